# Was in einer Partie geschieht und was gefragt wird.

type-action = Aktion
type-treasure = Geld
type-victory = Punkte
type-curse = Fluch
type-attack = Angriff
type-reaction = Reaktion
type-prize = Preis
type-duration = Dauer

bonus-cards = { $count ->
    [one] +1 Karte
   *[other] +{ $count } Karten
}
bonus-actions = { $count ->
    [one] +1 Aktion
   *[other] +{ $count } Aktionen
}
bonus-buys = { $count ->
    [one] +1 Kauf
   *[other] +{ $count } Käufe
}
bonus-coins = +${ $count }
bonus-potions = { $count ->
    [one] +1 Trank
   *[other] +{ $count } Tränke
}
bonus-tokens = { $count ->
    [one] +1 Münze
   *[other] +{ $count } Münzen
}
bonus-victory_tokens = { $count ->
    [one] +1 Punktemarker
   *[other] +{ $count } Punktemarker
}
price = { $potions ->
    [0] ${ $coins }
   *[other] ${ $coins }+T
}
points = { $count ->
    [-1] -1 Punkt
    [one] 1 Punkt
   *[other] { $count } Punkte
}

amount-with-potion = { $coins }+T
cards-hidden = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cards-many = { $count } { $name }
cards-none = nichts
list-and = { $first } und { $last }

log-turn = Zug { $turn }: { $player }
log-turn-possessed = Zusätzlicher Zug: { $player }, besessen von { $other }
log-turn-extra = Zusätzlicher Zug: { $player }
log-play = { $player } spielt { $cards } aus.
log-play-again = { $player } spielt { $cards } noch einmal aus.
log-play-treasures = { $amount ->
    [0] { $player } spielt { $cards } aus.
   *[other] { $player } spielt { $cards } aus. (+${ $amount })
}
log-draw = { $player } zieht { $cards }.
log-discard = { $player } legt { $cards } ab.
log-trash = { $player } entsorgt { $cards }.
log-trash-supply = { $player } entsorgt { $cards } aus dem Vorrat.
log-gain = { $player } nimmt { $cards }.
log-gain-hand = { $player } nimmt { $cards } auf die Hand.
log-gain-deck = { $player } nimmt { $cards } auf den Nachziehstapel.
log-gain-trash = { $player } nimmt { $cards } vom Müllstapel.
log-buy = { $player } kauft { $cards }.
log-buy-gain-deck = { $player } kauft { $cards } und nimmt die Karte auf den Nachziehstapel.
log-buy-gain = { $player } kauft und nimmt { $cards }.
log-reveal = { $player } deckt { $cards } auf.
log-reveal-hand = { $cards ->
    [nichts] { $player } zeigt eine leere Hand.
   *[other] { $player } zeigt die ganze Hand: { $cards }.
}
log-show = { $player } zeigt { $cards }.
log-put-back = { $player } legt { $cards } auf den Nachziehstapel.
log-put-into-deck = { $amount ->
    [0] { $player } legt { $cards } auf den Nachziehstapel.
    [one] { $player } legt { $cards } unter eine Karte des Nachziehstapels.
   *[other] { $player } legt { $cards } unter { $amount } Karten des Nachziehstapels.
}
log-deck-to-discard = { $player } legt den Nachziehstapel auf den Ablagestapel.
log-set-aside = { $player } legt { $cards } zur Seite.
log-take = { $player } nimmt { $cards } auf die Hand.
log-put-on-mat = { $player } legt { $cards } auf das Tableau.
log-put-under = { $player } legt { $cards } unter die Karten zum Verkauf.
log-return = { $player } legt { $cards } in den Vorrat zurück.
log-mark = { $player } legt einen Marker auf { $name }.
log-mat-token = { $player } legt einen Marker auf das Tableau.
log-move-marker = Der Marker von { $name } kommt auf das Handelstableau.
log-shuffle-in = { $player } mischt { $cards } in den Nachziehstapel.
log-shuffle = { $player } mischt.
log-look = { $player } sieht sich { $cards } an.
log-pass = { $player } gibt { $cards } an { $other } weiter.
log-name = { $player } nennt { $name }.
log-come-back = { $player } bekommt { $cards } zurück.
log-spend = { $amount ->
    [one] { $player } gibt eine Münze aus.
   *[other] { $player } gibt { $amount } Münzen aus.
}
log-overpay = { $player } überzahlt um ${ $amount }.
log-overpay-with-potion = { $amount ->
    [0] { $player } überzahlt um einen Trank.
   *[other] { $player } überzahlt um ${ $amount } und einen Trank.
}
log-bonus = { $player } erhält { $bonuses }.
log-end = Das Spiel ist zu Ende.
log-deal-anew = Die Karten, die { $player } nicht sehen kann, werden neu gegeben.
log-undone = (zurückgenommen)
log-undo = { $amount ->
    [one] Eine Antwort wird zurückgenommen.
   *[other] { $amount } Antworten werden zurückgenommen.
}

