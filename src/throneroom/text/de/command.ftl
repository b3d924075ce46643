# Die Kommandozeile: was jeder Befehl tut, was er annimmt, und was für das Getippte steht.

cli = das Kartenspiel Dominion im Terminal
cli-lang = die Sprache (sonst die des Systems)
cli-version = die Version zeigen und aufhören
cli-commands = Befehle
version-compiled = throneroom { $version }, Engine kompiliert
version-uncompiled = throneroom { $version }, Engine nicht kompiliert: Simulationen dauern etwa 50-mal so lang; installiere einen C-Compiler mit den Headern von Python und danach Throneroom noch einmal
uncompiled-warning = throneroom: WARNUNG: Diese Installation ist nicht kompiliert, vermutlich weil beim Bauen kein C-Compiler gefunden wurde. Alles funktioniert, aber Simulationen dauern etwa 50-mal so lang. Installiere einen C-Compiler mit den Headern von Python (unter Debian: apt install gcc python3-dev) und danach Throneroom noch einmal mit pip install --force-reinstall --no-cache-dir. Diese Warnung erscheint nur einmal; throneroom --version sagt jederzeit, welche Form installiert ist.

cli-play = gegen Bots und mit anderen an einem Bildschirm spielen
cli-play-kingdom = ein empfohlenes Königreich, zehn Kartennamen oder random (sonst: Erstes Spiel)
cli-play-players = zu wievielt, 2 bis 4, höchstens 6 (sonst 2)
cli-play-people = wie viele davon Menschen sind (sonst 1)
cli-play-names = ihre Namen, mit Kommas dazwischen
cli-play-bot = wer auf den anderen Plätzen spielt: { $known }; für jeden Platz wiederholen
cli-play-think = wie viele Sekunden ein Bot, der vorausdenkt, über eine Frage nachdenkt (sonst 1)
cli-play-seed = beliebiger Text; der gleiche Startwert gibt das gleiche Spiel
cli-play-start = wer beginnt, gezählt ab 1
cli-play-profile = die Regeln: { $known } (sonst die zuerst genannten)
cli-play-from = ein aufgezeichnetes Spiel von einem seiner Momente aus gegen Bots weiterspielen: eine Datei oder die Zeile selbst
cli-play-turn = wo dieser Zug beginnt; gezählt werden die Züge aller (sonst der erste)
cli-play-after = nach so vielen Antworten
cli-play-seat = wo du sitzt, von 1 an gezählt (sonst, wer gefragt ist)
cli-play-same-cards = alle Karten kommen wie damals; sonst werden die neu gegeben, die der gefragte Spieler nicht sehen kann
cli-play-today = das Königreich des Tages: Königreich, Karten und Gegner kommen vom Datum; ohne Rangliste, die es nur auf einem Server gibt
cli-play-resume = ein gespeichertes Spiel fortsetzen: eine Datei oder die Zeile selbst

cli-serve = andere im Browser spielen lassen: dich, Freunde oder alle
cli-serve-host = die Adresse, auf der der Server hört (sonst 127.0.0.1, nur dieser Rechner)
cli-serve-port = der Port (sonst 8080)
cli-serve-data = wo alles aufbewahrt wird: ein Ordner, eine Datei oder postgresql://... (sonst ein Ordner von dir)
cli-serve-lan = alle im lokalen Netz kommen lassen und die Adresse als QR-Code zeigen
cli-serve-public-url = wo der Server zu erreichen ist, wenn ein Proxy davorsteht
cli-serve-allow-host = ein weiterer Name, unter dem Browser den Server erreichen, neben der öffentlichen Adresse, localhost und IP-Adressen; mehrfach möglich
cli-serve-think = wie viele Sekunden Bots der Stufe master über eine Frage nachdenken, von 0 bis 20 (sonst 1); in einem Zug haben sie dreimal so viel Zeit
cli-serve-think-processes = wie viele Prozesse Pläne suchen, sie vergleichen und Spiele analysieren dürfen, neben denen für Bots (sonst: halb so viele, wie es Kerne gibt); sie bekommen nur die Zeit, die sonst niemand braucht
cli-serve-ray = die Adresse eines Ray-Clusters, der statt eigener Prozesse Pläne sucht, sie vergleicht und Spiele analysiert
cli-serve-open = gleich im Browser dieses Rechners öffnen, wenn er einen Bildschirm hat

