# Was schiefgehen kann, in je einer Zeile. Ein Schlüssel ist der des Fehlers nach "error-"; manche
# Sätze sind Teile von anderen.

# engine/errors
error-no-text = das ist kein Text in UTF-8

# engine/card
error-card-defined-twice = die Karte { $id } ist schon definiert

# engine/setup
error-basic-card = { $card } ist eine Basiskarte und keine Königreichkarte
error-prize-card = { $card } ist ein Preis und keine Königreichkarte
error-card-twice = die Karte { $card } steht zweimal im Königreich; seine zehn Karten müssen verschieden sein
error-kingdom-size = ein Königreich hat { $size } Karten, dieses hat { $count }
error-bane-missing = zur Jungen Hexe gehört ein Bann
error-bane-unneeded = die Karte { $bane } kann ohne { young_witch } im Königreich kein Bann sein
error-market-unneeded = Karten zum Verkauf gibt es nur mit { black_market } im Königreich
error-market-in-kingdom = die Karte { $card } hat einen Stapel und kann nicht auch auf dem { black_market } verkauft werden
error-bane-in-kingdom = die Karte { $bane } ist im Königreich und kann nicht auch sein Bann sein
error-bane-unfit = die Karte { $bane } kann nicht der Bann sein: der ist eine Königreichkarte, die $2 oder $3 kostet, ohne Trank
error-players = ein Spiel ist für 2 bis 4, höchstens für 6 Personen, nicht für { $count }
error-empty-seed = der Generator „{ $generator }“ braucht einen Startwert, der nicht leer ist
error-no-generator = den Generator „{ $generator }“ für das Mischen gibt es nicht; es gibt { $known }
error-no-profile = das Regelprofil „{ $profile }“ gibt es nicht; es gibt { $known }
error-no-language = es gibt keine Sprache „{ $name }“; es gibt { $known }
error-no-lookahead = dieses Spiel behält keine Antworten, also lässt sich darin nichts ausprobieren, und niemand weiß, was genommen wurde; damit es sie behält, muss looks_ahead des Bots True sein
error-spectator-imagines = wer zuschaut, hat keinen Platz, von dem aus man sich ein Spiel vorstellen kann
error-no-seat = Platz { $seat } gibt es nicht: die Plätze gehen von 0 bis { $last }

# engine/game
error-game-over = das Spiel ist zu Ende
error-undo = { $count ->
    [0] es gibt keine Antwort, die sich zurücknehmen ließe
    [one] zurücknehmen lässt sich nur eine Antwort, nicht { $asked }
   *[other] zurücknehmen lassen sich nur { $count } Antworten, nicht { $asked }
}
error-stop-reason = der Grund für den Abbruch eines Spiels besteht aus ein bis fünf kleingeschriebenen Wörtern
error-turn-limit = die Höchstzahl der Züge kann nicht { $limit } sein: sie ist mindestens 1, oder 0 für keine

# engine/decision
error-other-question = Frage { $given } ist nicht mehr offen; die offene Frage ist { $open }
error-illegal-answer = „{ $answer }“ ist keine erlaubte Antwort auf { $kind }; erwartet wird { $expected }
error-expected-one = eines von { $words }
error-expected-exactly = genau { $count } von { $words }
error-expected-all-or-none = { $count } oder nichts von { $words }
error-expected-several = { $least } bis { $most } von { $words }

# engine/ask
error-bot-answer = der Bot auf Platz { $seat } hat auf { $kind } mit [{ $options }] geantwortet; erlaubt ist [{ $allowed }]
error-bot-answer-type = der Bot auf Platz { $seat } antwortete { $found } auf { $kind }; erwartet wird { $several ->
    [no] die Nummer einer Option
   *[yes] eine Liste mit den Nummern von Optionen
}

