# Rätsel: wie sie heißen, wonach gefragt ist und was aus einer Antwort wird.

puzzle-title-hand = Du hast { $cards } auf der Hand: Gewinne!
puzzle-title-money = Du hast ${ $coins } auf der Hand: Gewinne!
puzzle-title-purchase = Was kaufen für { $price }?
puzzle-title-attack = { $attack } gegen { $cards }
puzzle-title-attack-gain = { $attack }: Was nehmen für bis zu { $price }?
puzzle-task-win = Gewinne in diesem Zug. Du bist { $player }. Die Reihenfolge deines Nachziehstapels ist unbekannt, dein Weg muss also gewinnen, was du auch ziehst.
puzzle-task-purchase = Welche Karte kaufst du? Du bist { $player } und hast { $price } und einen Kauf.
puzzle-task-attack = { $attacker } spielt { $attack } aus. Mit welcher Antwort gewinnst du die meisten Spiele? Du bist { $player }.
puzzle-deck = In deinem Nachziehstapel: { $cards }
puzzle-discard = In deinem Ablagestapel: { $cards }
puzzle-owned = { $player } besitzt { $cards }.
puzzle-nothing = nichts
puzzle-solved = Gelöst!
puzzle-lucky = Du hast gewonnen, aber mit Glück: Lägen andere Karten oben auf dem Nachziehstapel, hättest du es nicht. Versuche es noch einmal.
puzzle-missed-turn = Der Zug ist vorbei, und du hast nicht gewonnen. Versuche es noch einmal.
puzzle-missed-purchase = Es gibt einen besseren Kauf. Versuche es noch einmal.
puzzle-missed-attack = Es gibt eine bessere Antwort. Versuche es noch einmal.
puzzle-shares = { $goal ->
    [best_purchase] Gewonnene Spiele nach diesem Kauf:
   *[other] Gewonnene Spiele nach dieser Antwort:
}
puzzle-best-share = { $goal ->
    [best_purchase] Der beste Kauf gewinnt { $share }.
   *[other] Die beste Antwort gewinnt { $share }.
}
puzzle-how-hard = { $missed ->
    [0] Auch alle { $asked } gefragten Programme haben es gefunden.
   *[other] { $missed } der { $asked } gefragten Programme haben es nicht gefunden.
}
puzzle-shown-turn = Kein anderer Weg gewinnt: Alle Antworten des Zuges wurden versucht, insgesamt { $answers }.
puzzle-shown-draws = Kein anderer Weg gewinnt sicher: Alle Antworten des Zuges wurden versucht, insgesamt { $answers }, bei { $orders } Reihenfolgen der Karten, die kommen können.
puzzle-shown-lead = { $goal ->
    [best_purchase] Er liegt mit 99,9 % Sicherheit um mindestens { $lead } Prozentpunkte vor jedem anderen Kauf
   *[other] Sie liegt mit 99,9 % Sicherheit um mindestens { $lead } Prozentpunkte vor jeder anderen Antwort
}: in bis zu { $deals } Spielen für jedes von { $pairs } Paaren von Plänen, die weiterspielen.
puzzle-solution = Die Lösung:
puzzle-left = Du kannst es jederzeit noch einmal versuchen.
puzzle-restarted = Noch einmal von vorn.
puzzle-no-saving = In einem Rätsel gibt es nichts zu speichern.
command-solution = lösung
percent = { NUMBER($number, minimumFractionDigits: 1) } %
puzzle-help =
    Was du tippen kannst:
      eine Nummer oder den Anfang eines Namens: deine Antwort
      zurück: diesen Versuch von vorn beginnen
      tisch: noch einmal den Tisch zeigen
      lösung: die Lösung zeigen
      hilfe KARTE: was eine Karte tut
      ende: aufhören

puzzle-column-puzzle = Rätsel
puzzle-column-difficulty = Schwierigkeit
puzzle-column-about = Worum es geht
puzzle-column-sets = Erweiterungen
puzzles-solved = Gelöst: { $solved } von { $count }
puzzles-hint = { $command } beginnt das leichteste noch ungelöste; mit einem Namen dahinter ein anderes.
puzzle-making = Suche nach Rätseln, Startwert { $seed }; Strg+C beendet die Suche, das Gefundene bleibt.
puzzle-progress = { $kingdoms ->
    [one] ein Königreich
   *[other] { $kingdoms } Königreiche
}, { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}
puzzles-made = { $count ->
    [0] Es wurde kein Rätsel gefunden.
    [one] Ein Rätsel liegt in { $folder }.
   *[other] { $count } Rätsel liegen in { $folder }.
}
