# Das Glossar: jedes Wort mit eigener Bedeutung, in einem Absatz erklärt.

# R050 R095 R097 R099
term-discard-pile = Ablagestapel
    .text = Hier warten benutzte, gekaufte und genommene Karten auf das nächste Mischen. Er liegt offen neben deinem Nachziehstapel; die oberste Karte dürfen alle sehen, durchgeblättert wird er nicht. Brauchst du eine Karte und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und tritt an seine Stelle.
# R096 R097 R098
term-discard = Ablegen
    .text = Eine Karte auf den eigenen Ablagestapel legen. Sie kommt aus deiner Hand, wenn auf der Karte nichts anderes steht. Was du ablegst, gehört dir weiterhin.
# R046 R051 R052 R053
term-action = Aktion
    .text = Das Recht, eine Aktionskarte auszuspielen. Jeden Zug beginnst du mit 1, und jede ausgespielte Aktionskarte verbraucht 1. Bei +2 Aktionen hast du in diesem Zug 2 mehr. Wie viele Anweisungen auf der Karte stehen, spielt keine Rolle.
# R051 R054 R059 R114
term-action-card = Aktionskarte
    .text = Eine Karte, die etwas bewirkt, wenn du sie in deiner Aktionsphase ausspielst. Die meisten Königreichkarten sind welche; zu Beginn hat niemand eine. Sie sind weiß, auch die Angriffe, nur Reaktionen sind blau und Dauer-Karten orange.
# R119 R120 R124 R126
term-attack = Angriff
    .text = Eine Karte dieses Typs schadet allen anderen, reihum nach links. Bevor sie etwas tut, dürfen alle anderen Reaktionen zeigen. Es kommt nur auf den Typ an: Ohne ihn ist eine Karte kein Angriff, so unangenehm sie auch sein mag.
# R090
term-look-at = Ansehen
    .text = Eine Karte sehen, die den anderen verborgen bleibt. Danach kommt sie an ihren Platz zurück, wenn nicht dasteht, was sonst mit ihr geschieht. Das kommt vor, wenn du den Arzt überzahlst.
# R053 R054 R055
term-instruction = Anweisung
    .text = Etwas, das eine Karte von dir verlangt, etwa +1 Kauf oder eine Karte zu entsorgen. Du gehst sie von der ersten bis zur letzten durch und tust, was möglich ist. Nicht mit der Aktion verwechseln: Alle Anweisungen einer Karte zusammen kosten nur die 1 Aktion, mit der du sie ausspielst.
# R089 R093
term-reveal = Aufdecken
    .text = Eine Karte für alle sichtbar umdrehen, meist oben vom Nachziehstapel. Steht nichts weiter da, kommt sie wieder dorthin. Bis alles ausgeführt ist, wird Aufgedecktes nicht eingemischt.
# R113 R115 S010 S011 S013
term-duration-card = Dauer-Karte
    .text = Eine Aktionskarte aus Seaside, die zu Beginn deines nächsten Zuges noch einmal etwas tut; sie ist orange. Bis zur Aufräumphase dieses Zuges bleibt sie im Spiel. Hat sie nichts mehr zu tun, wird sie abgelegt wie jede andere.
# R100 R101
term-trash-a-card = Entsorgen
    .text = Eine Karte endgültig loswerden: Sie kommt auf den Müllstapel, gehört dir nicht mehr und bringt dir keine Punkte. Wer schwache Karten entsorgt, zieht die starken öfter.
# R074 R075 R114 R128
term-treasure = Geldkarte
    .text = Eine Karte zum Bezahlen; sie ist gelb. Du spielst sie in der Kaufphase aus, beliebig viele, aber alle vor dem ersten Kauf. Kupfer bringt $1, Silber $2, Gold $3. Auch manche Königreichkarten sind Geldkarten, ebenso der Trank.
# R057 R074 R110 R111 R112
term-in-play = Im Spiel
    .text = Im Spiel ist eine Karte, die du ausgespielt hast und die noch vor dir liegt. Das bleibt sie bis zur Aufräumphase, eine Dauer-Karte bis zu der deines nächsten Zuges, wenn sie nicht vorher entsorgt oder auf ein Tableau gelegt wird. Karten auf der Hand, zur Seite gelegte und nur gezeigte sind nicht im Spiel.