# engine/record
error-line = Zeile { $number }: { $reason }
error-record-after-end = das Spiel ist zu Ende, aber es folgt noch eine Antwort
error-record-not-asked = { $player } antwortet, aber { $asked } ist gefragt
error-record-too-long = die Aufzeichnung ist länger als { $longest } Zeichen
error-name-count = { $players ->
    [one] nötig ist ein Name, nicht { $count }
   *[other] nötig sind { $players } Namen, nicht { $count }
}
error-no-name = „{ $name }“ ist kein Name: das sind 1 bis 30 Buchstaben, Ziffern, Leerzeichen, Punkte und Bindestriche, und nicht { $taken }
error-same-name = zwei Personen heißen { $name }
error-record-turn = der Zug passt nicht; erwartet wird „{ $expected }“
error-record-turn-after-end = der Zug passt nicht: das Spiel ist zu Ende
error-record-turn-missing = erwartet wird „{ $expected }“
error-record-ending-missing = das Spiel ist zu Ende, aber die Zeilen „end“, „points“ und „winners“ fehlen
error-record-title = das ist keine Aufzeichnung: die erste Zeile muss „{ $title }“ sein
error-record-header = „{ $line }“ ist keine Kopfzeile oder steht doppelt da
error-record-empty = die Aufzeichnung ist leer
error-record-header-missing = die Kopfzeile „{ $line }“ fehlt
error-record-header-unknown = unbekannte Kopfzeile „{ $line }“
error-record-bot = „{ $pair }“ ist nicht „Name = Bot“
error-no-player = „{ $name }“ spielt nicht mit
error-record-line = „{ $line }“ ist weder eine Antwort noch ein Zug
error-record-ending = „{ $line }“ passt nicht zum Spiel, das „{ $expected }“ ergibt
error-record-ending-lines = eine Aufzeichnung endet mit den Zeilen „end“, „points“ und „winners“
error-record-cut-off = die Zeile ist abgeschnitten
error-record-part-missing = die Zeile ist beschädigt: ein Teil fehlt
error-record-damaged = die Zeile ist beschädigt
error-record-seat = ein Platz ist genannt, den es nicht gibt
error-record-redeal = „{ $text }“ sagt nicht, wie neu gegeben wird
error-branch-beyond = die Aufzeichnung hat nur { $most } Antworten, nicht { $answers }
error-branch-over = dort ist die Partie zu Ende: es gibt nichts weiterzuspielen
error-record-rules = die Regelfassung { $rules } ist unbekannt; dieses Programm spielt { $known }
error-no-card = die Karte „{ $name }“ gibt es nicht
error-record-seed = der Startwert muss ein Text in Anführungszeichen sein, nicht { $text }
error-record-colonies = „colonies“ kann nur yes sein, nicht { $text }
error-no-number = „{ $text }“ ist keine Zahl

# text/names
error-no-card-named = es ist keine Karte genannt
error-ambiguous-card = „{ $typed }“ kann { $cards } sein
error-unknown-card = „{ $typed }“ gibt es hier nicht{ $hint }
error-did-you-mean = { "; " }meintest du { $meant }?
error-there-are = { "; " }es gibt { $names }
error-nearest = { "; " }am nächsten kommen { $names }

# sim/series
error-series-bots = es gibt { $seats } Plätze, aber { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}

# kingdoms
error-no-kingdom = das Königreich „{ $name }“ gibt es nicht{ $hint }
error-kingdoms-listed = { "; " }„throneroom kingdom list“ zeigt alle
error-wishes-clash = ein solches Königreich gibt es nicht; nicht zusammen passen: { $wishes }
error-wish-set = { $count } aus { $set }
error-wish-require = mit der Karte { $card }
error-wish-ban = ohne die Karte { $card }
error-wish-with = mit { $feature }
error-wish-without = ohne { $feature }
error-wish-curve = je eine Karte für $2, $3, $4 und $5
error-wish-alchemy = höchstens { $count } Karten der Alchemisten
error-wish-potion = keine einzelne Trankkarte
error-draft-complete = das Königreich ist vollständig

# reference and lessons
error-no-type = den Typ „{ $name }“ gibt es nicht{ $hint }
error-no-price = „{ $typed }“ sind keine Kosten; möglich wäre 4, 2-4 oder 3T
error-no-entry = zu „{ $typed }“ gibt es nichts{ $hint }
error-no-cards = so eine Karte gibt es nicht
error-no-lesson = die Lektion „{ $name }“ gibt es nicht{ $hint }

