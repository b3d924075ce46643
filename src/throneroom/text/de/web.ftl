# Der Client im Browser.

web-offline = Keine Verbindung zum Server.
web-lost = Verbindung verloren. Neuer Versuch …
web-back = Zurück
web-close = Schließen
web-more = Mehr

# Die Startseite.

web-tagline = Dominion, mit Freunden oder gegen Bots
web-your-name = Dein Name
web-play-now = Sofort spielen
web-play-now-about = ein Spiel gegen einen Bot
web-new-table = Neuer Tisch
web-new-table-about = für Freunde, an anderen Bildschirmen oder an diesem
web-lobby = Lobby
web-learn = Lernen
web-learn-about = das Spiel in wenigen Zügen
web-replays = Spiele
web-replays-about = ansehen, was gespielt wurde
web-settings = Einstellungen
web-fan = Ein inoffizielles Fanprojekt. Dominion ist eine Marke ihrer Inhaber. Embleme: game-icons.net, CC BY 3.0.

# Am Tisch.

web-your-turn = Dein Zug
web-your-turn-number = Dein Zug { $turn }
web-turn-of = Zug { $turn } von { $player }
web-extra-turn-of = Zug von { $player }
web-turn-by = { $turn }, gespielt von { $player }
web-turn-by-you = { $turn }, gespielt von dir
web-waiting-for = Warten auf { $player }
web-watching = Du schaust zu.
web-actions = { $count ->
    [one] Aktion
   *[other] Aktionen
}
web-buys = { $count ->
    [one] Kauf
   *[other] Käufe
}
web-coins = { $count ->
   *[other] Geld
}
web-potions = { $count ->
    [one] Trank
   *[other] Tränke
}
web-tokens = Taler
web-hand-of = Hand von { $player }
web-your-hand = Deine Hand
web-deck = Nachziehstapel
web-deck-short = Stapel
web-hand = Hand
web-discard = Ablage
web-points = Punkte
web-open-log = Verlauf öffnen
web-last-turn-of = Letzter Zug von { $player }
web-last-trashed = entsorgt
web-last-became = für
web-last-gained = genommen
web-last-bought = gekauft
web-last-nothing = nichts gekauft
web-last-idle = nichts getan
web-waste-coins = Du könntest für { $coins } noch etwas kaufen. Noch einmal Leertaste beendet den Zug.
web-waste-actions = Du könntest noch eine Aktion spielen. Noch einmal Leertaste macht ohne sie weiter.
web-showing = { $player } spielt. Eine Taste oder ein Klick überspringt das.
web-played-times = { $count ->
    [2] zweimal gespielt
   *[other] { $count }-mal gespielt
}
web-in-play = Im Spiel
web-trash = Müll
web-prizes = Preise
web-market = Zum Verkauf
web-market-look = Karten zum Verkauf ansehen
web-market-hidden = In unbekannter Reihenfolge
web-market-known = Darunter, in dieser Reihenfolge
web-offers = Im Angebot
web-set-aside = Zur Seite gelegt
web-revealed = Aufgedeckt
web-supply = Vorrat
web-kingdom = Königreich
web-log = Verlauf
web-log-earlier = { $count ->
    [one] 1 früherer Zug
   *[other] { $count } frühere Züge
}
web-say = Sag etwas
web-mute = stummschalten
web-muted = { $player } ist stumm.
web-unmute = Wieder zuhören
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-hint = Tipp
web-hint-ask = Um Tipps bitten
web-hint-thinking = Überlegt …
web-hint-none = Es wurde kein Tipp gefunden. Versuche es noch einmal.
web-hint-best = { $answer } (Tipp)
web-confirm = Bestätigen
web-confirm-count = { $count } bestätigen
web-none = Keine
web-all-cards = Alle Karten
web-cards-unknown = Nicht bekannt: Karten wurden verdeckt weitergegeben.
web-cards-of = Karten von { $player }
web-look-at-cards = Karten ansehen
web-on-top = Oben auf dem Nachziehstapel
web-choose-some = { $least ->
    [0] bis zu { $most }
   *[other] mindestens { $least }
}
web-choose-exactly = genau { $most }
web-choose-between = { $least } bis { $most }
web-asking-of = { $name } von { $player }
web-game-over = Spielende
web-you-win = Du gewinnst
web-wins = { $players } gewinnt
web-win = { $players } teilen sich den Sieg
web-draw-game = Niemand gewinnt
web-rematch = Revanche
web-rematch-asks = { $player } möchte eine Revanche.
web-rematch-asks-other = { $player } möchte eine Revanche mit einem anderen Königreich: { $kingdom }.
web-rematch-asked = Du hast um eine Revanche gebeten.
web-rematch-agreed = { $count ->
    [one] { $players } ist dabei.
   *[other] { $players } sind dabei.
}
web-rematch-waiting = Warten auf { $players }.
web-rematch-declined = { $player } hat die Revanche abgelehnt.
web-rematch-left = { $count ->
    [one] { $players } ist gegangen.
   *[other] { $players } sind gegangen.
}
web-rematch-go = Zur Revanche
web-rematch-watch = Bei der Revanche zusehen
web-other-kingdom = Anderes Königreich
web-to-start = Zur Startseite
web-away = weg
web-thinking = überlegt
web-bot = Bot
web-take-back = Wieder selbst spielen
web-ask-for-bot = Einen Bot für { $player } spielen lassen
web-vote-undo = { $player } möchte eine Antwort zurücknehmen.
web-vote-undo-what = { $player } möchte zurücknehmen:
web-vote-undo-more = { $count ->
    [one] und noch etwas
   *[other] und { $count } weitere Dinge
}
web-vote-bot = { $player } schlägt vor, dass für { $other } ein Bot spielt.
web-vote-hints = { $player } bittet um Tipps an diesem Tisch, für alle und bis zum Ende der Partie.
web-hints-on = An diesem Tisch sind Tipps erlaubt.
web-hints-end = Keine Tipps mehr
web-agree = Zustimmen
web-disagree = Ablehnen
web-withdraw = Zurückziehen
web-hand-over = Gib { $player } den Bildschirm
web-hand-over-ready = Ich bin { $player }
web-search = Zu einer Karte springen
web-help = Tasten
web-key-space = bestätigen oder weiter
web-key-number = auswählen
web-key-slash = zu einer Karte springen
web-key-kingdom = das Königreich zum Lesen
web-key-undo = zurücknehmen
web-key-hint = ein Tipp, oder um Tipps bitten
web-key-log = Verlauf
web-key-look = die Karte im Fokus groß zeigen
web-key-escape = schließen oder die Auswahl aufheben

