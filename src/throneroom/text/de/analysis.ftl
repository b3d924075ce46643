# Was ein Spiel entschieden hat, im Terminal und im Browser.

analysis-mistake = Zug { $turn }: { $player } { $choice }. Das kostete { $lost } ± { $error } %.
analysis-choice = { $kind ->
    [buy] kaufte { $given } statt { $other }
    [gain] nahm { $given } statt { $other }
    [play_action] spielte { $given } statt { $other }
    [play_treasure] spielte { $given } statt { $other }
    [play_again] spielte { $given } zweimal statt { $other }
    [discard] legte { $given } ab statt { $other }
    [trash] entsorgte { $given } statt { $other }
    [put_on_deck] legte { $given } auf den Nachziehstapel statt { $other }
    [show] zeigte { $given } statt { $other }
    [pass] gab { $given } weiter statt { $other }
    [name] nannte { $given } statt { $other }
    [order] wählte die Reihenfolge { $given } statt { $other }
    [spend] gab { $given } Münzen aus statt { $other }
    [overpay] überzahlte um { $given } statt { $other }
   *[other] wählte „{ $given }“ statt „{ $other }“
}
analysis-choice-with = { $choice } ({ $source })
analysis-luck = Zug { $turn }: Die Karten { $luck ->
    [good] brachten
   *[bad] kosteten
} { $player } { $share } ± { $error } %.
analysis-nothing = nichts
analysis-several = { $count } { $name }

# Der Befehl.
analysis-chance = Siegchance von { $player }
analysis-turning-points = Was den Ausschlag gab
analysis-no-turning-points = Nichts ragt heraus: Keine einzelne Wahl und kein einzelner Zug hat dieses Spiel entschieden.
analysis-head-player = Spieler
analysis-head-mistakes = Fehler
analysis-head-cost = kosteten
analysis-head-luck = Glück
analysis-every-mistake = Alle Fehler
analysis-about = Ein Fehler ist eine Antwort, die von einer anderen um mehr übertroffen wird, als der Zufall erklärt, beurteilt nach dem, was man wissen konnte. Glück ist, was Fehler nicht erklären.
analysis-working = Zug { $turn } wird betrachtet
analysis-judged = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
} beurteilt, { $mistakes ->
    [0] bisher kein Fehler
    [one] bisher 1 Fehler
   *[other] bisher { $mistakes } Fehler
}
analysis-interrupted = Abgebrochen: Es folgt, was bis dahin bekannt war.

# Hints, in the terminal and in the browser.
hint-only = Tipp: { $answer }; nichts anderes ist einen Versuch wert.
hint-unclear = Tipp: { $answer } oder { $other }; ein Unterschied zeigt sich nicht. So oder so gewinnst du etwa { $chance } % der Spiele.
hint-clear = Tipp: { $answer }. Damit gewinnst du { $chance } % der Spiele, { $lead } ± { $error } % mehr als mit „{ $other }“.{ $why }
hint-reason-ends-soon = Das Spiel ist bald zu Ende: Jetzt zählen Punkte.
hint-reason-needs-action = Deine anderen Aktionskarten brauchen eine Aktion.
hint-reason-many-terminals = Du hast genug Aktionskarten, die keine weitere Aktion geben.
hint-reason-trashes = Damit wirst du schwache Karten los, solange dein Deck klein ist.
hint-reason-draws = Damit siehst du mehr Karten.
hint-reason-money = Geld brauchst du dringender.