# R085 R086 R088
term-draw = Karten nachziehen
    .text = Die oberste Karte deines Nachziehstapels auf die Hand nehmen, kurz: ziehen. +2 Karten heißt: Ziehe 2, und zwar gleich; ablehnen kannst du nicht. Reicht der Stapel nicht, mischst du zwischendurch.
# R114 R115
term-type = Kartentyp
    .text = Was für eine Karte es ist: Aktion, Geld, Punkte, Fluch, dazu manchmal Angriff, Reaktion, Dauer oder Preis. Andere Karten beziehen sich darauf, und die Farbe richtet sich danach.
# R046 R064 R065 R068 R069 R070 R104
term-buy = Kauf
    .text = Das Recht, in der Kaufphase eine Karte aus dem Vorrat zu kaufen. Jeden Zug beginnst du mit 1, und +1 Kauf gibt dir noch einen. Bezahlt wird mit Geldkarten, virtuellem Geld und Münzen, und die Karte kommt auf deinen Ablagestapel. Was du kaufst, nimmst du auch.
# R116
term-combined-types = Kombinierte Kartentypen
    .text = Eine Karte kann mehr als einen Typ haben und zählt dann stets als jeder davon. Große Halle, Adelige und Insel sind Aktions- und Punktekarten, der Harem ist Geld- und Punktekarte.
# R011 R019 R025
term-kingdom-card = Königreichkarte
    .text = Jede Karte, die man für ein Königreich aussuchen kann, also alle außer Basiskarten und Preisen. Meist sind es Aktionskarten, manchmal Geld- oder Punktekarten.
# R035 R050 R087 R095
term-deck = Nachziehstapel
    .text = Der verdeckte Stapel, von dem du ziehst. Niemand zieht von einem fremden, und in den eigenen schaut man nicht hinein. Ist er leer, wird er erst erneuert, wenn du eine Karte daraus brauchst.
# R094
term-name = Name
    .text = Wie die Karte heißt. Heißen zwei Karten gleich, sind sie gleich; heißen sie anders, sind sie verschieden, auch wenn der Typ derselbe ist.
# R102 R103 R104 R106 R107
term-gain = Nehmen
    .text = Eine Karte aus dem Vorrat bekommen, in der Regel auf den Ablagestapel. Anders als beim Kaufen brauchst du dafür weder Kauf noch Geld, und mit Geld kommst du auch an keine teurere Karte. Jeder Kauf ist zugleich ein Nehmen. Von einem leeren Stapel nimmst du nichts.
# R005 R006 R013 R014 R117 R163
term-victory-card = Punktekarte
    .text = Eine Karte, die am Ende Punkte bringt; sie ist grün. Hat sie keinen zweiten Typ, lässt sie sich nicht ausspielen und nimmt auf der Hand nur Platz weg. Ihre Stapel haben zu zweit 8 Karten, zu dritt oder zu viert 12.
# R118 R120 R121 R122 R123
term-reaction-card = Reaktionskarte
    .text = Eine Aktionskarte, die noch etwas kann; sie ist blau. Spielt jemand anderes einen Angriff aus, darfst du sie aus der Hand zeigen und tun, was sie für diesen Fall vorsieht. Ausgespielt ist sie damit nicht, und eine Aktion kostet es auch nicht. In deinem Zug spielst du sie aus wie jede Aktionskarte.
# R016 R017 R018
term-supply = Vorrat
    .text = Die Stapel in der Mitte, von denen ihr kauft und nehmt: die Basiskarten, die zehn Stapel des Königreichs und, wenn nötig, Tränke und Bannstapel. Müllstapel und Preise gehören nicht dazu. Auch ein leerer Stapel bleibt ein Stapel des Vorrats.
# R062 R063
term-choose = Wählen
    .text = Lässt dich eine Karte eine oder zwei von mehreren Möglichkeiten wählen, führst du genau diese aus und die anderen nicht. Wählen musst du, und es darf auch etwas sein, das gar nicht geht.