cli-admin = nach einem Server sehen: nach Tischen, Leuten und Daten
cli-admin-data = wo alles aufbewahrt wird, wie bei serve: ein Ordner, eine Datei oder postgresql://... (sonst ein Ordner von dir)
cli-admin-tables = die Tische auflisten, an denen gewartet oder gespielt wird, oder zeigen, wer an einem sitzt
cli-admin-tables-table = der Link oder die Kennung eines Tischs; ohne werden alle aufgelistet
cli-admin-close = einen Tisch ohne Ergebnis schließen
cli-admin-close-table = sein Link oder seine Kennung
cli-admin-accounts = alle Konten auflisten
cli-admin-ban = jemanden nicht mehr hereinlassen
cli-admin-ban-who = der Name eines Kontos oder die Kennung einer Person, wie tables sie zeigt
cli-admin-unban = jemanden wieder hereinlassen
cli-admin-unban-who = der Name eines Kontos oder die Kennung einer Person
cli-admin-reset-password = jemandem ein neues Passwort geben, der seins vergessen hat
cli-admin-reset-password-name = der Name des Kontos
cli-admin-delete-account = ein Konto löschen, mit allem, was verrät, wem es gehört hat
cli-admin-delete-account-name = der Name des Kontos
cli-admin-delete-account-yes = nicht fragen, ob du sicher bist
cli-admin-backup = eine SQLite-Datenbank kopieren, während ein Server sie benutzt, und die Kopie prüfen
cli-admin-backup-file = die Datei, die entstehen soll

cli-verify = bestätigen, dass bei einem aufgezeichneten Spiel ehrlich gegeben wurde
cli-verify-record = eine Datei oder die einzeilige Form
cli-verify-commitment = die Festlegung, die du vor dem Geben bekommen hast
deal-verified = Es wurde ehrlich gegeben: Das Geheimnis passt zur Festlegung { $commitment }, und der Startwert folgt daraus und aus den Werten der Spielenden ({ $values }). Gemischt wurde mit dem Generator { $generator }.
redeal-verified = Auch wo verdeckte Karten neu gegeben wurden, ging es ehrlich zu: Das Geheimnis passt zur Festlegung { $commitment }, und der Startwert folgt daraus und aus den Werten der Spielenden ({ $values }). Der Generator ist { $generator }.
no-value = keiner

cli-replay = ein aufgezeichnetes Spiel als Verlauf zeigen
cli-replay-record = eine Datei oder die Zeile selbst
cli-replay-turn = aufhören, wo dieser Zug beginnt; gezählt werden die Züge aller
cli-analyse = sagen, was ein aufgezeichnetes Spiel entschieden hat
cli-analyse-record = { cli-replay-record }
cli-analyse-seconds = wie lange es betrachtet wird (sonst: 55)
cli-analyse-all = jeden Fehler nennen, nicht nur die entscheidenden
cli-analyse-json = das Ergebnis als JSON ausgeben

cli-kingdom = ein Königreich finden oder ziehen
cli-kingdom-list = alle empfohlenen Königreiche
cli-kingdom-show = die Karten eines Königreichs
cli-kingdom-show-kingdom = ein empfohlenes Königreich oder zehn Kartennamen
cli-kingdom-random = ein zufälliges Königreich nach deinen Wünschen
cli-kingdom-random-seed = beliebiger Text; der gleiche Startwert zieht das gleiche Königreich
cli-kingdom-random-set = aus dieser Erweiterung ziehen, N Karten: base (Basisspiel), base-2 (zweite Auflage), intrigue (Die Intrige), intrigue-2, alchemy (Die Alchemisten), cornucopia (Reiche Ernte), guilds (Die Gilden), seaside, prosperity, hinterlands oder promos; für mehrere wiederholen
cli-kingdom-random-require = eine Karte, die dabei sein muss
cli-kingdom-random-ban = eine Karte, die nicht dabei sein darf
cli-kingdom-random-with = mindestens eine Karte dieser Art: villages (mehr Aktionen), buys (mehr Käufe), trashing (zum Entsorgen), drawing (zum Ziehen), attacks (Angriffe), reactions (Reaktionen), durations (Dauerkarten), victory_tokens (Punktemarker) oder gains (Wirkung beim Nehmen)
cli-kingdom-random-without = keine Karte dieser Art
cli-kingdom-random-curve = je mindestens eine Karte für $2, $3, $4 und $5
cli-kingdom-random-most-alchemy = höchstens so viele Karten der Alchemisten (sonst 5)
cli-kingdom-random-lone-potion = eine einzelne Karte erlauben, die einen Trank kostet
cli-kingdom-random-colonies = mit Platin und Kolonien, was auch immer die Karten entscheiden würden
cli-kingdom-random-no-colonies = ohne sie
cli-kingdom-draft = die Karten reihum wählen
cli-kingdom-draft-players = zu wievielt, 2 bis 6 (sonst 2)

