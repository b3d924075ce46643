# Beendete Spiele, Wiederholungen und das Ende eines Spiels, im Browser.

replay-games = Spiele
replay-games-about = Was hier gespielt wurde, Zug um Zug.
replay-player = Spieler
replay-player-any = wer auch immer
replay-card = Karte
replay-card-any = jede Karte
replay-kingdom = Königreich
replay-kingdom-any = jedes Königreich
replay-kingdom-own = { $first }, { $second } und { $count } weitere
replay-mine = Nur meine
replay-clear = Alle zeigen
replay-none = Noch keine Spiele
replay-none-about = Jedes beendete Spiel ist hier zu finden und kann Antwort für Antwort angesehen werden, von jedem Platz aus.
replay-none-found = Kein solches Spiel
replay-none-found-about = Nichts Gespieltes passt dazu. Versuch es mit weniger Wünschen.
replay-found = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
replay-play = Eines spielen
replay-more = Ältere Spiele
replay-loading = Wird gesucht …
replay-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
replay-turns-all = { $count ->
    [one] insgesamt 1 Zug
   *[other] insgesamt { $count } Züge
}
replay-you = du
replay-bot = Bot
replay-resigned = aufgegeben
replay-place = { $place }.
replay-private = privat
replay-rated = gewertet

# Der Betrachter.

replay-table = Tisch
replay-controls = Wiederholung
replay-turn-back = Einen Zug zurück
replay-back = Eine Antwort zurück
replay-forward = Eine Antwort weiter
replay-turn-forward = Nächster Zug
replay-start = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-step = { $step } / { $steps }
replay-seen-by = Sicht
replay-seen-by-all = alle Hände offen
replay-open = offen
replay-link = Link
replay-link-long = Einen Link zu diesem Moment kopieren
replay-link-copied = Link kopiert
replay-link-failed = Die Adresse dieser Seite führt zu diesem Moment.
replay-result = Ergebnis
replay-record = Aufzeichnung
replay-result-long = Wie das Spiel ausging
replay-hints = Tipps waren erlaubt.
replay-analysis = Analyse
replay-analysis-long = Was das Spiel entschieden hat
replay-analysis-about = Jede Entscheidung wird mit der besten anderen verglichen, nach dem, was man wissen konnte: was sie gekostet hat, und was Glück war. Das dauert etwa eine Minute, und alle, die diese Wiederholung öffnen, sehen das Ergebnis.
replay-analysis-begin = Dieses Spiel analysieren
replay-analysis-running = Jede Entscheidung wird betrachtet …
replay-analysis-chance = Siegchance in %
replay-analysis-share = { $share } %
replay-analysis-better = Besser: { $other }. Das kostete { $lost } ± { $error } %.
replay-hand-empty = keine Karten
replay-asked = { $player } wird gefragt
replay-decides = { $player } entscheidet.
replay-answer = Antwort
replay-answer-none = keine
replay-over = Das Spiel ist vorbei.
replay-missing = Dieses Spiel kann nicht gezeigt werden
replay-to-games = Alle Spiele

# Die Prüfung der Karten.

replay-verify = Aufzeichnung und Mischung
replay-verify-about = Niemand konnte die Karten zurechtlegen. Bevor sich jemand setzte, nannte der Server die Festlegung, den Hash eines Geheimnisses; alle gaben einen Wert dazu; der Startwert aller Mischungen ist der Hash des Geheimnisses und der Werte. Mit der Aufzeichnung kann das jeder prüfen.
replay-verify-how = Lade die Aufzeichnung herunter und lass sie auf deinem eigenen Rechner prüfen:
replay-commitment = Festlegung
replay-secret = Geheimnis
replay-values = Werte
replay-value-none = (keiner)
replay-seed = Startwert
replay-generator = Generator
replay-download = Aufzeichnung herunterladen

# Das Ende eines Spiels.

replay-end-rest = Die übrigen Karten
replay-end-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
replay-end-no-points = Keine Karte, die zählt.
replay-look = Wiederholung ansehen

# Die Kurven.