# R092 P32
term-pass = Weitergeben
    .text = Einer anderen Person verdeckt eine Karte überlassen, die gleich auf deren Hand kommt. Das ist weder Nehmen noch Ablegen noch Entsorgen. Nur bei der Maskerade kommt es vor.
# R091 R162 D34
term-set-aside = Zur Seite legen
    .text = Eine Karte für eine Weile offen auf den Tisch legen. Sie bewirkt dort nichts und ist nicht im Spiel. Was weiter mit ihr geschieht, sagt die Anweisung, durch die sie dort liegt. Am Ende zählt sie zu deinen Karten.
# R061 R072
term-virtual-money = Virtuelles Geld
    .text = Geld, das aus einem Kartentext stammt, etwa +$2, und nicht von einer Geldkarte. Ausgeben kannst du es in der Kaufphase desselben Zuges, danach ist der Rest weg.
# R042 R043 R058 R059
term-action-phase = Aktionsphase
    .text = Der erste Teil eines Zuges. Du darfst Aktionskarten ausspielen, solange du Aktionen hast.
# R042 R043 R073 R144
term-buy-phase = Kaufphase
    .text = Der zweite Teil eines Zuges: erst Geldkarten und Münzen, dann Käufe. Nach dem ersten Kauf kommt von beiden nichts mehr dazu.
# R043 R080 R081 R082
term-clean-up = Aufräumphase
    .text = Der dritte Teil eines Zuges, den du nicht auslassen kannst. Was du im Spiel und auf der Hand hast, kommt auf deinen Ablagestapel, und du ziehst 5 Karten.
# R042 R044 R166
term-turn = Zug und Runde
    .text = Ein Zug ist alles, was eine Person von der Aktionsphase bis zur Aufräumphase tut. Eine Runde ist um, wenn alle einmal am Zug waren. Bei gleichen Punkten entscheidet die Zahl der Züge.
# R044 R126 R127 R158
term-turn-order = In Spielreihenfolge
    .text = Eine Person nach der anderen, immer weiter nach links. Es beginnt, wer am Zug ist, oder, wenn es diese Person nicht betrifft, wer links von ihr sitzt. Links von dir sitzt, wer nach dir an der Reihe ist.
# R054 R056 R057 R110
term-play = Ausspielen
    .text = Eine Karte aus der Hand offen vor dich hinlegen und tun, was darauf steht: Aktionskarten in der Aktionsphase, Geldkarten in der Kaufphase. Reine Punktekarten und Flüche lassen sich nicht ausspielen.
# R036 R082 R095
term-hand = Hand
    .text = Die Karten, die du hältst und nur du siehst. Jeden Zug beginnst du mit 5, wenn sich nicht inzwischen etwas daran geändert hat. Die anderen wissen nur, wie viele es sind.
# R035 R162
term-own-cards = Kartensatz
    .text = Alles, was dir gehört: Nachziehstapel, Hand, Ablagestapel, was du im Spiel, auf Tableaus und zur Seite gelegt hast. Zu Beginn sind es 7 Kupfer und 3 Anwesen. Am Ende zählt alles davon.
# R009 R017 R019
term-basic-card = Basiskarte
    .text = Kupfer, Silber, Gold, Anwesen, Herzogtum, Provinz und Fluch, die in jeder Partie dabei sind, und der Trank, den manche Partien brauchen.
# R011 R021 R028
term-kingdom = Königreich
    .text = Die zehn Königreichkarten, mit denen ihr eine Partie spielt. Ihr könnt ein empfohlenes nehmen, frei aussuchen, zufällig ziehen oder reihum wählen. Mit der Jungen Hexe kommt der Bannstapel als elfter dazu.
# R068 R132 R135 R139 R141
term-cost = Kosten
    .text = Was eine Karte an Geld kostet, bei manchen dazu einen Trank. Das gilt nicht nur beim Kaufen, sondern überall, wo von Kosten die Rede ist. Werden Karten billiger, dann überall und nur beim Geld, und bei $0 ist Schluss.