ending-provinces = Die Provinzen sind aufgebraucht.
ending-colonies = Die Kolonien sind aufgebraucht.
ending-piles = Drei oder mehr Stapel sind leer.
ending-turn-limit = Die Höchstzahl der Züge ist erreicht.
ending-resigned = { $count ->
    [0] Das Spiel endete durch Aufgabe.
    [one] { $players } hat aufgegeben.
   *[other] { $players } haben aufgegeben.
}
ending-stopped = Das Spiel wurde abgebrochen: { $reason }.

# Fragen: eine je Art, und wo eine Karte eigene Worte braucht, Art-Karte; wo sie mehrmals nach
# demselben fragt, folgt der Zweck. Die Karte, die fragt, steht davor.

question = { $source }: { $question }
question-of-other = { $source } von { $player }: { $question }
it = { $gender ->
    [m] ihn
    [n] es
   *[f] sie
}
asked-card = { $type ->
    [action] Aktionskarte
    [treasure] Geldkarte
   *[other] Karte
}
asked-price = { $relation ->
    [exactly] genau { $price }
    [below] weniger als { $price }
   *[up_to] bis zu { $price }
}

ask-play_action = Spielst du eine Aktionskarte aus?
ask-play_treasure = Spielst du Geldkarten aus?
ask-buy = Kaufst du eine Karte für { asked-price }?
ask-buy-black_market = Kaufst du eine dieser Karten?
ask-gain = { $relation ->
    [none] Welche Karte nimmst du?
   *[other] Welche { asked-card } für { asked-price } nimmst du?
}
ask-gain-mine = Welche Geldkarte für { asked-price } nimmst du auf die Hand?
ask-gain-university = Nimmst du eine Aktionskarte für { asked-price }?
ask-gain-saboteur = Nimmst du dafür eine Karte für { asked-price }?
ask-gain-taxman = Welche Geldkarte für { asked-price } nimmst du auf deinen Nachziehstapel?
ask-gain-tournament = Nimmst du ein Herzogtum oder einen Preis?
ask-gain-thief = Welche der entsorgten Karten nimmst du?
ask-gain-artisan = Welche Karte für { asked-price } nimmst du auf die Hand?
ask-gain-lurker = Welche Aktionskarte nimmst du vom Müllstapel?
ask-gain-smugglers = Welche Karte nimmst du, wie zuvor die Person rechts von dir?
ask-gain-develop = { $relation ->
    [none] Welche Karte, die $1 mehr oder $1 weniger kostet, nimmst du zuerst auf deinen Nachziehstapel?
   *[other] Welche Karte für { asked-price } nimmst du auf deinen Nachziehstapel?
}
ask-gain-haggler = Welche Karte für { asked-price } nimmst du? Eine Punktekarte darf es nicht sein.
ask-discard = { $most ->
    [one] Welche Karte legst du ab?
   *[other] Welche { $most } Karten legst du ab?
}
ask-discard-advisor = Welche der Karten von { $player } wird abgelegt?
ask-discard-cellar = Welche Karten legst du ab? Du ziehst ebenso viele nach.
ask-discard-secret_chamber = Welche Karten legst du ab, für je $1?
ask-discard-hamlet-action = Legst du eine Karte für +1 Aktion ab?
ask-discard-hamlet-buy = Legst du eine Karte für +1 Kauf ab?
ask-discard-plaza = Legst du eine Geldkarte für eine Münze ab?
ask-discard-sentry = Welche davon legst du ab?
ask-discard-lookout = Welche davon legst du ab? Die andere kommt zurück.
ask-discard-envoy = Welche der Karten von { $player } wird abgelegt?
ask-discard-vault = Welche Karten legst du ab, für je $1?
ask-discard-vault-off-turn = { $most ->
    [one] Legst du deine einzige Karte ab? Um eine zu ziehen, müssten es zwei sein.
   *[other] Legst du { $most } Karten ab, um eine zu ziehen?
}
ask-discard-cartographer = Welche davon legst du ab?
ask-discard-stables = Legst du eine Geldkarte für +3 Karten und +1 Aktion ab?
ask-discard-mill = { $most ->
    [one] Legst du deine einzige Karte ab? Für +$2 müssten es zwei sein.
   *[other] Legst du { $most } Karten für +$2 ab?
}
ask-trash = { $most ->
    [one] Welche Karte entsorgst du?
   *[other] Welche { $most } Karten entsorgst du?
}
ask-trash-chapel = Welche Karten entsorgst du, bis zu { $most }?
ask-trash-mine = Welche Geldkarte entsorgst du für eine, die bis zu $3 mehr kostet?
ask-trash-remodel = Welche Karte entsorgst du für eine, die bis zu $2 mehr kostet?
ask-trash-masquerade = Entsorgst du eine Karte?
ask-trash-trading_post = Welche { $most } Karten entsorgst du für ein Silber?
ask-trash-upgrade = Welche Karte entsorgst du für eine, die genau $1 mehr kostet?
ask-trash-transmute = Welche Karte entsorgst du? Ihre Typen bestimmen, was du nimmst.
ask-trash-apprentice = Welche Karte entsorgst du? Je $1 ihrer Kosten ziehst du eine Karte, für einen Trank zwei.
ask-trash-remake = Welche Karte entsorgst du für eine, die genau $1 mehr kostet?
ask-trash-stonemason = Welche Karte entsorgst du für zwei, die weniger kosten?
ask-trash-taxman = Entsorgst du eine Geldkarte für eine, die bis zu $3 mehr kostet?
ask-trash-butcher = Entsorgst du eine Karte für eine andere?
ask-trash-thief = Welche Geldkarte von { $player } wird entsorgt?
ask-trash-bandit = Welche der Geldkarten entsorgst du?
ask-trash-sentry = Welche davon entsorgst du?
ask-trash-lookout = Welche davon entsorgst du?
ask-trash-pirate_ship = Welche Geldkarte von { $player } wird entsorgt?
ask-trash-salvager = Welche Karte entsorgst du, für so viel Geld, wie sie kostet?
ask-trash-bishop = Welche Karte entsorgst du, für einen Punktemarker je $2?
ask-trash-bishop-off-turn = Entsorgst du eine Karte?
ask-trash-expand = Welche Karte entsorgst du für eine, die bis zu $3 mehr kostet?
ask-trash-forge = Welche Karten entsorgst du? Du nimmst eine, die so viel kostet wie sie zusammen.
ask-trash-governor = Entsorgst du eine Karte für eine teurere?
ask-trash-lurker = Welche Aktionskarte des Vorrats entsorgst du?
ask-trash-replace = Welche Karte entsorgst du für eine, die bis zu $2 mehr kostet?
ask-trash-develop = Welche Karte entsorgst du für eine, die $1 mehr, und eine, die $1 weniger kostet?
ask-trash-jack_of_all_trades = Entsorgst du eine Karte, die keine Geldkarte ist?
ask-trash-noble_brigand = Welche Geldkarte von { $player } wird entsorgt?
ask-trash-spice_merchant = Entsorgst du eine Geldkarte für etwas anderes?
ask-trash-trader = Welche Karte entsorgst du für ein Silber je $1, das sie kostet?
ask-trash-farmland = Welche Karte entsorgst du für eine, die genau $2 mehr kostet?
ask-put_on_deck = { $most ->
    [one] Welche Karte legst du auf deinen Nachziehstapel?
   *[other] Welche { $most } Karten legst du auf deinen Nachziehstapel? Die erste liegt dann oben.
}
ask-put_on_deck-bureaucrat = Welche Punktekarte legst du auf deinen Nachziehstapel?
ask-put_on_deck-scout = In welcher Reihenfolge legst du sie zurück? Die erste liegt dann oben.
ask-put_on_deck-apothecary = In welcher Reihenfolge legst du sie zurück? Die erste liegt dann oben.
ask-put_on_deck-doctor = In welcher Reihenfolge legst du sie zurück? Die erste liegt dann oben.
ask-put_on_deck-herald = { $most ->
    [one] Welche Karte deines Ablagestapels legst du auf deinen Nachziehstapel?
   *[other] Welche { $most } Karten deines Ablagestapels legst du auf deinen Nachziehstapel? Die erste liegt dann oben.
}
ask-put_on_deck-herbalist = Welche Geldkarte legst du auf deinen Nachziehstapel?
ask-put_on_deck-harbinger = Welche Karte deines Ablagestapels legst du auf deinen Nachziehstapel?
ask-put_on_deck-sentry = In welcher Reihenfolge legst du sie zurück? Die erste liegt dann oben.
ask-put_on_deck-patrol = In welcher Reihenfolge legst du sie zurück? Die erste liegt dann oben.
ask-put_on_deck-rabble = In welcher Reihenfolge legst du sie zurück? Die erste liegt dann oben.
ask-put_on_deck-black_market = In welcher Reihenfolge kommen sie unter den Schwarzmarkt-Stapel? Die erste liegt dann zuoberst.
ask-put_on_deck-navigator = In welcher Reihenfolge legst du sie zurück? Die erste liegt dann oben.
ask-put_on_deck-oracle = In welcher Reihenfolge legst du sie zurück? Die erste liegt dann oben.
ask-put_on_deck-cartographer = In welcher Reihenfolge legst du sie zurück? Die erste liegt dann oben.
ask-put_on_deck-scheme = Welche Aktionskarte legst du auf deinen Nachziehstapel, statt sie abzulegen?
ask-put_on_deck-mandarin = { $most ->
    [one] Welche Karte legst du auf deinen Nachziehstapel?
   *[other] In welcher Reihenfolge legst du deine Geldkarten auf deinen Nachziehstapel? Die erste liegt dann oben.
}
ask-put_on_deck-secret_passage = Welche Karte legst du in deinen Nachziehstapel?
ask-play_again = Welche Aktionskarte spielst du zweimal aus?
ask-play_again-kings_court = Spielst du eine Aktionskarte dreimal aus?
ask-show = Zeigst du eine Reaktion?
ask-reveal = Welche Karte zeigst du?
ask-reveal-courtier = Welche Karte zeigst du? Für jeden ihrer Typen darfst du etwas wählen.
ask-reveal-mint = Zeigst du eine Geldkarte und nimmst noch eine solche?
ask-reveal-ambassador = Welche Karte zeigst du? Die anderen nehmen je eine solche.
ask-reveal-inn = Welche Aktionskarten deines Ablagestapels mischst du in deinen Nachziehstapel?
ask-save = Welche Karte legst du zur Seite?
ask-save-haven = Welche Karte legst du für deinen nächsten Zug zur Seite?
ask-save-island = Welche Karte legst du auf dein Inseltableau?
ask-return = Du zeigst { $card }. Wie viele davon legst du auf den Stapel zurück?
ask-mark = Auf welchen Stapel legst du einen Marker?
ask-take = Wie viele davon nimmst du auf die Hand: { $card }?
ask-confirm = Möchtest du das?
ask-confirm-chancellor = Legst du deinen Nachziehstapel auf deinen Ablagestapel?
ask-confirm-library = Du ziehst { $card }. Legst du { it } zur Seite?
ask-confirm-moneylender = Entsorgst du ein Kupfer für +$3?
ask-confirm-baron = Legst du ein Anwesen für +$4 ab?
ask-confirm-mining_village = Entsorgst du es für +$2?
ask-confirm-alchemist = Legst du ihn auf deinen Nachziehstapel?
ask-confirm-tournament = Legst du eine Provinz für einen Preis oder ein Herzogtum ab?
ask-confirm-tournament-off-turn = Zeigst du eine Provinz, damit es dafür weder Karte noch Geld gibt?
ask-confirm-young_witch = Zeigst du { $card }, um vom Fluch verschont zu bleiben?
ask-confirm-mountebank = Legst du einen Fluch ab, um nichts zu nehmen?
ask-confirm-royal_seal = Du nimmst { $card }. Legst du { it } auf deinen Nachziehstapel?
ask-confirm-vassal = Du legst { $card } ab. Spielst du { it } aus?
ask-confirm-pearl_diver = Zuunterst siehst du { $card }. Legst du { it } obenauf?
ask-confirm-explorer = Zeigst du eine Provinz, für ein Gold statt eines Silbers?
ask-confirm-treasury = Legst du sie auf deinen Nachziehstapel?
ask-confirm-walled_village = Legst du es auf deinen Nachziehstapel?
ask-confirm-duchess = Du nimmst ein Herzogtum. Nimmst du auch eine Herzogin?
ask-confirm-fools_gold = Jemand anderes nimmt eine Provinz. Entsorgst du ein Katzengold und nimmst ein Gold auf deinen Nachziehstapel?
ask-confirm-tunnel = Du legst einen Tunnel ab. Zeigst du ihn und nimmst ein Gold?
ask-confirm-trader = Du würdest { $card } nehmen. Zeigst du deinen Fahrenden Händler und nimmst stattdessen ein Silber?
ask-confirm-ill_gotten_gains = Nimmst du ein Kupfer auf die Hand?
ask-choose = { $most ->
    [one] Was wählst du?
   *[other] Welche { $most } Möglichkeiten wählst du?
}
ask-choose-jester = { $player } legt { $card } ab. Wer nimmt eine solche Karte?
ask-give = { $relation ->
    [none] Welche Karte nimmt { $player }?
   *[other] Welche Karte für { asked-price } nimmt { $player }?
}
ask-pass = Welche Karte gibst du an { $player } weiter?
ask-name = Welche Karte nennst du?
ask-name-wishing_well = Welche Karte nennst du? Liegt sie oben auf deinem Nachziehstapel, nimmst du sie auf die Hand.
ask-name-doctor = Welche Karte nennst du? Unter deinen obersten 3 Karten wird sie entsorgt.
ask-name-journeyman = Welche Karte nennst du? Sie wird übergangen, bis 3 andere aufgedeckt sind.
ask-name-contraband = Welche Karte darf { $player } in diesem Zug nicht kaufen?
ask-order = In welcher Reihenfolge? Die zuerst gewählte kommt zuerst.
ask-order-gain = Du hast { $card } genommen. Was kommt als Nächstes?
ask-spend = Wie viele Münzen gibst du aus, für je $1?
ask-spend-butcher = Wie viele Münzen gibst du ab? Für jede darf die neue Karte $1 mehr kosten.
ask-overpay = Um wie viel überzahlst du?
ask-place = Wie viele Karten deines Nachziehstapels liegen darüber?
ask-place-stash = Wie viele der gemischten Karten liegen über diesem Geldversteck?
ask-fate = { $whose ->
    [own] Auf deinem Nachziehstapel siehst du { $card }.
   *[other] Auf dem Nachziehstapel von { $player } siehst du { $card }.
} Was geschieht damit?
ask-fate-scrying_pool = { $whose ->
    [own] Auf deinem Nachziehstapel siehst du { $card }.
   *[other] Auf dem Nachziehstapel von { $player } siehst du { $card }.
} Legst du { it } ab oder zurück?
ask-fate-doctor = Auf deinem Nachziehstapel siehst du { $card }. Entsorgst du { it }, legst du { it } ab oder zurück?
ask-fate-duchess = Auf deinem Nachziehstapel siehst du { $card }. Legst du { it } ab oder zurück?
ask-fate-jack_of_all_trades = Auf deinem Nachziehstapel siehst du { $card }. Legst du { it } ab oder zurück?
ask-fate-loan = Du deckst { $card } auf. Entsorgst du { it }, oder legst du { it } ab?
ask-fate-watchtower = Du nimmst { $card }. Zeigst du deinen Wachturm und entsorgst { it }, oder legst du { it } auf deinen Nachziehstapel?
ask-fate-oracle = { $whose ->
    [own] Was geschieht mit den Karten, die du aufdeckst?
   *[other] Was geschieht mit den Karten, die { $player } aufdeckt?
}
ask-fate-spy = { $whose ->
    [own] Auf deinem Nachziehstapel siehst du { $card }.
   *[other] Auf dem Nachziehstapel von { $player } siehst du { $card }.
} Legst du { it } ab oder zurück?