# Der Warteraum.

web-waiting-room = Tisch
web-link = Schick diesen Link deinen Freunden
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = Der Link als QR-Code
web-in-lobby = In der Lobby
web-by-link-only = Nur mit dem Link
web-close-table = Tisch schließen
web-close-table-sure = Wirklich schließen?
web-draft-from = Aus: { $sets }.
web-draft = Das Königreich wird gewählt
web-draft-yours = Du bist dran: Wähle Karte { $place } von 10.
web-draft-other = { $player } wählt Karte { $place } von 10.
web-take-kingdom = Diese Karten nehmen
web-sit = Hinsetzen
web-stand = Aufstehen
web-free-seat = Freier Platz
web-start-game = Spiel beginnen
web-seats-free = Warten auf Mitspieler
web-begin-when-full = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-add-here = Noch ein Spieler an diesem Bildschirm
web-add-name = Name
web-add = Dazusetzen
web-add-name-missing = Wie heißt dieser Spieler?
web-free-the-seat = Platz freigeben
web-invites = { $player } lädt dich zu einem Spiel ein
web-invited = Du bist zu einem Spiel eingeladen
web-table-full = Alle Plätze sind besetzt. Du kannst zusehen, sobald das Spiel beginnt.
web-begin-when-back = { $count ->
    [one] Das Spiel beginnt, sobald { $players } wieder da ist.
   *[other] Das Spiel beginnt, sobald { $players } wieder da sind.
}
web-rated-table = Dieser Tisch ist gewertet: Das Spiel zählt für die Rangliste.
web-rated-account = Um hier zu spielen, brauchst du ein Konto mit eingeschalteter Wertung.
web-rated-log-in = Anmelden oder Konto anlegen
web-rated-turn-on = Wertung für mein Konto einschalten

# Kleine Wörter.

web-player = Spieler
web-players = Mitspieler
web-question = Frage
web-space = Leertaste
web-clock = Uhr
web-bane = Bann
web-mat = Inseltableau
web-private-mat = Dorftableau
web-mat-tokens = Beute
web-victory-tokens = Punktemarker
web-markers-mat = Handelstableau
web-marker = Marker
web-forbidden = nicht zu kaufen
web-pile-tokens = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
web-stays = bleibt
web-stays-times = bleibt, { $count }-mal gespielt
web-other-cards = Andere Karten
web-no-table = Diesen Tisch gibt es nicht.
web-table-closed = Dieser Tisch wurde geschlossen.
web-not-let-in = Hier kannst du nicht hinein.

# Was von einer Karte vorgelesen wird.

web-card-price = { $potions ->
    [0] kostet { $coins }
   *[other] kostet { $coins } und einen Trank
}
web-card-price-now = { $potions ->
    [0] kostet jetzt { $coins } statt { $was }
   *[other] kostet jetzt { $coins } und einen Trank statt { $was }
}
web-card-left = noch { $count }
web-card-times = { $count } davon
web-card-empty = leer
web-card-order = Nummer { $number }
web-buy-at-once = kann gleich gekauft werden

# Lektionen.

web-lesson-would = Das würde geschehen:
web-lesson-other = Das ist erlaubt, aber diese Lektion geht einen anderen Weg.
web-lesson-again = Versuch es noch einmal.
web-lesson-on = Weiter

# Das Menü des Tisches.

web-menu = Menü
web-unread = Neue Bemerkungen:
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-leave = Tisch verlassen
web-spectators = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
