# Das Strategielabor: die Befehle und was sie annehmen, dann Ergebnisse im Terminal und in Berichten.

cli-lab = Strategien in Tausenden von Spielen erproben
cli-lab-compare = Pläne gegeneinander spielen lassen und sehen, welcher wie oft gewinnt
cli-lab-compare-plan = der Name eines Plans aus der Sammlung, eine Datei, der Plan selbst, eine Stufe ({ $known }) oder ein Bot in einer Python-Datei, DATEI.py:KLASSE
cli-lab-compare-kingdom = ein empfohlenes Königreich, zehn Kartennamen oder random (sonst die Karten der Pläne und andere nach Zufall)
cli-lab-compare-players = für wie viele (sonst so viele, wie es Pläne sind)
cli-lab-compare-games = wie viele Spiele (sonst 10.000, mit einer Stufe, die vorausdenkt, 100; mit --until höchstens 100.000)
cli-lab-compare-seed = beliebiger Text; der gleiche Startwert gibt die gleichen Zahlen
cli-lab-compare-think = wie viele Sekunden eine Stufe, die vorausdenkt, über eine Frage nachdenkt (sonst 0,1)
cli-lab-compare-rollouts = wie viele Spiele sie sich stattdessen vorstellt, damit sie immer gleich spielt
cli-lab-compare-jobs = wie viele Prozesse (sonst einer für jeden Kern)
cli-lab-compare-ray = auf dem Ray-Cluster an dieser Adresse spielen; local startet hier einen
cli-lab-compare-until = aufhören, wenn mit dieser Irrtumswahrscheinlichkeit entschieden ist, welcher Plan der beste ist, etwa 1%%
cli-lab-compare-profile = die Regeln: { $known } (sonst die ersten)
cli-lab-compare-json = nur ein JSON-Objekt ausgeben
cli-lab-compare-html = einen Bericht mit Bildern in diese Datei schreiben
cli-lab-compare-csv = die Zahlen, durch Kommas getrennt, in diese Datei schreiben
cli-lab-compare-parquet = die Zahlen in diese Parquet-Datei schreiben

