# Die Seiten um den Tisch herum.

page-nav = Seiten
page-card-list = Karten
page-card-list-about = was jede tut, und Fragen dazu
page-rule-book = Regeln
page-rule-book-about = zum Lesen und Nachschlagen
page-settings-about = Aussehen, Konto, Rangliste
page-language = Sprache
page-lost = Diese Seite gibt es nicht.
page-lost-about = Vielleicht fehlt in der Adresse ein Buchstabe.
page-not-loaded = Die Seite ließ sich nicht laden. Läuft der Server?
page-again = Noch einmal versuchen
page-offline = Keine Verbindung zum Server. Karten, Regeln und Einstellungen sind da; Spiele, Lektionen und vergangene Partien brauchen ihn.
page-newer = Es gibt eine neue Fassung von Throneroom.
page-newer-take = Jetzt verwenden
page-newer-later = Später

# Die Startseite.

page-bot = Gegner
page-by-chance = Zufall
page-lesson = Neu hier?
page-lesson-about = Eine kurze Lektion zeigt dir, wie ein Zug geht. Du spielst sie und kannst jederzeit aufhören.
page-lesson-begin = Zeig es mir
page-lesson-no = Ich kenne das Spiel
page-lobby-empty = Im Augenblick wartet niemand auf Mitspieler. Hier erscheinen Tische, die öffentlich sind.
page-continue = Angefangen
page-other-tables = Deine anderen Tische
page-join = Mitspielen
page-join-link = Hast du einen Link bekommen?
page-join-placeholder = Link oder Kennung des Tisches
page-join-go = Hingehen
page-join-lost = Das führt zu keinem Tisch. Ein Link sieht so aus: …/t/ und dann 22 Zeichen.
page-watch = Zusehen
page-to-table = Zum Tisch
page-play-on = Weiterspielen
page-seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
page-rated = gewertet

# Ein neuer Tisch.

page-seats = Spieler
page-seat = Spieler { $number }
page-seat-you = Du
page-seat-person = Mensch per Link
page-seat-here = Hier am Bildschirm
page-seat-name = Name von Spieler { $number }
page-seat-bot = { $name }, { $strength }
page-seat-add = Noch ein Spieler
page-seat-remove = Spieler { $number } entfernen
page-make = Tisch eröffnen
page-make-play = Spielen
page-make-missing = { $count ->
    [one] Eine Karte fehlt.
   *[other] { $count } Karten fehlen.
}
page-option-public = Öffentlich
page-option-public-about = Die Lobby zeigt ihn, und jeder kann dazukommen.
page-option-autostart = Beginnen, wenn alle da sind
page-option-autostart-about = Sobald alle Plätze besetzt sind, geht es los.
page-option-points = Punkte zeigen
page-option-points-about = Alle sehen, wer wie viele hat.
page-option-tracker = Kartenbestand zeigen
page-option-tracker-about = Alle sehen, welche Karten die anderen haben.
page-option-chat = Chat
page-option-rated = Gewertet
page-option-rated-about = Zählt für die Rangliste. Alle brauchen ein Konto mit eingeschalteter Wertung.
page-option-rated-how = Zu einem Konto mit Wertung
page-option-undo = Zurücknehmen
page-undo-consent = Die anderen müssen zustimmen
page-undo-free = Nur, was nichts ändert
page-undo-always = Immer
page-undo-off = Nie
page-option-clock = Bedenkzeit für jeden
page-clock = { $minutes ->
    [0] Keine Uhr
   *[other] { $minutes } Minuten
}
page-option-profile = Regeln
page-profile-first-edition = Erste Auflage
page-profile-later = Spätere Regeln (2016)

# Die Wahl des Königreichs.

page-kingdom-own = Dein eigenes Königreich
page-kingdom-ways = Wie du wählst
page-way-recommended = Empfohlen
page-colonies = Platin und Kolonien
page-colonies-cards = wie die Karten entscheiden
page-colonies-with = mit
page-colonies-without = ohne
page-way-chance = Zufall
page-way-cards = Karte für Karte
page-way-draft = Reihum
page-draft = Reihum gewählt
page-draft-about = Wenn alle da sind, wählt jeder reihum eine Karte.
page-kingdom-share = Link kopieren
page-kingdom-link = Link zu diesem Königreich
page-kingdom-hint = Ein Klick auf eine Karte nimmt sie heraus.
page-kingdom-fill = Freie Plätze auslosen
page-kingdom-free = frei
page-kingdom-free-place = Freier Platz { $number }
page-bane-chance = Bann: Zufall
page-bane-place = Platz der Bannkarte
page-swap = Welche Karte macht Platz für { $card }?
page-swap-cancel = Abbrechen
page-swap-for = { $out }: gegen { $in } tauschen
page-swapped = { $in } ersetzt { $out }.
page-taken-out = { $card } ist draußen.
page-put-in = { $card } ist dabei.
page-search = Suchen
page-search-both = Deutscher oder englischer Name
page-found = { $count ->
    [0] So heißt keine Karte.
    [one] 1 Karte
   *[other] { $count } Karten
}
page-sets = Sets
page-set-basic = Basiskarten
page-set-base = Basisspiel
page-set-base-2 = Basisspiel, zweite Auflage
page-set-intrigue = Die Intrige
page-set-intrigue-2 = Die Intrige, zweite Auflage
page-set-alchemy = Die Alchemisten
page-set-cornucopia = Reiche Ernte
page-set-guilds = Die Gilden
page-set-seaside = Seaside
page-set-prosperity = Blütezeit
page-set-hinterlands = Hinterland
page-set-promos = Promokarten
page-sets-all = aus allen Sets, wenn du keines wählst
page-with = Mindestens eine mit
page-without = Keine mit
page-feature-villages = mehr Aktionen
page-feature-buys = mehr Käufen
page-feature-trashing = Entsorgen
page-feature-drawing = mehr Karten
page-feature-attacks = Angriff
page-feature-reactions = Reaktion
page-feature-durations = Dauerkarten
page-feature-victory_tokens = Punktemarker
page-feature-gains = Wirkung beim Nehmen
page-curve = Für jeden Geldbeutel etwas
page-curve-about = Mindestens je eine Karte für 2, 3, 4 und 5 Geld.
page-draw = Zehn Karten ziehen
page-draw-again = Noch einmal ziehen