cli-learn = spielend lernen
cli-learn-lesson = welche Lektion; ohne sie werden alle aufgezählt
cli-cards = Karten nachschlagen
cli-cards-card = eine Karte, die erklärt wird; ohne sie werden Karten aufgezählt
cli-cards-set = nur Karten dieser Erweiterung; für mehrere wiederholen
cli-cards-type = nur Karten dieses Typs; für kombinierte Typen wiederholen
cli-cards-price = nur Karten, die so viel kosten: 4, 2-4 oder, mit einem Trank, 3T; für mehrere wiederholen
cli-cards-words = nur Karten, in deren Text diese Wörter stehen
cli-rules = die Regeln des Spiels, vom Aufbau bis zur Wertung
cli-rules-section = nur der Abschnitt mit dieser Überschrift oder einem Wort daraus
cli-glossary = was die Wörter des Spiels bedeuten
cli-glossary-term = nur dieser Begriff

cli-scenario = mit Szenarien arbeiten
cli-scenario-check = prüfen, ob Szenarien stimmen
cli-scenario-check-paths = eine Datei mit Szenarien oder ein Ordner davon
cli-scenario-play = von der Stellung eines Szenarios an weiterspielen
cli-scenario-play-file = eine Datei mit Szenarien
cli-scenario-play-name = welches Szenario, wenn die Datei mehrere enthält
cli-scenario-play-script = zuerst die Antworten aus seinem „script“ geben
cli-scenario-play-bot = wer auf den anderen Plätzen spielt: { $known } (sonst money)
cli-scenario-play-people = auf wie vielen Plätzen Menschen spielen, angefangen bei dem, der am Zug ist (sonst 1)
cli-scenario-play-think = wie viele Sekunden ein Bot, der vorausdenkt, über eine Frage nachdenkt (sonst 1)
scenarios-hold = { $count ->
    [one] ein Szenario stimmt
   *[other] { $count } Szenarien stimmen
}

cli-puzzle = Rätsel lösen und suchen; allein zählt es sie auf
cli-puzzle-list = alle Rätsel, wie schwer sie sind und welche du gelöst hast
cli-puzzle-play = ein Rätsel lösen
cli-puzzle-play-puzzle = welches, wie es in der Liste heißt (sonst das leichteste noch ungelöste)
cli-puzzle-play-solution = stattdessen die Lösung zeigen
cli-puzzle-make = in Spielen zwischen Bots nach Rätseln suchen
cli-puzzle-make-output = der Ordner, in den sie geschrieben werden
cli-puzzle-make-count = wie viele Rätsel gesucht werden (sonst, bis du aufhörst)
cli-puzzle-make-seconds = wie lange höchstens gesucht wird
cli-puzzle-make-seed = beliebiger Text; der gleiche Startwert findet die gleichen Rätsel
cli-puzzle-make-sets = Königreiche nur aus diesen Erweiterungen ziehen, mit Kommas dazwischen