cli-lab-tournament = jeden Plan gegen jeden spielen lassen und ihre Wertungen sehen
cli-lab-tournament-plan = wie bei compare; ohne Angabe alle Pläne der Sammlung, die zum Königreich passen
cli-lab-tournament-kingdom = { cli-lab-compare-kingdom }
cli-lab-tournament-games = wie viele Spiele für jedes Paar (sonst 1.000)
cli-lab-tournament-seed = { cli-lab-compare-seed }
cli-lab-tournament-think = { cli-lab-compare-think }
cli-lab-tournament-rollouts = { cli-lab-compare-rollouts }
cli-lab-tournament-jobs = { cli-lab-compare-jobs }
cli-lab-tournament-ray = { cli-lab-compare-ray }
cli-lab-tournament-profile = { cli-lab-compare-profile }
cli-lab-tournament-json = { cli-lab-compare-json }
cli-lab-tournament-html = { cli-lab-compare-html }
cli-lab-tournament-csv = { cli-lab-compare-csv }
cli-lab-tournament-parquet = { cli-lab-compare-parquet }
cli-lab-opening = die besten ersten zwei Käufe eines Plans finden, für $5 und $2 und für $4 und $3
cli-lab-opening-plan = { cli-lab-compare-plan }
cli-lab-opening-against = wer dagegen spielt (sonst der gleiche Plan)
cli-lab-opening-cards = die Karten, die erprobt werden, durch Kommas getrennt (sonst die des Königreichs, oder ohne Königreich die des Plans)
cli-lab-opening-kingdom = { cli-lab-compare-kingdom }
cli-lab-opening-games = wie viele Spiele für jede Eröffnung (sonst 1.000)
cli-lab-opening-seed = { cli-lab-compare-seed }
cli-lab-opening-think = { cli-lab-compare-think }
cli-lab-opening-rollouts = { cli-lab-compare-rollouts }
cli-lab-opening-jobs = { cli-lab-compare-jobs }
cli-lab-opening-ray = { cli-lab-compare-ray }
cli-lab-opening-profile = { cli-lab-compare-profile }
cli-lab-opening-json = { cli-lab-compare-json }
cli-lab-opening-html = { cli-lab-compare-html }
cli-lab-opening-csv = { cli-lab-compare-csv }
cli-lab-opening-parquet = { cli-lab-compare-parquet }
cli-lab-find = starke Pläne für ein Königreich suchen
cli-lab-find-kingdom = ein empfohlenes Königreich, zehn Kartennamen oder random
cli-lab-find-seconds = wie viele Sekunden lang gesucht wird (sonst { $known }); die Zahlen am Ende brauchen noch einige
cli-lab-find-players = für wie viele Spieler (sonst 2)
cli-lab-find-seed = beliebiger Text, der über den Zufall entscheidet und darüber, was random zieht; wie weit eine Suche kommt, hängt vom Rechner ab, die Zahlen können also trotzdem verschieden sein
cli-lab-find-plans = jeden Plan in eine Datei in diesem Ordner schreiben
cli-lab-find-jobs = { cli-lab-compare-jobs }
cli-lab-find-ray = { cli-lab-compare-ray }
cli-lab-find-profile = { cli-lab-compare-profile }
cli-lab-find-json = { cli-lab-compare-json }
cli-lab-find-html = { cli-lab-compare-html }
cli-lab-find-csv = { cli-lab-compare-csv }
cli-lab-find-parquet = { cli-lab-compare-parquet }
cli-lab-from = ein aufgezeichnetes Spiel von einem seiner Momente aus immer wieder weiterspielen und sehen, wer wie oft gewinnt
cli-lab-from-record = eine Datei oder die Zeile selbst
cli-lab-from-plan = wer spielt, nach Plätzen; einer allein spielt alle (sonst die Stufe plan)
cli-lab-from-turn = wo dieser Zug beginnt; gezählt werden die Züge aller (sonst der erste)
cli-lab-from-after = nach so vielen Antworten
cli-lab-from-answer = eine Antwort, die dort erprobt wird, wie sie in Aufzeichnungen steht; mehrere werden mit denselben Karten verglichen
cli-lab-from-games = wie viele Spiele, mit jeder Antwort (sonst 1.000)
cli-lab-from-think = { cli-lab-compare-think }
cli-lab-from-rollouts = { cli-lab-compare-rollouts }
cli-lab-from-seed = { cli-lab-compare-seed }
cli-lab-from-jobs = { cli-lab-compare-jobs }
cli-lab-from-ray = { cli-lab-compare-ray }
cli-lab-from-json = { cli-lab-compare-json }
cli-lab-from-html = { cli-lab-compare-html }
cli-lab-from-csv = { cli-lab-compare-csv }
cli-lab-from-parquet = { cli-lab-compare-parquet }
cli-lab-sample = ein Spiel eines Vergleichs Zug um Zug zeigen
cli-lab-sample-plan = { cli-lab-compare-plan }
cli-lab-sample-kingdom = { cli-lab-compare-kingdom }
cli-lab-sample-players = { cli-lab-compare-players }
cli-lab-sample-seed = der Startwert des Vergleichs
cli-lab-sample-think = { cli-lab-compare-think }
cli-lab-sample-rollouts = { cli-lab-compare-rollouts }
cli-lab-sample-game = welches seiner Spiele, gezählt ab 1 (sonst 1)
cli-lab-sample-profile = { cli-lab-compare-profile }

cli-value-plan = PLAN
cli-value-percent = PROZENT
cli-value-address = ADRESSE
cli-value-cards = KARTE,KARTE
cli-value-file = DATEI

