# Das zeilenweise Spiel.

welcome = Throneroom, ein inoffizielles Dominion. Tippe eine Nummer oder den Anfang eines Namens; „hilfe“ erklärt mehr.
kingdom-line = Königreich: { $cards }
seed-line = Startwert: { $seed }
supply-title = Vorrat
price-row = { $price }  { $piles }
pile = { $name } { $count }
pile-empty = { $name } leer
player-line = { $player }: { $hand } auf der Hand, { $deck } im Nachziehstapel, { $discard } abgelegt{ $top }, { $points }{ $tokens }
points-unknown = ? Punkte
player-top = { " " }(oben { $card })
in-play-line = Im Spiel siehst du { $cards }.
hand-line = Du hast { $cards } auf der Hand.
counters-line = Aktionen { $actions }, Käufe { $buys }, Geld { $coins }{ $more }
potions-left = { ", " }Tränke { $count }
tokens-left = { ", " }Münzen { $count }
prizes-line = An Preisen gibt es noch { $cards }.
telltale-line = An der Rückseite erkannt, auf der Hand von { $player }: { $cards }
set-aside-line = Du hast { $cards } zur Seite gelegt.
staying-line = { $player } hat { $cards } im Spiel.
mat-line = Tableau von { $player }: { $cards }
private-mat-line = Dorftableau von { $player }: { $cards }
mat-tokens-line = { $player } hat { $count } Marker auf dem Tableau.
revealed-line = { $player } hat { $cards } aufgedeckt.
possessed-hand-line = { $player } hat { $cards } auf der Hand.
bane-mark = { $name } (Bann)
player-tokens = , { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
hand-over = { $player }, du bist an der Reihe. Drücke Enter, wenn nur du den Bildschirm siehst.
choices = { $question } { $options }
choice = { $number } { $option }
choice-default = { $number } { $option } (Enter)
choose-several = { $least ->
    [0] Nummern oder Namen mit Kommas dazwischen, zum Beispiel „2 Kupfer, Anwesen“; „keine“ für keine Karte.
   *[other] Nummern oder Namen mit Kommas dazwischen, zum Beispiel „2 Kupfer, Anwesen“.
}
choose-several-modes = Nummern mit Kommas dazwischen, zum Beispiel „1, 3“.
card-line = { $name }, { $price }, { $types }, { $set }: { $rules }
saved = Gespeichert in { $file }.
resume-hint = Weiter geht es mit:
undone = Zurückgenommen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
bye = Auf Wiedersehen.
input-ended = Die Eingabe ist zu Ende, das Spiel noch nicht.
final-line = { $player } hat { $points } und besitzt { $cards }.
final-winner = { $players } gewinnt.
final-winners = { $players } teilen sich den Sieg.
final-nobody = Niemand gewinnt; das Spiel wurde nicht zu Ende gespielt.
record-title = Das Spiel in einer Zeile, für throneroom replay:
draft-prompt = Person { $seat } wählt Karte { $place }:
kingdom-bane = Bann: { $card }
kingdom-with-bane = { $card } (Bann: { $bane })
help =
    Was du tippen kannst:
      eine Nummer oder ein Name   wählen; der Anfang jedes Wortes genügt, ju h ist Junge Hexe
      2 Kupfer, Anwesen           mehrere Karten wählen
      alle                        alle Geldkarten ausspielen
      fertig                      nichts oder nichts mehr
      tipp                        sagen, was nach einem Blick voraus am besten ist
      zurück                      deine letzte Antwort zurücknehmen
      tisch                       den ganzen Tisch zeigen
      verlauf                     was in den letzten zwei Runden geschah
      hilfe KARTE                 eine Karte erklären
      speichern DATEI             das Spiel in einer Datei speichern
      ende                        aufhören; ende DATEI speichert vorher
hint-agree = Tipps gibt es für alle oder keinen. Sind alle am Tisch einverstanden? (ja oder nein)
command-help = hilfe
command-hint = tipp
command-undo = zurück
command-show = tisch
command-log = verlauf
command-save = speichern
command-quit = ende
word-all = alle
word-none = keine
word-no = nein
set-basic = Basiskarten
set-base = Basisspiel
set-base-2 = Basisspiel, zweite Auflage
set-intrigue = Die Intrige
set-intrigue-2 = Die Intrige, zweite Auflage
set-alchemy = Die Alchemisten
set-cornucopia = Reiche Ernte
set-guilds = Die Gilden
set-seaside = Seaside
set-promos = Promokarten

listed-card = { $price }  { $name }  { $types }
card-title = { $name } ({ $others })
card-kind = { $price }, { $types }, { $set }
card-later = Nach den späteren Regeln: { $rules }
card-kingdoms = Empfohlen in: { $names }
lessons-title = Lektionen; mit „throneroom learn“ und dem Namen beginnst du eine:
lesson-line = { $name }: { $title }. { $about }
lesson-would = Dann würde dies geschehen:
lesson-other = Das ist erlaubt, aber in dieser Lektion kommt jetzt etwas anderes.
lesson-again = Versuche es noch einmal.
lesson-left = Du kannst jederzeit von vorn beginnen.
lesson-no-command = In einer Lektion gibt es nichts zu speichern oder zurückzunehmen.
lesson-next = Nächste Lektion: { $command }
lesson-help =
    Was du tippen kannst:
      eine Nummer oder ein Name   wählen; der Anfang jedes Wortes genügt
      2 Kupfer, Anwesen           mehrere Karten wählen
      alle                        alle Geldkarten ausspielen
      fertig                      nichts oder nichts mehr
      tisch                       den ganzen Tisch zeigen
      verlauf                     was in den letzten zwei Runden geschah
      hilfe KARTE                 eine Karte erklären
      ende                        aufhören
language-name = Deutsch
page-start = Start
page-rules = Regeln
page-cards = Karten
page-glossary = Glossar
page-kingdoms = Empfohlene Königreiche
page-builders = Zum Bauen
page-card = Karte
page-price = Kosten
page-types = Typen
page-text = Was sie tut
page-theme = Hell oder dunkel