# R008 R009 R114 R127 R163
term-curse = Fluch
    .text = Eine Karte, die $0 kostet und 1 Punkt abzieht; sie ist violett. Kaufen könnte man sie, meist aber bringt sie dir ein Angriff ein. Eine Punktekarte ist sie nicht. Ist der Stapel leer, bekommt niemand mehr einen.
# R010 R066 R100 R101
term-trash = Müllstapel
    .text = Der offene Stapel mit allem, was entsorgt worden ist. Er ist kein Teil des Vorrats: Kaufen kann man daraus nichts, und für das Spielende zählt er nicht als Stapel.
# R083 R087 R088 R093
term-shuffle = Mischen
    .text = Aus dem Ablagestapel einen neuen Nachziehstapel machen. Das geschieht erst, wenn eine Karte gebraucht wird und keine mehr da ist. Was anderswo liegt, auch Aufgedecktes, bleibt dort.
# R089 R121 R182 D24
term-show = Zeigen
    .text = Alle eine Handkarte oder die ganze Hand sehen lassen. Steht nichts anderes da, bleibt sie auf der Hand; ausgespielt ist sie nicht. Aufdecken ist fast dasselbe, nur mit Karten vom Nachziehstapel.
# R332 R354 D38
term-name-a-card = Nennen
    .text = Den Namen einer Karte sagen, bevor aufgedeckt wird, wie es Arzt, Wandergeselle und Wunschbrunnen verlangen. Jede Karte ist erlaubt, ob sie in dieser Partie dabei ist oder nicht, aber kein Typ.
# R094 X29
term-different-cards = Verschiedene Karten
    .text = Karten mit verschiedenen Namen; von mehreren gleichen zählt eine. Zwei Kupfer und ein Silber sind 2 verschiedene Karten.
# R108
term-put-on-deck = Auf den Nachziehstapel legen
    .text = Die Karte verdeckt obenauf legen, sodass du sie als Nächstes ziehst. Ist der Nachziehstapel leer, ist sie die einzige darin; gemischt wird deshalb nicht.
# R055 R123 P07
term-must-and-may = Müssen und dürfen
    .text = Was auf einer Karte steht, muss geschehen, soweit es geht. Frei bist du nur bei „du darfst“ und wo auch keine Karte genügt, etwa bei „bis zu 4 Handkarten“. Reaktionen sind immer freiwillig.
# R003 R007 R035 R036 R038
term-set-up = Vorbereitung
    .text = Was vor dem ersten Zug geschieht: Der Vorrat wird ausgelegt, alle mischen 7 Kupfer und 3 Anwesen und ziehen 5 Karten, und es wird bestimmt, wer beginnt.
# R159 R160 R161 R166 R167
term-end-of-the-game = Spielende
    .text = Das Spiel endet nach einem Zug, wenn die Provinzen aufgebraucht oder 3 oder mehr Stapel des Vorrats leer sind (zu fünft und zu sechst 4). Die meisten Punkte gewinnen; sind es gleich viele, die wenigsten Züge; sind auch die gleich, wird der Sieg geteilt.
# R162 R163 R164
term-points = Punkte
    .text = Sie entscheiden das Spiel. Punktekarten bringen welche, Flüche ziehen welche ab: Anwesen 1, Herzogtum 3, Provinz 6, Fluch minus 1. Gezählt wird auf all deinen Karten, wo sie auch sind.
# R026 R128 R129 R130 R131
term-potion = Trank
    .text = Eine Geldkarte, die $4 kostet und kein Geld bringt, sondern das +T in den Kosten anderer Karten bezahlt, ein Trank für eine Karte. Der Stapel von 16 wird nur ausgelegt, wenn eine Karte der Partie ihn braucht.
# R028 R029 R030 R287
term-bane-card = Bannkarte
    .text = Eine Karte des elften Stapels, den die Junge Hexe mitbringt; sie kostet $2 oder $3. Zeigst du eine, wenn eine Junge Hexe ausgespielt wird, nimmst du keinen Fluch. Ansonsten ist sie eine Karte wie jede andere.
