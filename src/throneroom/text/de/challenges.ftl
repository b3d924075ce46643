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
page-puzzles-kind-survive_attack = Überstehe den Angriff
page-puzzles-sets = Nur Königreiche mit Karten aus
page-puzzles-none = Kein Rätsel hat Karten aus allen diesen Erweiterungen. Wähle weniger davon.
page-puzzle-done = Gelöst
page-puzzle-stars = Schwierigkeit: { $stars } von 5
page-puzzle-solution = Lösung zeigen
page-puzzle-solution-title = Die Lösung
page-puzzle-next = Nächstes Rätsel
page-puzzle-again = Noch einmal versuchen
page-puzzle-take-back = Letzte Antwort zurücknehmen
page-puzzle-shares = { $goal ->
    [best_purchase] Gewonnene Spiele nach diesem Kauf
   *[other] Gewonnene Spiele nach dieser Antwort
}
page-puzzle-share = { NUMBER($share, minimumFractionDigits: 1) } %
page-puzzle-best = { $goal ->
    [best_purchase] Der beste Kauf gewinnt { NUMBER($share, minimumFractionDigits: 1) } %.
   *[other] Die beste Antwort gewinnt { NUMBER($share, minimumFractionDigits: 1) } %.
}
page-puzzle-goes-on = Das Spiel ist nicht zu Ende: Es gibt noch Provinzen, und weniger als drei Stapel sind leer.
page-puzzle-points = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

page-today = Königreich des Tages
page-today-nav = dieselben Karten für alle und ein Versuch
page-today-about = Alle bekommen dieselben Karten gegen denselben Gegner und haben einen Versuch, der zählt.
page-today-opponent = Dein Gegner
page-today-terms = Zurücknehmen kann man nichts, und niemand kann zusehen. Wer um { $time } nicht fertig ist, hat aufgegeben.
page-today-play = Versuch beginnen
page-today-on = Weiterspielen
page-today-look = Dein Spiel ansehen
page-today-results-of = Zu den Ergebnissen des Tages
page-today-own = Dein Ergebnis
page-today-line = Throneroom, { $date }: { $result }
page-today-result = { $outcome ->
    [won] mit { $points } Vorsprung in { $turns } gewonnen
    [level] bei Gleichstand in { $turns } gewonnen
    [lost] mit { $points } Rückstand in { $turns } verloren
    [behind] bei Gleichstand in { $turns } verloren
   *[resigned] aufgegeben
}
page-today-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
}
page-today-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
}
page-today-results = Ergebnisse
page-today-nobody = Noch ist niemand fertig. Mach den Anfang.
page-today-place = Platz
page-today-name = Name
page-today-how = Ergebnis
page-today-lead = Vorsprung
page-today-number = Züge
page-today-won = gewonnen
page-today-lost = verloren
page-today-resigned = aufgegeben
page-today-more = { $players } sind fertig.
page-today-commitment = Die Karten stehen fest, und niemand, der spielt, kann sie vorher kennen: Sie kommen von einem Geheimnis, dessen Hash heute hier steht und das morgen offengelegt wird.
page-today-hash = Hash des Geheimnisses
page-today-yesterday = Gestern: { $date }
page-today-best = Das beste Spiel mit Analyse
page-today-yours = Dein Spiel
page-today-unplayed = Niemand hat ein Spiel beendet.
page-today-disclosed = Woher die Karten kamen
page-today-check = Das Geheimnis hat den Hash, der gestern zu sehen war, und alle Karten jenes Tages folgen daraus. Lade die Aufzeichnung eines Spiels herunter („Aufzeichnung“ über der Wiederholung) und prüfe sie mit:
page-today-secret = Geheimnis