# Was es bringt, um einen Betrag zu überzahlen.
amount-overpay-stonemason = { $potions ->
    [0] { $coins ->
        [0] { $amount }: nichts
       *[other] { $amount }: zwei Aktionskarten für { $price }
    }
   *[other] { $amount }: zwei Aktionskarten für { $price }
}
amount-overpay-doctor = { $coins ->
    [0] { $amount }: nichts
    [one] { $amount }: eine Karte ansehen
   *[other] { $amount }: { $coins } Karten ansehen
}
amount-overpay-masterpiece = { $coins ->
    [0] { $amount }: nichts
    [one] { $amount }: ein Silber
   *[other] { $amount }: { $coins } Silber
}
amount-overpay-herald = { $coins ->
    [0] { $amount }: nichts
    [one] { $amount }: eine Karte deines Ablagestapels auf den Nachziehstapel
   *[other] { $amount }: { $coins } Karten deines Ablagestapels auf den Nachziehstapel
}

mode-yes = ja
mode-no = nein
mode-discard = ablegen
mode-keep = zurücklegen
mode-trash = entsorgen
mode-topdeck = auf den Nachziehstapel legen
mode-card = +1 Karte
mode-action = +1 Aktion
mode-buy = +1 Kauf
mode-coin = +$1
mode-cards-steward = +2 Karten
mode-cards-nobles = +3 Karten
mode-cards-trusty_steed = +2 Karten
mode-cards-spice_merchant = +2 Karten, +1 Aktion
mode-coins-spice_merchant = +$2, +1 Kauf
mode-discard-oracle = ablegen
mode-keep-oracle = zurücklegen
mode-trash-steward = 2 Karten entsorgen
mode-discard-torturer = 2 Karten ablegen
mode-actions = +2 Aktionen
mode-coins = +$2
mode-coins-courtier = +$3
mode-gold = ein Gold nehmen
mode-trash-lurker = eine Aktionskarte aus dem Vorrat entsorgen
mode-gain = eine Aktionskarte vom Müllstapel nehmen
mode-store = die oberste Karte auf das Tableau legen
mode-take-native_village = alle Karten vom Tableau nehmen
mode-plunder = plündern
mode-cards-governor = +3 Karten, die anderen +1
mode-treasures = ein Gold nehmen, die anderen ein Silber
mode-trash-governor = eine Karte für eine entsorgen, die $2 mehr kostet, die anderen $1
mode-coins-pirate_ship = +$1 je Marker auf deinem Tableau
mode-discard-navigator = alle ablegen
mode-keep-navigator = alle zurücklegen
mode-silvers = 4 Silber nehmen, Nachziehstapel auf den Ablagestapel
mode-redraw = Hand ablegen, 4 Karten ziehen
mode-curse = einen Fluch nehmen
mode-give = { $player } nimmt sie
mode-take = du nimmst sie
option-all = alle Geldkarten
option-done = { $kind ->
    [play_action] keine Aktionskarte mehr
    [play_treasure] keine Geldkarte mehr
    [buy] { $place ->
        [list] nichts kaufen
       *[other] Zug beenden
    }
    [gain] nichts nehmen
    [discard] nichts ablegen
    [trash] nichts entsorgen
    [show] nichts zeigen
    [put_on_deck] nichts zurücklegen
    [fate] liegen lassen
    [order] nichts davon
   *[other] fertig
}

# Von einem Bot, der sich Zeit nimmt; { $card } ist die Karte, die fragt, wenn eine im Spiel es tut.
bot-considers = { $about ->
    [actions] { $player } denkt über die Aktionen nach
    [purchase] { $player } denkt über einen Kauf nach
    [effect] { $player } denkt nach: { $card }
   *[other] { $player } denkt nach
}