cli-value-puzzle = RÄTSEL
cli-value-sets = A,B
cli-value-command = BEFEHL
cli-value-kingdom = KÖNIGREICH
cli-value-number = N
cli-value-names = A,B
cli-value-bot = BOT
cli-value-text = TEXT
cli-value-seat = PLATZ
cli-value-folder = ORDNER
cli-value-profile = PROFIL
cli-value-record = AUFZEICHNUNG
cli-value-set = ERWEITERUNG[=N]
cli-value-card = KARTE
cli-value-feature = WAS
cli-value-lesson = LEKTION
cli-value-price = KOSTEN
cli-value-type = TYP
cli-value-section = ABSCHNITT
cli-value-term = BEGRIFF
cli-value-words = WÖRTER
cli-value-one-set = ERWEITERUNG
cli-value-path = DATEI_ODER_ORDNER
cli-value-data = DATEN
cli-value-table = TISCH
cli-value-who = WEN
cli-value-name = NAME

# Der Server.

serve-address = Throneroom ist unter { $address } zu erreichen (Strg+C beendet es)
serve-stopped = Beendet; alle Spiele sind gespeichert.

admin-table = Tisch
admin-status = Stand
admin-seats = Wer
admin-kingdom = Königreich
admin-since = Seit
admin-account = Konto
admin-person = Person
admin-rated = Gewertet
admin-rating = Wertung
admin-games = Spiele
admin-banned = Gesperrt
admin-open = offen
admin-drafting = Auswahl
admin-playing = läuft
admin-over = zu Ende
admin-closed = geschlossen
admin-free = (frei)
admin-bot = { $name } (Bot)
admin-yes = ja
admin-no = nein
admin-no-tables = Kein Tisch ist offen, an keinem wird gespielt.
admin-no-accounts = Es gibt keine Konten.
admin-one-table = Stand: { $status }
admin-one-kingdom = Königreich: { $kingdom }
admin-one-since = Seit: { $time }
admin-confirm = Das löscht { $name } endgültig. Gib den Namen noch einmal ein, um fortzufahren:
admin-done-close = Tisch { $table } ist geschlossen. Ein laufender Server zeigt das nach einigen Sekunden.
admin-done-ban = { $who } kommt nicht mehr herein. Ein laufender Server merkt das nach einigen Sekunden.
admin-done-unban = { $who } darf wieder herein.
admin-done-password = Das neue Passwort von { $name } ist { $password }
admin-done-delete = { $name } ist gelöscht{ $count ->
    [0] { "" }
    [one] , und der Name ist von einem Tisch verschwunden
   *[other] , und der Name ist von { $count } Tischen verschwunden
}.
admin-done-backup = Nach { $file } kopiert, und die Kopie ist in Ordnung.

# Wer wo sitzt, wenn kein Name genannt ist.

seat-person = Person { $number }
play-today = Königreich des Tages, { $date }. Es kommt vom Datum: Alle, die heute spielen, bekommen dieselben Karten. Eine Rangliste gibt es nicht, denn man könnte es vorher ausprobieren.

# Was Pythons argparse sagt; die Lücken mit % füllt es selbst.

argparse-usage = Aufruf:{ " " }
argparse-arguments = Angaben
argparse-options = Optionen
argparse-help = diese Hilfe zeigen und aufhören
argparse-argument = %(argument_name)s: %(message)s
argparse-required = es fehlt noch: %s
argparse-unrecognized = unbekannte Angaben: %s
argparse-choice = „%(value)s“ gibt es nicht (möglich: %(choices)s)
argparse-unknown-parser = „%(parser_name)s“ gibt es nicht (möglich: %(choices)s)
# Zahlen sind das Einzige, was anders als ein Text gelesen wird.
argparse-value = „%(value)s“ ist keine ganze Zahl
argparse-ambiguous = mehrdeutige Option: %(option)s kann %(matches)s sein
argparse-expected-one = eine Angabe fehlt
argparse-expected-at-most-one = höchstens eine Angabe ist möglich
argparse-expected-at-least-one = mindestens eine Angabe fehlt
argparse-expected-argument = %s Angabe fehlt
argparse-expected-arguments = %s Angaben fehlen
argparse-ignored = die Angabe „%s“ ist nicht möglich
argparse-not-allowed = passt nicht zu %s
argparse-one-required = eines davon fehlt: %s
argparse-unexpected = unerwartete Option: %s
