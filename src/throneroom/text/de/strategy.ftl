# Strategien im Browser: was in einem Königreich stark ist, und das Labor.

# Was in einem Königreich stark ist.

page-strong = Was hier stark ist
page-strong-here = Was ist hier stark?
page-strong-about = Pläne, die das Programm für diese Karten gefunden hat, und was sie stark macht.
page-strong-look = Dieses Königreich ansehen
page-strong-play = Hier spielen
page-strong-lab = Eigene Pläne ausprobieren
page-strong-players = Spieler
page-strong-unknown = Über dieses Königreich hat noch niemand nachgedacht. Das Programm spielt einige hunderttausend Spiele gegen sich selbst, das dauert etwa zwei Minuten.
page-strong-begin = Über dieses Königreich nachdenken
page-strong-thinking = Es wird über dieses Königreich nachgedacht. Das dauert etwa zwei Minuten, und länger, wenn viel los ist.
page-strong-progress = Fortschritt
page-strong-soon = Es beginnt, sobald der Server Zeit dafür hat.
page-strong-stay = Was gefunden wird, erscheint hier. Du kannst auch später wiederkommen: Es wird aufbewahrt.
page-strong-failed = Das Nachdenken über dieses Königreich ist gescheitert. Warum, steht im Protokoll des Servers; nach seinem nächsten Start wird es wieder versucht.
page-strong-rounds = Treffen diese Pläne aufeinander, dauern die Spiele im Mittel { NUMBER($mean, maximumFractionDigits: 0) } Runden, acht von zehn davon { $short } bis { $long }.
page-strong-first = Wer beginnt, gewinnt { $share } davon; ohne Vorteil wären es { $even }.
page-strong-plan = Plan { $number }
page-strong-library = Bester der Sammlung
page-strong-weight = Spiele ihn in { $share } deiner Spiele.
page-strong-always = Spiele ihn in jedem Spiel; einen anderen brauchst du daneben nicht.
page-strong-next = Einer der nächstbesten; neben den anderen nicht nötig.
page-strong-against = Er gewinnt { $share } gegen den besten Plan der Sammlung.
page-strong-rules = Die Regeln von { $plan }
page-strong-opening = Die ersten beiden Züge
page-strong-split = ${ $first }, dann ${ $second }
page-strong-nothing = nichts
page-strong-worth = Was seine Karten wert sind
page-strong-change = Im Labor verändern
page-strong-about-plans = Von den Regeln gilt die erste, deren Karte bezahlbar und erwünscht ist; „höchstens 2“ heißt: solange du weniger davon hast. Der Wert einer Karte ist der Anteil der Spiele, den der Plan ohne sie verliert; bis zu drei Punkte mehr oder weniger können Zufall sein. Die Häufigkeiten gelten unter der Annahme, dass zwei von fünf Gegnern den besten Plan der Sammlung spielen und die anderen deine Pläne kennen.
page-strong-meetings = Wer wen schlägt
page-strong-about-meetings = Wie viele seiner Spiele jeder Plan gegen den gewinnt, der über der Spalte steht. Die Sammlung ist, was das Programm von vornherein kennt.
page-strong-about-many = Bei { $players } Spielern spielen alle anderen denselben Plan, und die Anteile sind wie gegen einen einzigen Gegner angegeben: 50 % heißt so gut wie jeder von ihnen.
page-strong-lengths = Runden bis zum Ende
page-strong-length = { $rounds } Runden: { $share }

# Regeln von Plänen in Worten.

page-rule-limit = höchstens { $count }
page-rule-if = wenn { $condition }
page-rule-gain = Nehmen
page-rule-play = Zuerst ausspielen
page-rule-twice = Zweimal ausspielen
page-rule-trash = Entsorgen
page-rule-discard = Zuerst ablegen
page-rule-keep = Behalten
page-rule-choose = { $card }: { $what } wählen
page-rule-overpay = { $card }: { $what } zu viel bezahlen
page-rule-overpay-all = { $card }: alles Übrige zu viel bezahlen
page-rule-name = { $card }: { $what } nennen

# Wonach Bedingungen fragen, wie in „wenn … > 3“.

page-fact-and = und
page-fact-or = oder
page-fact-not = nicht
page-fact-count = { $card } im eigenen Deck
page-fact-supply = { $card } im Vorrat
page-fact-cost = Preis von { $card }
page-fact-hand = { $card } auf der Hand
page-fact-in_play = { $card } im Spiel
page-fact-opponents = { $card } bei den anderen
page-fact-gained = { $card } in diesem Zug genommen
page-fact-money = Geld im ganzen Deck
page-fact-treasures = eigene Geldkarten
page-fact-provinces = Provinzen im Vorrat
page-fact-empty_piles = leere Stapel
page-fact-turn = Zug
page-fact-points = eigene Punkte
page-fact-lead = Vorsprung an Punkten
page-fact-gains_to_end = Karten bis zum Ende
page-fact-actions = eigene Aktionskarten
page-fact-victories = eigene Punktekarten
page-fact-cards = eigene Karten
page-fact-terminals = eigene Aktionskarten ohne weitere Aktion
page-fact-opponent_points = Punkte des besten anderen
page-fact-smallest_pile = Karten im kleinsten Stapel
page-fact-players = Spieler
page-fact-coins = Geld in diesem Zug
page-fact-buys = Käufe in diesem Zug
page-fact-actions_left = Aktionen in diesem Zug
page-fact-potions = Tränke in diesem Zug
page-fact-tokens = Münzen
page-fact-deck_size = Karten im Nachziehstapel
page-fact-discard_size = Karten im Ablagestapel

# Das Labor.

page-lab = Das Labor
page-lab-about = Schreibe Pläne, lass sie Tausende von Spielen spielen, und sieh, welcher besser ist und warum.
page-lab-short = eigene Pläne vergleichen
page-lab-plans = Wer spielt
page-lab-player = Wer als { $plan } spielt
page-lab-own = ein eigener Plan
page-lab-levels = Spielstärken
page-lab-library = Pläne der Sammlung
page-lab-level-about = Ein Bot dieser Spielstärke. Braucht er Pläne für das Königreich, denkt der Server zuerst zwei Minuten darüber nach.
page-lab-change = Diesen Plan weiterschreiben
page-lab-remove = { $plan } weglassen
page-lab-add = Noch ein Plan
page-lab-example-0 = Provinz; Gold; Silber
page-lab-example-1 = Provinz; Gold; Schmiede up to 1; Silber
page-lab-hint = In jeder Zeile eine Regel: eine Karte, vielleicht „up to 2“, vielleicht „if money > 8“. Die erste passende gilt. Mit den Pfeiltasten wählst du aus den Vorschlägen, mit der Eingabetaste übernimmst du einen.
page-lab-completions = Vorschläge
page-lab-line = Zeile { $line }:
page-lab-games = Spiele
page-lab-compare = Vergleichen
page-lab-running = Es wird gespielt …
page-lab-waiting = Andere Arbeit kommt zuerst, oder für expert oder master wird über das Königreich nachgedacht. Du kannst später zu dieser Adresse zurückkommen.
page-lab-done = Ergebnis
page-lab-stopped = Nicht zu Ende gespielt
page-lab-again = Dieser Vergleich kam nicht zu seinem Ende. Vergleiche noch einmal, um sein Ergebnis zu sehen.
page-lab-between = { $low } bis { $high }
page-lab-report = Der ganze Bericht
page-lab-edit = Die Pläne ändern
page-lab-share = Link kopieren
page-lab-link = Link zu diesem Vergleich