# Einstellungen.

page-look = Aussehen
page-theme-choice = Hell oder dunkel
page-theme-auto = Auto
page-theme-light = Hell
page-theme-dark = Dunkel
page-motion = Animationen
page-motion-full = Ganz
page-motion-less = Weniger
page-pace = Züge der anderen
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-instant = Sofort
page-motion-off = Aus
page-marks = Zeichen neben den Farben
page-marks-about = Was Farben sagen, sagen auch Zeichen.
page-play = Spielen
page-auto-treasures = Alle Geldkarten von selbst ausspielen
page-auto-treasures-about = Sobald die Kaufphase beginnt.
page-auto-reactions = Reaktionen immer vorzeigen
page-auto-reactions-about = Burggraben und andere werden ohne Frage gezeigt.
page-auto-forced = Einzige Möglichkeit von selbst wählen
page-auto-forced-about = Wo es nichts zu entscheiden gibt, fragt dich niemand.
page-ask-twice = Leertaste zweimal
page-ask-twice-about = Die Leertaste beendet keinen Zug mit Geld oder Aktionen, außer man drückt sie noch einmal
page-sound = Töne
page-sound-about = Ein leiser Ton, wenn du am Zug bist.
page-notify = Benachrichtigungen
page-notify-about = Wenn du am Zug bist und diese Seite nicht zu sehen ist.
page-notify-ask = Erlauben
page-notify-granted = Erlaubt. Im Browser kannst du es zurücknehmen.
page-notify-denied = Nicht erlaubt. Im Browser kannst du es ändern.
page-notify-none = Dieser Browser zeigt hier keine.
page-account = Konto
page-account-none = Du spielst als Gast. Mit einem Konto hast du deine Spiele und Tische auf jedem Gerät und kannst deine Spiele werten lassen.
page-account-name = Name
page-account-as = Angemeldet als { $name }
page-password = Passwort
page-password-show = Zeigen
page-password-rule = Mindestens 8 Zeichen. Merk es dir gut: Niemand kann es dir wieder sagen.
page-password-old = Bisheriges Passwort
page-password-new = Neues Passwort
page-log-in = Anmelden
page-log-out = Abmelden
page-sign-up = Konto anlegen
page-sign-up-or = Ich habe noch kein Konto
page-log-in-or = Ich habe ein Konto
page-password-change = Passwort ändern
page-password-changed = Das Passwort ist geändert.
page-ratings-on = Meine Spiele werten
page-ratings-on-about = Gewertete Tische zählen, und dein Name steht in der Rangliste unten.
page-account-delete = Konto löschen
page-account-delete-about = Alles, was verrät, wer du bist, verschwindet für immer; gespielte Spiele bleiben ohne deinen Namen.
page-account-deleted = Dein Konto ist gelöscht.
page-ratings = Rangliste
page-ratings-empty = Noch hat niemand ein gewertetes Spiel gespielt.
page-rating-place = Platz
page-rating-name = Name
page-rating-value = Wertung
page-rating-games = Spiele

# Karten und Regeln.

page-learn-about = Du spielst, und daneben steht, was geschieht und warum. Jede Lektion dauert ein paar Minuten.
page-learn-all = Alle Lektionen
page-learn-rules = Lieber lesen? Alles steht auch hier:
page-all = Alle
page-filter-set = Set
page-filter-type = Typ
page-filter-price = Preis
page-filter-potion = mit Trank
page-filters-clear = Zurücksetzen
page-card-search = Name oder Text
page-cards-found = { $count ->
    [0] Keine Karte passt.
    [one] 1 Karte
   *[other] { $count } Karten
}
page-cards-about = Alle Karten, die man hier spielen kann, in unseren eigenen Worten.
page-all-cards = Alle Karten
page-card-set = Set
page-card-types = Typ
page-card-later = Nach den späteren Regeln
page-card-questions = Fragen und Antworten
page-card-no-questions = Zu dieser Karte hat noch niemand etwas gefragt.
page-peek-page = Seite der Karte
page-peek-hold = { $more ->
    [0] Rechtsklick oder I hält das fest.
    [one] Noch eine Frage: Rechtsklick oder I.
   *[other] Noch { $more } Fragen: Rechtsklick oder I.
}
page-card-kingdoms = Empfohlen in
page-rules-about = Lies bis zum Ende des Spiels, dann kannst du spielen. Der Rest hat Zeit.
page-contents = Inhalt
page-terms = Glossar
page-terms-search = Ein Wort nachschlagen
page-terms-none = Dieses Wort steht hier nicht.
page-card-before = Vorige Karte
page-card-after = Nächste Karte