# R031 R032 R298 R326 D30
term-prize = Preis
    .text = Eine von fünf besonderen Karten, die neben dem Vorrat liegen, wenn das Turnier dabei ist, jede nur einmal. Kaufen kann man Preise nicht; du bekommst sie, wenn du beim Turnier eine Provinz ablegst.
# R033 R142 R143 R144 R145 R146
term-coin-token = Münze
    .text = Erspartes aus den Gilden. Du behältst Münzen, bis du sie für je $1 ausgibst, in einer Kaufphase und vor dem ersten Kauf. Punkte bringen sie keine.
# R148 R149 R151 R152 R155
term-overpay = Überzahlen
    .text = Beim Kauf von Steinmetz, Arzt, Meisterstück oder Herold mehr bezahlen, als sie kosten. Was du dafür bekommst, steht auf der Karte und hängt davon ab, wie viel du drauflegst. Es ist freiwillig und geht nur beim Kaufen.
# R262 R264 R266 R271 R273 R274 S153 S155 S161
term-extra-turn = Zusätzlicher Zug
    .text = Der Außenposten gibt dir gleich noch einen Zug, mit 3 Karten. Spielst du eine Besessenheit aus, hat nach dir einen zusätzlichen Zug, wer links von dir sitzt. Diese Person ist dann besessen: Du entscheidest alles und nimmst, was sie nehmen würde. Entscheidet bei Gleichstand die Zahl der Züge, zählen zusätzliche nicht.
# S003 S004 S005
term-mat = Tableau
    .text = Ein Platz vor dir für Karten oder Marker, die dort lange bleiben: bei Insel, Eingeborenendorf und Piratenschiff. Karten auf einem Tableau gehören dir und zählen am Ende, aber sie sind weder im Spiel noch in Nachziehstapel, Hand oder Ablagestapel.
# S030 S031 S032 S033 S034
term-embargo-token = Embargomarker
    .text = Ein Zeichen, das ein Embargo bis zum Spielende auf einen Stapel des Vorrats legt. Wer von dort kauft, nimmt für jeden Marker einen Fluch; wer auf andere Art eine Karte von dort nimmt, bekommt keinen.
# Q002 Q003 Q004 Q007
term-colony = Kolonie
    .text = Eine Punktekarte der Blütezeit für $11 und 10 Punkte. Zusammen mit Platin liegt sie aus, wo das Königreich es so will. Sind die Kolonien aufgebraucht, endet das Spiel.
# Q010 Q011
term-victory-token = Punktemarker
    .text = Ein Punkt, der keine Karte ist. Solche Marker geben Bischof, Denkmal und Halsabschneider; sie liegen vor dir und gehören dir bis zum Schluss.
# Q013 Q014 Q018
term-trade-route-mat = Handelstableau
    .text = Dorthin kommen die Marker der Punktestapel, jeder mit der ersten Karte, die von seinem Stapel genommen wird. Es gehört niemandem; jede Handelsroute zählt seine Marker.
# B202 I202
term-edition = Auflage
    .text = Eine Ausgabe eines Spiels oder einer Erweiterung. In zweiten Auflagen fehlen einige Karten, und andere kommen dazu. Hier ist jede etwas Eigenes, aus dem ihr Karten wählen könnt; die Regeln sind die der ersten Auflagen.
# H010 H012 H015 H017 H019
term-when-gained = Wenn du diese Karte nimmst
    .text = Was eine Karte mit diesen Worten tut, geschieht einmal, sobald du sie genommen hast, egal wie: gekauft, durch eine andere Karte, sogar im Zug von jemand anderem. Spielst du sie später aus, geschieht es nicht noch einmal. Wartet mehreres auf dieselbe Karte, wählst du die Reihenfolge.
# H021 H139 H140 H143
term-instead-of-gaining = Stattdessen nehmen
    .text = Macht der Fahrende Händler aus einer Karte ein Silber, so wird die andere Karte gar nicht genommen: Sie bleibt, wo sie war, und nichts geschieht, was davon abhängt, sie zu nehmen. Ein Kauf bleibt ein Kauf; der Preis bleibt bezahlt.