replay-graph = Der Verlauf
replay-graph-points-long = Punkte nach jedem Zug
replay-graph-money-long = Geld auf allen Geldkarten nach jedem Zug
replay-graph-turn = Zug
replay-graph-start = Beginn
replay-graph-look = { $turn } ansehen
replay-lead-own = { $player } ging in Zug { $turn } in Führung und blieb vorn.
replay-lead-other = { $player } ging in Zug { $turn } von { $other } in Führung und blieb vorn.
replay-lead-extra = { $player } ging in einem zusätzlichen Zug in Führung und blieb vorn.
replay-tie-turns = Es steht unentschieden; { $player } gewinnt mit weniger Zügen.
replay-tie-shared = { $players } haben gleich viele Punkte und gleich viele Züge.
replay-graph-missing = Die Kurven konnten nicht geladen werden.

# Von einem Moment aus weiterspielen.

branch-play-on = Von hier weiterspielen
branch-about = Das Spiel bleibt, wie es ist; was du spielst, ist ein eigenes Spiel mit eigenem Link.
branch-seat = Dein Platz
branch-instead = Statt { $player }
branch-cards = Karten
branch-anew = Neu gegeben
branch-anew-about = Was der Spieler am Zug nicht sehen kann, wird neu gegeben; die Wiederholung verrät also nicht, was kommt.
branch-same = Wie damals
branch-same-about = Alle Karten kommen wie damals, solange dieselben Stapel gemischt werden: Was wäre, wenn du anders gespielt hättest?
branch-go = Spielen
branch-origin = Fortgesetzt ab Zug { $turn } von { $players }
branch-origin-extra = Fortgesetzt ab einem zusätzlichen Zug von { $players }
branch-count = { $count ->
    [one] Einmal weitergespielt
   *[other] { $count }-mal weitergespielt
}
branch-list = Von diesem Spiel aus weitergespielt
branch-from = ab Zug { $turn } von { $player }
branch-from-extra = ab einem zusätzlichen Zug von { $player }
branch-look = Wiederholung
branch-to-table = Zum Tisch
branch-to-origin = Das Spiel davor
branch-room-anew = Hier wird ein beendetes Spiel fortgesetzt; verdeckte Karten werden neu gegeben.
branch-room-same = Hier wird ein beendetes Spiel mit denselben Karten fortgesetzt: Seine Wiederholung verrät, was kommt.
branch-beside = Nebeneinander
branch-beside-about = Zwei Spiele mit demselben Anfang, am Ende desselben Zuges. Hervorgehoben ist, wovon jemand mehr hat als im anderen Spiel.
branch-original = Das Spiel
branch-variation = Weitergespielt
branch-more = mehr als im anderen Spiel:

# Eine Partie von anderswo.

paste-title = Eine Partie von anderswo analysieren
paste-about = Füge die Aufzeichnung einer beendeten Partie ein, wie Throneroom sie schreibt, oder wähle ihre Datei. Sie wird als deine Partie aufbewahrt: Nur du findest sie hier, und wer ihren Link hat, kann sie ansehen.
paste-record = Aufzeichnung
paste-placeholder = throneroom record 1 …
paste-file = Datei wählen
paste-go = Partie ansehen
paste-checking = Wird nachgespielt …
paste-empty = Füge zuerst eine Aufzeichnung ein, oder wähle eine Datei.
paste-too-long = Das ist zu lang für eine Aufzeichnung: höchstens { $most } Zeichen.
paste-mark = von anderswo
paste-deal = Diese Partie wurde anderswo gespielt. Über ihre Kartenverteilung wurde auf diesem Server nichts zugesichert.
paste-remove = Diese Partie entfernen
paste-remove-sure = Wirklich entfernen?

# Von einem Moment aus, tausendmal.

from-here-title = Von hier aus, 1000-mal
from-here-about = Bots spielen von diesem Moment an weiter, jedes Mal mit anderen verdeckten Karten: wer gewinnt, wie oft, und mit welcher Antwort.
from-here-plays = { $player } spielt
from-here-likely = wie die bisherigen Käufe es nahelegen
from-here-begin = 1000 Partien durchrechnen
from-here-running = Wird gespielt …
from-here-done = { $count } Spiele sind gespielt.
from-here-wins = Nach { $count } Spielen, jedes noch etwa { $turns } Züge lang für alle
from-here-head-wins = Siege
from-here-head-points = Punkte
from-here-head-lead = Vorsprung
from-here-head-behind = Hinter der besten
from-here-range = { $low }–{ $high } %
from-here-answers = Was { $player } hier antworten kann, bei denselben Karten
from-here-given = gespielt
from-here-best = beste
from-here-even = kein klarer Unterschied
from-here-behind = { $lost } ± { $error } %