# terminal/client
error-answer-needed = Bitte wähle; „hilfe“ zeigt, was du tippen kannst.
error-choose-exactly = Wähle genau { $count }, mit Kommas dazwischen.
error-choose-all-or-none = Wähle { $count }, mit Kommas dazwischen, oder nichts.
error-choose-several = Wähle { $least } bis { $most }, mit Kommas dazwischen.
error-which-number = Eine Nummer { $number } gibt es hier nicht, nur 1 bis { $most }.
error-which-save = Wohin? speichern DATEI
error-file-exists = Die Datei { $file } gibt es schon, sie ist aber kein gespeichertes Spiel; nimm einen anderen Namen.
error-file = { $file }: { $reason }

# scenario
error-no-puzzle = { $name } ist kein Rätsel: Es braucht „puzzle“ mit einem Ziel
error-puzzle-fact = { $name }: In „puzzle“ fehlt „{ $fact }“
error-unknown-puzzle = es gibt kein Rätsel „{ $name }“{ $hint }
error-puzzle-limits = die Zahl der Rätsel und die Sekunden können nicht negativ sein
error-which-scenario = in dieser Datei sind mehrere Szenarien; wähle eines mit --name: { $names }
error-no-scenario = in dieser Datei gibt es kein Szenario „{ $name }“{ $hint }
error-no-saving-scenario = Ein Spiel, das mit einem Szenario beginnt, lässt sich nicht speichern.
error-in-scenario = { $file }: { $name }: { $reason }
error-scenario-number = Szenario { $number }
error-no-scenario-files = in diesem Ordner sind keine Szenarien (*.yaml)
error-no-yaml = kein gültiges YAML: { $reason }
error-no-scenarios = eine Szenariodatei ist eine Liste von Szenarien
error-key-twice = „{ $word }“ steht zweimal da
error-name-of-several = „{ $name }“ heißen mehrere Karten: { $cards }
error-scenario-name = ein Szenario braucht einen Namen
error-scenario-name-hidden = der Name des Szenarios hat Zeichen, die sich nicht zeigen lassen
error-expect-or-error = ein Szenario hat entweder „expect“ oder „error: true“
error-error-true = „error“ kann nur true sein
error-player-name = niemand kann „{ $name }“ heißen
error-setup-refused = der Aufbau wird abgelehnt: { $reason }
error-setup-accepted = der Aufbau sollte abgelehnt werden, wird aber angenommen
error-script-list = „script“ ist eine Liste von Zeilen „Name: Antwort“
error-script-pair = eine Zeile in „script“ lautet „Name: Antwort“, nicht { $line }
error-unknown-player = „{ $name }“ spielt nicht mit; es spielen { $known }
error-scenario-players = ein Szenario ist für 2 bis 4 Personen, nicht für { $count }
error-no-prize = prizes: { $card } ist kein Preis
error-prize-gone = { $card } kann nicht da sein: jeden Preis gibt es einmal, und nur mit { tournament }
error-no-markers = { $what }: solche Marken gibt es nur mit { trade_route } im Spiel
error-no-marker = route_tokens: { $card } ist kein Punktestapel
error-shuffle-keep = „shuffle“ kann nur keep sein
error-most-cards = niemand hat je mehr als { $most } Karten
error-true-or-false = „{ $what }“ ist true oder false
error-script-line = Zeile { $number } ({ $player }: { $answer })
error-script-over = { $line }: das Spiel ist zu Ende
error-script-not-asked = { $line }: stattdessen ist { $asked } gefragt, { $question }
error-script-illegal = { $line } ist nicht erlaubt; { $asked } ist gefragt, { $question }
error-question = „{ $kind }“{ $source } mit { $options }{ $count }
error-question-for = { " " }für { $card }
error-question-count = , { $least } bis { $most } davon
error-differs = { $what }: erwartet wird { $expected }, gefunden wurde { $found }
error-missing = { $what }: { $words } fehlt in { $found }
error-offered = offers_not: { $answers } wird doch angeboten
error-not-refused = refuses: { $answer } ist doch erlaubt; gefragt ist { $question }
error-nothing-asked = { $what }: das Spiel ist zu Ende, niemand ist gefragt
error-no-pairs = { $what }: erwartet werden Paare „Schlüssel: Wert“, nicht { $found }
error-no-key = { $what }: { $found } ist kein Name (in Anführungszeichen wäre es einer)
error-unknown-key = { $what }: unbekannter Schlüssel „{ $found }“; bekannt sind { $known }
error-no-list = { $what }: erwartet wird eine Liste, nicht { $found }
error-no-count = { $what }: erwartet wird eine Zahl, nicht { $found }
error-beyond-any-game = { $what }: { $found } kommt in keinem Spiel vor
error-no-phase = unbekannte Phase „{ $found }“; es gibt action und buy
error-no-card-in = { $what }: unbekannte Karte „{ $name }“
error-no-pile = einen Stapel { $card } gibt es in diesem Spiel nicht
error-no-word = erwartet wird ein Wort, nicht { $found }
error-unknown-answer = unbekannte Antwort „{ $answer }“