error-two-plans = zum Vergleichen gehören mindestens zwei Pläne
error-too-many-plans = { $plans } Pläne passen nicht an einen Tisch für { $players }; mit „throneroom lab tournament“ treffen sie paarweise aufeinander
error-plan-card-missing = der Plan „{ $plan }“ braucht { $cards }, und das fehlt im Königreich
error-plans-need = zusammen brauchen die Pläne { $count } Königreichkarten, und ein Königreich hat { $size }
error-no-game = ein Spiel { $number } gibt es nicht: Sie zählen ab 1
error-no-games = aus { $games } Spielen lässt sich nichts lernen
error-no-jobs = { $jobs } Prozesse können nichts spielen
error-no-thought = ein Bot kann nicht { $seconds } Sekunden über eine Frage nachdenken
error-no-rollouts = ein Bot kann sich nicht { $rollouts } Spiele vorstellen
error-no-seconds = eine Suche kann nicht { $seconds } Sekunden dauern
error-until = „{ $share }“ ist keine Irrtumswahrscheinlichkeit; 1% oder 0.01 wäre eine
error-worker-died = ein Prozess, der gespielt hat, wurde beendet; vielleicht war der Speicher zu knapp
error-no-cluster = bei { $address } ist kein Ray-Cluster: { $reason }
error-extra-missing = dafür fehlen Pakete: pip install 'throneroom[{ $extra }]'
error-no-folder = den Ordner gibt es nicht
error-python-line = Zeile { $line }: { $reason }
error-file-no-bot = darin ist kein Bot definiert, also keine Klasse, die von throneroom.Bot erbt
error-file-many-bots = darin sind mehrere Bots definiert, nenne also einen davon wie in { $file }:KLASSE: { $bots }
error-bot-failed = der Bot { $bot } ist in { $file }, Zeile { $line } gescheitert: { $reason }

# Zahlen

lab-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-count = { NUMBER($count) }
lab-whole-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-rating = { NUMBER($points, maximumFractionDigits: 0) }
lab-error = ± { NUMBER($points, maximumFractionDigits: 0) }
lab-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Im Terminal

lab-running = { $plan }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } nach { NUMBER($games) } Spielen
lab-from = Ab Zug { $turn } von { $player }
lab-head-player = Spieler
lab-head-answer = Antwort
lab-answer-none = keine
lab-note-tried = Wie oft { $player } nach jeder Antwort gewinnt, mit denselben Karten.
lab-head-place = Nr.
lab-head-plan = Plan
lab-head-rate = Siegquote
lab-head-interval = 95-%-Intervall
lab-head-wins = allein
lab-head-ties = geteilt
lab-head-losses = verloren
lab-head-points = Punkte
lab-head-turns = Züge
lab-head-rating = Wertung
lab-head-error = 95 %
lab-head-opening = Die ersten zwei Käufe
lab-head-behind = zurück
lab-leader = { $plan } führt nach { NUMBER($games) } Spielen
lab-games = { NUMBER($games) } Spiele
lab-split = Mit ${ $coins } und ${ $rest }
lab-nothing = nichts
lab-own-opening = wie der Plan entscheidet
lab-own-kingdoms = für jedes Paar eines, um die Karten seiner Pläne
lab-plays = { $plan } spielt { $choice }.
lab-about-choice = Spielt
lab-about-coins = Geld
lab-about-bought = Gekauft
lab-seat = { $seat ->
    [1] Als Erster
    [2] Als Zweiter
    [3] Als Dritter
    [4] Als Vierter
    [5] Als Fünfter
   *[6] Als Sechster
}
lab-seat-rate = { $rate } ({ $bounds })
lab-note-hundred = Wie viele von 100 Spielen der Plan der Zeile gegen den Plan der Spalte gewinnt. Nach ~ ist kein Unterschied gesichert.
lab-best-shown = Das sind die besten { $shown } von { $count } Plänen; mit --json kommen die Ergebnisse aller.
lab-interrupted = Abgebrochen; das war bis dahin bekannt.

# Was herauskam

