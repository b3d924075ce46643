# Die Seiten im Browser, auf denen es etwas zu lösen oder zu gewinnen gibt.

page-puzzles = Rätsel
page-puzzles-nav = finde den einen richtigen Zug
page-puzzles-about = Stellungen aus Spielen, jede mit genau einer Lösung. Wie schwer sie sind, zeigt sich daran, wie viele Programme sie verfehlen.
page-puzzles-solved = Gelöst: { $solved } von { $count }
page-puzzles-next = Nächstes ungelöstes Rätsel
page-puzzles-finished = Du hast alle diese Rätsel gelöst.
page-puzzles-all = Alle Rätsel
page-puzzles-kind = Aufgabe
page-puzzles-kind-any = Alle
page-puzzles-kind-win_this_turn = Gewinne in diesem Zug
page-puzzles-kind-best_purchase = Der beste Kauf
page-puzzles-sets = Nur Königreiche mit Karten aus
page-puzzles-none = Kein Rätsel hat Karten aus allen diesen Erweiterungen. Wähle weniger davon.
page-puzzle-done = Gelöst
page-puzzle-stars = Schwierigkeit: { $stars } von 5
page-puzzle-solution = Lösung zeigen
page-puzzle-solution-title = Die Lösung
page-puzzle-next = Nächstes Rätsel
page-puzzle-again = Noch einmal versuchen
page-puzzle-take-back = Letzte Antwort zurücknehmen
page-puzzle-shares = Gewonnene Spiele nach diesem Kauf
page-puzzle-share = { NUMBER($share, minimumFractionDigits: 1) } %
page-puzzle-best = Der beste Kauf gewinnt { NUMBER($share, minimumFractionDigits: 1) } %.
page-puzzle-goes-on = Das Spiel ist nicht zu Ende: Es gibt noch Provinzen, und weniger als drei Stapel sind leer.
page-puzzle-nothing = Nichts
page-puzzle-points = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