# cli
error-usage = { $program }: { $message }; mehr verrät { $program } --help
error-nobody-plays = niemand kann spielen: die Eingabe ist geschlossen
error-option-alone = --{ $option } passt nicht zu --{ $command }: das steht in der Aufzeichnung
error-option-not-today = --{ $option } passt nicht zu --today: Das Datum bestimmt es
error-no-such-seat = einen Platz { $seat } gibt es nicht: es spielen { $players }
error-option-needs-from = --{ $option } gehört zu --from
error-one-moment = nenne entweder --turn oder --after
error-seat-plans = es spielen { $players }, nenne also einen Plan oder { $players }, nicht { $plans }
error-people = { $people } Personen haben an einem Tisch für { $players } keinen Platz
error-bot-seats = { $seats ->
    [0] für einen Bot ist kein Platz
    [one] für Bots ist ein Platz da, nicht { $bots }
   *[other] für Bots sind { $seats } Plätze da, nicht { $bots }
}
error-no-bot = den Bot „{ $name }“ gibt es nicht{ $hint }
error-first-seat = Platz { $seat } kann nicht beginnen: es gibt { $players } Plätze
error-turn-from-one = einen Zug { $turn } gibt es nicht: gezählt wird ab 1
error-turn-beyond = einen Zug { $turn } gibt es nicht: die Aufzeichnung hat { $turns ->
    [one] einen
   *[other] { $turns }
}
error-draft-players = ein Königreich wählen 2 bis 6 Personen, nicht { $count }
error-draft-ended = die Eingabe endete, bevor zehn Karten gewählt waren
error-no-set = die Erweiterung „{ $name }“ gibt es nicht{ $hint }
error-set-count = „{ $count }“ ist keine Anzahl von Karten zwischen 0 und 10
error-no-feature = eine Kartenart „{ $name }“ gibt es nicht{ $hint }