lab-ahead = { $plan } ist besser: Von 100 Spielen gewinnt er { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr als { $other }.
lab-even = Zwischen { $plan } und { $other } ist kein Unterschied gesichert.
lab-opening-ahead = { $plan } ist besser: Von 100 Spielen gewinnt man damit { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr als mit { $other }.
lab-decided = { $plan } ist der beste Plan, bei einer Irrtumswahrscheinlichkeit von höchstens { NUMBER($error, style: "percent", maximumFractionDigits: 3) }.
lab-undecided = Welcher Plan der beste ist, ist bei einer Irrtumswahrscheinlichkeit von { NUMBER($error, style: "percent", maximumFractionDigits: 3) } nicht entschieden.
lab-lengths = Ein Spiel dauerte im Mittel { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Runden, acht von zehn dauerten { $short } bis { $long }.
lab-endings = Spielende: { $endings }.
lab-ended-provinces = letzte Provinz { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-ended-colonies = letzte Kolonie { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-ended-piles = leere Stapel { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-ended-turn-limit = zu viele Züge { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-coins = (höchstens { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }, in Zug { $turn })
lab-scale = Geld ist der Mittelwert vor dem ersten Kauf eines Zuges; für alle Pläne steht { $lowest } für { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } und { $highest } für { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
lab-bought-card = { $card } { NUMBER($often, minimumFractionDigits: 1, maximumFractionDigits: 1) } (Zug { NUMBER($turn, maximumFractionDigits: 0) })
lab-speed = { NUMBER($games) } Spiele in { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($rate, maximumFractionDigits: 0) } in der Sekunde.

# Der Bericht

lab-versus = { $plan } gegen { $other }
lab-plans = { $count } Pläne an einem Tisch
lab-played = { NUMBER($games) } Spiele mit { $players } Spielern: { NUMBER($deals) } Kartenverteilungen, jede von allen Plätzen aus gespielt.
lab-title-rates = Wer gewinnt
lab-note-rates = Kräftig sind Siege, blass geteilte Siege, die anteilig zählen. Die gepunktete Linie zeigt, wo gleich gute Pläne lägen.
lab-note-interval = Der kurze Strich um den Punkt ist das 95-%-Intervall.
lab-note-any-time = Der kurze Strich um den Punkt ist ein 95-%-Intervall, das gilt, wann immer man aufhört.
lab-title-coins = Geld, Zug um Zug
lab-title-points = Punkte, Zug um Zug
lab-note-bands = Gezählt ist das Geld vor dem ersten Kauf. Die Linie ist der Mittelwert; in den Bändern liegen die mittlere Hälfte und acht von zehn Spielen.
lab-note-band = Gezählt ist das Geld vor dem ersten Kauf. Die Linie ist der Mittelwert; im Band liegt die mittlere Hälfte der Spiele.
lab-note-watched = Dafür wurde { NUMBER($games) } Spielen zugesehen; Züge erscheinen, solange ein Viertel der Spiele sie hatte.
lab-title-gains = Was wann genommen wurde
lab-note-gains = Jede Spalte ist ein Zug, und kräftiger heißt öfter. Rechts steht, wie viele der Karte in einem Spiel genommen wurden.
lab-title-lengths = Wie lange die Spiele dauerten
lab-title-endings = Wie die Spiele endeten
lab-title-plans = Die Pläne
lab-repeat = Das gibt die gleichen Zahlen noch einmal:
lab-play-again = Das spielt dasselbe noch einmal, mit etwas anderen Zahlen, denn master denkt nach der Uhr (mit --rollouts nicht):
lab-plot-rates = Anteil der Siege jedes Plans
lab-plot-lengths = Verteilung der Rundenzahl
lab-plot-gains = Genommene Karten nach Zügen
lab-rounds = { $rounds } Runden: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-gained = { $card }, Zug { $turn }: { NUMBER($often, minimumFractionDigits: 2, maximumFractionDigits: 2) } pro Spiel
lab-tournament = Turnier von { $count } Plänen
lab-best = { $plan } hat die höchste Wertung.
lab-played-pairs = { NUMBER($games) } Spiele, bis zu { NUMBER($each) } für jedes Paar.
lab-title-ratings = Wertungen
lab-note-ratings = 0 ist das Mittel aller. 400 Punkte mehr sind ein Verhältnis von zehn zu eins. Die Linie ist das 95-%-Intervall.
lab-title-meetings = Wer wen schlägt
lab-note-meetings = Wie oft der Plan der Zeile gegen den Plan der Spalte gewinnt; ein geteilter Sieg ist ein halber.
lab-note-many = Bei { $players } Spielern spielen alle anderen denselben Plan, und die Anteile sind wie gegen einen einzigen Gegner angegeben: 50 % heißt so gut wie jeder von ihnen.
lab-cycles = { $count ->
    [one] Vorsicht: Diese Pläne schlagen einander im Kreis, die Wertung allein sagt also nicht, wer wen schlägt.
   *[other] Vorsicht: Einige Pläne schlagen einander im Kreis, die Wertung allein sagt also nicht, wer wen schlägt.
}
lab-cycle-step = { $plan } schlägt { $other } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
lab-cycles-more = und { $count } weitere
lab-openings = Die ersten zwei Käufe von { $plan } gegen { $other }
lab-openings-mirror = Die ersten zwei Käufe von { $plan } gegen sich selbst
lab-played-openings = { NUMBER($games) } Spiele, mit denselben Kartenverteilungen für alle Eröffnungen einer Aufteilung.
lab-note-behind = Unter „zurück“ steht, wie viele von 100 Spielen die beste Eröffnung bei denselben Kartenverteilungen mehr gewinnt, mit dem 95-%-Intervall.
lab-note-openings = Die gepunktete Linie ist die Hälfte aller Spiele; die Linie um einen Punkt ist das 95-%-Intervall.

cli-lab-plans = die Sammlung der Pläne
cli-lab-plans-plan = diesen Plan zeigen; ohne ihn werden alle aufgezählt
library-line = { $name }: { $title }
lab-found = Pläne für { $cards }
lab-found-lead = Die Häufigkeiten gelten unter der Annahme, dass zwei von fünf Gegnern den besten Plan der Sammlung spielen und die anderen deine Pläne kennen.
lab-found-plan = Plan { $number }: { NUMBER($weight, style: "percent", maximumFractionDigits: 0) } der Spiele, gewinnt { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } gegen den besten der Sammlung
lab-found-other = Plan { $number }: einer der nächstbesten, gewinnt { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } gegen den besten der Sammlung
lab-found-first = Wer beginnt, gewinnt { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Spiele zwischen den Plänen der Mischung.
lab-found-name = Plan { $number }
lab-found-library = Bester der Sammlung
lab-found-buys = ${ $coins }/${ $rest }: { $cards }
lab-found-worth = { $card } { NUMBER($lost, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-found-so-far = am besten { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $plan }
lab-search-ending = Nach dieser Runde und einem letzten Blick auf die Pläne ist Schluss; noch einmal Strg+C beendet die Suche sofort.
lab-search-dropped = Sofort abgebrochen: Es bleibt nur, was schon vorher aufbewahrt war.
lab-about-opening = Eröffnung
lab-about-worth = Wert
lab-note-worth = Der Wert einer Karte ist der Anteil der Spiele, den der Plan ohne sie verliert; bis zu drei Punkte mehr oder weniger können Zufall sein. Die Eröffnung ist, was er in den ersten beiden Zügen meistens kauft, je nachdem, wie sich seine sieben Münzen auf sie verteilen.
lab-search-again = Damit wird von hier aus weitergesucht:
lab-kept = Aufbewahrt in { $file }; die nächste Suche für dieses Königreich geht von dort aus weiter.
lab-kept-before = Nicht aufbewahrt: Was in { $file } steht, stammt aus einer längeren Suche ({ NUMBER($seconds, maximumFractionDigits: 0) } s) und bleibt erhalten.