# plans
error-plan-too-long = ein Plan hat höchstens { $most } Zeichen
error-plan-line = Zeile { $line }: { $error }
error-plan-empty = der Plan kauft nichts: er hat keine Regel
error-plan-section = „{ $found }:“ ist unverständlich; mit Doppelpunkt enden when, otherwise und always
error-plan-limit = nach „up to“ steht eine Zahl, nicht „{ $found }“
error-plan-unexpected = „{ $found }“ ist hier unverständlich
error-plan-no-condition = „{ $found }“ ist eine Zahl und keine Bedingung; vergleiche sie mit etwas
error-plan-too-deep = die Klammern sind zu tief geschachtelt
error-plan-ends = die Bedingung endet zu früh
error-plan-unknown = „{ $found }“ ist unbekannt{ $hint }
error-plan-expected = hier fehlt „{ $sign }“
error-plan-number = bei „{ $word }“ steht eine Bedingung, keine Zahl
error-plan-no-number = bei „{ $sign }“ steht eine Zahl, keine Bedingung
error-plan-no-amount = „{ $found }“ ist eine Bedingung und keine Zahl
error-plan-two-numbers = „{ $which }“ nimmt zwei Zahlen; bei mehr schreibe { $which }(a, { $which }(b, c))
error-plan-phase = die Phase „{ $found }“ gibt es nicht{ $hint }
error-plan-with = nach „{ $verb }“ folgt „with“ und eine Karte, zum Beispiel „{ $verb ->
    [choose] choose trash with Verwalter
    [overpay] overpay all with Arzt
   *[other] name Kupfer with Arzt
}“
error-plan-no-modes = { $card } lässt keine Wahl, die ein Plan treffen kann
error-plan-mode = { $card } bietet „{ $found }“ nicht an{ $hint }
error-plan-mode-count = { $card } fragt nach { $count ->
    [one] einer Wahl
   *[other] { $count } verschiedenen Möglichkeiten
}
error-plan-no-overpaying = für { $card } kann man nicht mehr als den Preis bezahlen
error-plan-no-naming = { $card } fragt nicht nach dem Namen einer Karte
error-no-plan = den Plan „{ $name }“ gibt es nicht{ $hint }

# fairness
error-fair-nothing = die Aufzeichnung sagt nicht, wie ihr Startwert entstanden ist
error-fair-no-secret = das Geheimnis fehlt; es wird erst nach dem Spiel verraten
error-fair-secret = das Geheimnis passt nicht zur Festlegung: beim Geben wurde vielleicht nachgeholfen
error-fair-seed = der Startwert folgt nicht aus Geheimnis und Werten: beim Geben wurde vielleicht nachgeholfen
error-fair-other = die Aufzeichnung hat eine andere Festlegung: { $commitment }
error-fair-values = „values“ ist eine Liste von { $players } kurzen Texten in Anführungszeichen
error-fair-hash = „commitment“ und „secret“ haben 64 Ziffern von 0 bis f

# Der Server
error-database-url = „{ $kind }“ nennt keine Datenbank: das ist sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK
error-database-driver = für PostgreSQL fehlt noch ein Paket: { $install }
error-database-silent = die Datenbank { $place } ist nicht zu gebrauchen: { $reason }
error-database-newer = diese Datenbank stammt von einer neueren Fassung von Throneroom oder von einem anderen Programm; bring Throneroom auf den neuesten Stand oder nimm eine andere Datenbank
error-database-in-use = { $file } wird schon von einem anderen Server benutzt; mehrere zugleich brauchen PostgreSQL
error-database-linked = { $file } hat einen zweiten Namen (einen harten Link); Server, die beide benutzen, bemerken einander nicht und beschädigen die Datei, also lösch einen der Namen
error-name-taken = der Name { $name } ist vergeben; nimm einen anderen
error-name-alike = der Name { $name } sieht einem vergebenen zu ähnlich; nimm einen anderen
error-password-length = ein Passwort hat { $least } bis { $most } Zeichen
error-log-in = kein Konto hat diesen Namen und dieses Passwort
error-password-wrong = das ist nicht dein jetziges Passwort
error-account-needed = dafür brauchst du ein Konto; leg eins an oder melde dich an
error-account-there = du hast schon ein Konto: { $name }
error-no-account = ein Konto „{ $name }“ gibt es nicht
error-nobody = es gibt weder ein Konto noch eine Person „{ $name }“

# Der Server: am Tisch
error-no-table = diesen Tisch gibt es nicht
error-table-full = an diesem Tisch ist kein Platz mehr frei
error-seat-taken = Platz { $number } ist nicht frei
error-seats-free = es sind noch Plätze frei
error-players-absent = das Spiel wartet auf { $players }
error-not-your-seat = das ist nicht dein Platz
error-not-seated = das kann nur, wer an diesem Tisch sitzt
error-not-owner = das kann nur, wer den Tisch eröffnet hat
error-not-begun = das Spiel hat noch nicht begonnen
error-begun = das Spiel hat schon begonnen
error-not-over = das Spiel ist noch nicht zu Ende
error-drafting = die Spieler wählen gerade noch das Königreich aus
error-not-your-pick = du bist beim Auswählen gerade nicht an der Reihe
error-not-offered = „{ $name }“ kann nicht gewählt werden
error-table-over = das Spiel an diesem Tisch ist zu Ende
error-no-people = mindestens ein Platz muss für einen Menschen sein
error-only-rated = dieses Spiel wird gewertet; mitspielen kann, wer ein Konto hat und gewertet werden will
error-one-seat = in einem gewerteten Spiel hat jeder einen Platz
error-rated-bots = in gewerteten Spielen spielen keine Bots mit
error-rated-before = gewertet wird nur, wenn das feststeht, bevor sich jemand setzt
error-late-answer = Frage { $number } ist schon beantwortet
error-not-asked = das wirst du gerade nicht gefragt
error-bot-plays = für diesen Platz spielt ein Bot
error-branch-seats = die Partie hat { $count } Plätze
error-branch-own-seat = der Platz, der für dich freigehalten wird, muss einer für einen Menschen sein
error-branch-fixed = was gespielt wird, steht durch die fortgesetzte Partie fest
error-undo-off = an diesem Tisch wird nichts zurückgenommen
error-late-undo = inzwischen ist etwas anderes geschehen
error-undo-too-often = an einem Tisch wird höchstens { $most }-mal etwas zurückgenommen
error-undo-nothing = du hast noch nichts entschieden
error-undo-rated = in einer gewerteten Partie wird nichts zurückgenommen, nachdem Karten ans Licht gekommen sind, es sei denn, ein anderer Spieler stimmt zu
error-undo-too-late = das lässt sich nicht mehr zurücknehmen: seitdem haben andere entschieden, oder Karten wurden aufgedeckt
error-not-away = dieser Spieler ist nicht weg oder noch nicht lange genug
error-hints-rated = in einer gewerteten Partie gibt es keine Tipps
error-hints-today = im Königreich des Tages gibt es keine Tipps
error-hints-declined = { $player } möchte an diesem Tisch keine Tipps
error-hints-not-agreed = Tipps gibt es an diesem Tisch nur, wenn alle zustimmen
error-hint-busy = immer nur ein Tipp auf einmal: am letzten wird noch überlegt
error-no-vote = es ist nichts vorgeschlagen
error-other-vote = inzwischen ist etwas anderes vorgeschlagen
error-voted-already = deine Stimme wird nicht gebraucht
error-resigned-already = du hast schon aufgegeben
error-no-return = in dieses Spiel kannst du nicht zurückkehren
error-never-left = du warst gar nicht weg
error-chat-off = an diesem Tisch gibt es keinen Chat
error-nothing-said = diese Nachricht ist leer

# Der Server: die Tür
error-hello-first = sag erst hello
error-hello-once = hello hast du schon gesagt
error-other-protocol = dieser Server spricht Version { $protocol } des Protokolls; lade die Seite neu oder bring dein Programm auf den neuesten Stand
error-bad-message = das ist nicht zu verstehen ({ $where }): { $reason }
error-unknown-request = danach kann man hier nicht fragen
error-no-page = unter { $page } gibt es nichts
error-server-error = im Server ist etwas schiefgegangen; nichts hat sich geändert, bitte versuch es noch einmal
error-not-saved = der Server kann gerade nicht speichern, darum hat sich nichts geändert; bitte versuch es noch einmal
error-not-read = der Server erreicht gerade seine Datenbank nicht; bitte versuch es noch einmal
error-too-fast = das geht zu schnell; bitte warte einen Augenblick
error-too-long = das ist zu lang; erlaubt sind { $longest } Bytes
error-bots-busy = an { $most } deiner Tische sind die Bots noch am Zug; warte, bis sie geantwortet haben
error-too-many-tables = an einem Tag kann niemand mehr als { $most } Tische eröffnen, ohne sie zu Ende zu spielen
error-too-many-connections = es gibt zu viele Verbindungen; schließ ein anderes Fenster
error-foreign-page = das kommt von einer fremden Seite
error-foreign-host = dieser Server hört nicht auf den Namen { $host }; soll er das, starte ihn mit --allow-host { $host } oder, wenn ein Proxy davorsteht, mit --public-url
error-who-are-you = der Server kennt dich noch nicht; schick erst einen Namen an /api/guest
error-banned = du bist auf diesem Server gesperrt
error-metrics = die Zahlen sind für diesen Rechner oder für den, der das Kennwort dafür hat

# Der Server: wie er gestartet wird
error-listen = auf { $place } lässt sich nicht hören: { $reason }
error-lan-host = --lan sagt schon, wo der Server hört; lass --host weg
error-public-url = „{ $url }“ ist keine Adresse wie https://spiele.example.org
error-thinking-time = Bots denken zwischen 0 und { $most } Sekunden über eine Frage nach, nicht { $seconds }
error-think-processes = { $count } Prozesse sind nicht möglich, nur 0 bis { $most }
error-allow-host = „{ $name }“ ist kein Rechnername wie spiele.example.org; lass https:// und den Port weg

# Der Server: nach ihm sehen
error-no-database = bei { $place } liegt keine Datenbank von Throneroom; „throneroom serve“ legt eine an
error-database-older = diese Datenbank stammt von einer älteren Fassung von Throneroom; „throneroom serve“ bringt sie auf den neuesten Stand
error-database-failed = die Datenbank kann das gerade nicht: { $reason }
error-table-closed = dieser Tisch ist schon geschlossen
error-not-confirmed = das lässt sich nicht rückgängig machen, und niemand ist da, um es zu bestätigen; --yes sagt, dass du sicher bist
error-not-deleted = das war nicht der Name; nichts wurde gelöscht
error-backup-postgresql = das kopiert SQLite-Dateien; für PostgreSQL nimm pg_dump
error-backup-there = { $file } gibt es schon; eine Sicherung kommt in eine neue Datei
error-backup-damaged = die Kopie { $file } ist beschädigt und vielleicht auch die Datenbank: { $reason }

# Der Server: Verlauf
error-no-such-puzzle = dieses Rätsel gibt es nicht
error-no-such-game = dieses Spiel gibt es nicht
error-no-result = dieser Tisch wurde ohne Ergebnis geschlossen
error-bad-record = { $reason }
error-record-unfinished = diese Partie wurde nicht zu Ende gespielt
error-record-slow = es dauert zu lange, diese Partie nachzuspielen
error-record-busy = eine andere Aufzeichnung von dir wird noch geprüft
error-too-many-pasted = du hast schon { $most } Partien von anderswo; entferne zuerst eine davon
error-playout-level = '{ $name }' kann hier nicht weiterspielen; bekannt sind { $known }
error-playouts-failed = die Spiele konnten nicht gespielt werden; versuche es noch einmal
error-too-many-playouts = du wartest schon darauf, wie es an { $most } Stellen weitergeht
error-too-many-analyses = du wartest schon auf { $most } Analysen
error-too-many-searches = du wartest schon auf { $most } Königreiche
error-too-many-labs = du wartest schon auf { $most } Vergleiche
error-lab-games = mit einem Spieler, der lange nachdenkt, sind höchstens { $most } Spiele möglich
error-no-lab = diesen Vergleich gibt es nicht

# server/tables/days
error-one-try = für das Königreich des Tages gibt es nur diesen einen Versuch
error-own-try = im Königreich des Tages kann niemand für dich spielen
error-secret-today = andere spielen dieses Königreich des Tages noch; komm morgen wieder

# rl
error-no-rewards = Belohnungen „{ $name }“ gibt es nicht; es gibt { $known }
error-no-kingdoms = es ist kein Königreich genannt, das gezogen werden könnte
error-empty-vector = ein Vektor braucht mindestens eine Partie, nicht { $count }
error-no-episode = es läuft keine Episode; reset beginnt eine
error-no-action = { $given } ist keine Aktion
error-illegal-action = die Aktion { $action } ist nicht erlaubt; erlaubt sind { $allowed }
error-unnumbered-mode = für den Effekt „{ $mode }“ haben Lernende keine Aktion; er braucht einen Text, mode-{ $mode }
