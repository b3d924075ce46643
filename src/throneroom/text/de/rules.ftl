# Die Regeln, in der Reihenfolge, in der man sie beim ersten Mal braucht.

# R035 R078 R102 R117 R165
rules-idea = Worum es geht
    .text =
        Alle spielen mit eigenen Karten. Du fängst mit zehn schwachen an. Zug für Zug kaufst du bessere von den Stapeln auf dem Tisch dazu; was du kaufst, wird eingemischt und kommt dir von da an immer wieder auf die Hand.

        Am Ende zählen nur Punkte, und wer die meisten hat, gewinnt. Punkte stehen auf den Punktekarten, vor allem auf der Provinz. Vorher aber nützen dir die meisten davon nichts, sie machen sich bloß auf deiner Hand breit. Darum stellt sich in jeder Partie dieselbe Frage: Wie lange baust du auf, und wann fängst du an, Punkte zu sammeln?

        Lies bis zum Abschnitt über das Spielende, dann kannst du mitspielen. Alles Weitere hat Zeit: einzelne Erweiterungen, größere Runden, das Aussuchen des Königreichs.

# R019 R114 R115 R116 R118 R119 R163
rules-cards = Die Karten
    .text =
        Jede Karte hat einen Namen, Kosten und einen oder mehrere Typen. Auf den meisten steht außerdem ein Text. $4 heißt 4 Geld, ob eine Karte so viel kostet oder du so viel ausgeben kannst.

        - Geldkarten (gelb) sind zum Bezahlen da. Kupfer kostet $0 und bringt $1, Silber kostet $3 und bringt $2, Gold kostet $6 und bringt $3.
        - Punktekarten (grün) bringen Punkte. Ein Anwesen kostet $2 und zählt 1 Punkt, ein Herzogtum kostet $5 und zählt 3, eine Provinz kostet $8 und zählt 6.
        - Flüche (violett) kosten $0, und jeder zieht dir am Ende 1 Punkt ab. Sie sind ein eigener Typ und keine Punktekarten.
        - Aktionskarten (weiß) bewirken etwas, wenn du sie ausspielst.
        - Angriffe sind Aktionskarten, die allen anderen schaden.
        - Reaktionen (blau) sind Aktionskarten, die du auch zeigen kannst, wenn jemand anderes einen Angriff ausspielt.
        - Dauer-Karten (orange) sind Aktionskarten, die liegen bleiben und auch in deinem nächsten Zug etwas bewirken.

        Ein paar Karten haben zwei Typen und zwei Farben: Die Große Halle ist Aktionskarte und Punktekarte zugleich.

        Kupfer, Silber, Gold, Anwesen, Herzogtum, Provinz und Fluch sind die Basiskarten und immer dabei; mit den Alchemisten kommt der Trank dazu. Alle übrigen sind Königreichkarten. In jeder Partie sind zehn davon dabei; deshalb gleicht keine der anderen.

# R001 R003 R004 R005 R006 R007 R008 R009 R010 R011 R012 R013 R014 R015 R016 R017 R020 R025 R035 R036 R037 R038 intrigue/great_hall intrigue/duke intrigue/harem intrigue/nobles
rules-setup = Vorbereitung
    .text =
        Dominion spielt ihr zu zweit, zu dritt oder zu viert. Legt diese Stapel offen in die Mitte:

        - Kupfer: 60 Karten, von denen alle je 7 bekommen. Es bleiben zu zweit 46, zu dritt 39, zu viert 32.
        - Silber: alle 40. Gold: alle 30.
        - Anwesen, Herzogtümer und Provinzen: zu zweit je 8, zu dritt oder zu viert je 12.
        - Flüche: zu zweit 10, zu dritt 20, zu viert 30. Sie liegen in jeder Partie bereit.
        - Zehn verschiedene Königreichkarten, jede mit ihrem ganzen Stapel von 10. Ist die Königreichkarte eine Punktekarte, wie Gärten oder Große Halle, so sind es zu zweit 8, zu dritt oder zu viert 12.

        Nehmt für die erste Partie Keller, Burggraben, Dorf, Werkstatt, Holzfäller, Schmiede, Umbau, Miliz, Markt und Mine. Was ihr nicht ausgesucht habt, bleibt draußen.

        All diese Stapel zusammen sind der Vorrat. Daneben ist Platz für den Müllstapel, der noch leer ist; er gehört nicht zum Vorrat. Geht ein Stapel zu Ende, bleibt sein Platz frei, damit alle sehen, was fehlt.

        Alle beginnen mit den gleichen 10 Karten: 7 Kupfer und 3 Anwesen. Diese Anwesen gehen nicht vom Stapel im Vorrat ab. Mische deine zehn Karten, lege sie verdeckt als Nachziehstapel vor dich hin und ziehe 5 davon. Wer mag, lässt jemanden abheben.

        Lost aus, wer beginnt, oder einigt euch. Von da an geht es reihum nach links.

        Manche Königreichkarten bringen noch etwas mit: Tränke, Preise, einen Bannstapel, Münzen, Tableaus oder Punktemarker, und mit der Blütezeit kommen vielleicht Platin und Kolonien dazu. Dafür gibt es eigene Abschnitte.

# R042 R043 R044 R046 R047 R072
rules-turn = Dein Zug
    .text =
        Ein Zug hat drei Phasen, immer in dieser Reihenfolge:

        - Aktionsphase: Du darfst eine Aktionskarte ausspielen.
        - Kaufphase: Du darfst Geldkarten ausspielen und eine Karte kaufen.
        - Aufräumphase: Du legst alles ab und ziehst 5 neue Karten.

        Jeden Zug beginnst du mit 1 Aktion, 1 Kauf und $0. Karten können dir von allem mehr geben, aber nur für diesen Zug.

        Die ersten beiden Phasen kannst du auslassen, die Aufräumphase nie. Und es gibt kein Zurück: Bist du in der Kaufphase, ist es mit den Aktionskarten vorbei.

        Hast du deine neue Hand gezogen, ist an der Reihe, wer links von dir sitzt.

        Ein Beispiel: Du beginnst mit fünf Kupfer auf der Hand. Aktionskarten hast du noch keine, also kommt gleich die Kaufphase: Du spielst die Kupfer aus und kaufst für $5 einen Markt. In der Aufräumphase legst du alles ab und ziehst die anderen fünf Karten, zwei Kupfer und drei Anwesen. Das reicht im nächsten Zug für einen Keller zu $2. Für deine dritte Hand musst du mischen, und schon darin können Markt und Keller auftauchen.

# R049 R051 R052 R053 R054 R055 R056 R057 R058 R059 R060 R061 R085 R188 R212 R216 R259 R344
rules-actions = Aktionsphase
    .text =
        Eine Aktion erlaubt dir, eine Aktionskarte aus deiner Hand auszuspielen. Lege sie offen vor dich hin und tu, was darauf steht, von oben nach unten. Dort bleibt sie bis zur Aufräumphase.

        Die meisten Karten geben dir etwas davon:

        - +2 Karten: Ziehe 2 Karten, und zwar gleich, ob du willst oder nicht.
        - +1 Aktion: In dieser Phase darfst du eine Aktionskarte mehr ausspielen.
        - +1 Kauf: In der Kaufphase dieses Zuges darfst du eine Karte mehr kaufen.
        - +$2: In der Kaufphase kannst du $2 mehr ausgeben. Eine Geldkarte bekommst du dafür nicht.

        Aktionen, Käufe und Geld zählst du einfach zusammen und hebst sie dir für später im Zug auf. Du kannst also in Ruhe erst weitere Aktionskarten ausspielen.

        Jede Aktionskarte, die du ausspielst, verbraucht 1 Aktion, wie viel auch darauf steht. Zähle mit: Nach einem Dorf (+1 Karte, +2 Aktionen) hast du noch 2 Aktionen. Nach einer Schmiede bleibt 1, nach einer zweiten keine. Hättest du mit der Schmiede angefangen, wäre gleich Schluss gewesen.

        Führe eine Karte zu Ende aus, bevor du die nächste ausspielst. Lässt dich eine Karte selbst eine andere ausspielen, wie Thronsaal, Golem und Herold, so kostet dich das keine Aktion.

        Du darfst eine Karte auch dann ausspielen, wenn wenig oder nichts davon geht. Ob du sie ausspielst, ist deine Sache; liegt sie da, tust du alles, was möglich ist.

        Die Phase endet, wenn du keine Aktion oder keine Aktionskarte mehr hast oder aufhören willst. Aktionskarten spielst du nur in deiner eigenen Aktionsphase aus. Wenn andere am Zug sind, zeigst du höchstens Reaktionen; ausgespielt werden sie dabei nicht.

# R048 R064 R065 R066 R067 R068 R069 R070 R071 R072 R073 R074 R075 R076 R077 R078 R079 R135 R139 R141
rules-buying = Kaufphase
    .text =
        Spiele zuerst Geldkarten aus deiner Hand aus: so viele du willst, eine nach der anderen, in beliebiger Reihenfolge. Dazu kommt, was deine Aktionskarten gebracht haben. Mit einem Silber und zwei Kupfer kannst du $4 bezahlen; hast du vorher einen Holzfäller (+$2) ausgespielt, sind es $6.

        Dann kaufe. Mit 1 Kauf bekommst du eine Karte aus dem Vorrat, die nicht mehr kostet, als du hast. Jeder Stapel steht dir offen: Geldkarten, Punktekarten, Königreichkarten, selbst Flüche. Was auf dem Müllstapel liegt, ist nicht zu haben.

        Die Karte kommt sofort offen auf deinen Ablagestapel. Gebrauchen kannst du sie erst, wenn du sie nach dem nächsten Mischen ziehst.

        Hast du mehrere Käufe, kannst du dein Geld aufteilen. Mit $7 und 2 Käufen bekommst du zum Beispiel eine Schmiede für $4 und ein Silber für $3. Für die zweite Karte hast du, was die erste übrig lässt.

        Auch eine Karte für $0 verbraucht einen Kauf.

        Nach dem ersten Kauf kannst du in diesem Zug keine Geldkarten mehr ausspielen. Spiele also vorher alles aus, was du brauchst.

        Geld, das du nicht ausgibst, ist am Ende der Phase weg. Die Geldkarten selbst behältst du: Sie bleiben bis zur Aufräumphase vor dir liegen, kommen auf deinen Ablagestapel und irgendwann wieder auf deine Hand.

        Manche Geldkarten haben einen Text, etwa das Füllhorn. Führe ihn aus, wenn du die Karte ausspielst.

        Manche Karten machen Karten billiger, zum Beispiel Brücke und Prinzessin. Das gilt für alle Karten, wo auch immer sie sind: im Vorrat, auf der Hand, im Nachziehstapel. Weniger als $0 kostet nichts.

# R044 R045 R080 R081 R082 R083 R084 R098 R099 R232 R245 R248
rules-cleanup = Aufräumphase
    .text =
        Lege alles, was du im Spiel hast, und alles, was noch auf deiner Hand ist, in beliebiger Reihenfolge auf deinen Ablagestapel. Aufheben darfst du nichts; nur Dauer-Karten bleiben im Spiel. Was du auf der Hand übrig hattest, brauchst du nicht zu zeigen; zu sehen ist nur die Karte, die am Ende oben liegt.

        Dann ziehe 5 Karten. Hat dein Nachziehstapel weniger als 5, ziehe erst diese, mische deinen Ablagestapel (samt allem, was du gerade dort hingelegt hast) und ziehe den Rest. Hast du insgesamt weniger als 5 Karten, ziehe, was da ist.

        Damit ist dein Zug vorbei. Der nächste beginnt erst, wenn du deine neue Hand hast; kein Angriff trifft dich also mitten im Aufräumen.

        Ein paar Karten bewirken noch etwas, wenn du sie aus dem Spiel ablegst, etwa Alchemist und Kräuterkundiger. Die Reihenfolge bestimmst du.

# R050 R083 R086 R087 R088 R093 R095 R099 R108 R109
rules-shuffling = Nachziehstapel, Ablagestapel und Mischen
    .text =
        Du ziehst nur vom eigenen Nachziehstapel und legst nur auf den eigenen Ablagestapel ab. Der Nachziehstapel liegt verdeckt. Der Ablagestapel liegt offen: Die oberste Karte sehen alle, aber durchblättern darf ihn niemand, auch du nicht, außer eine Karte erlaubt es.

        Ist dein Nachziehstapel leer, geschieht erst einmal nichts. Erst wenn du eine Karte ziehen, aufdecken oder ansehen sollst und keine da ist, mischst du deinen Ablagestapel; er wird dein neuer Nachziehstapel.

        Sind noch Karten da, aber zu wenige, kommen zuerst diese an die Reihe; dann mischst du, und dann folgt der Rest. Bei einer Schmiede (+3 Karten) und einem Nachziehstapel aus 2 Karten ziehst du diese 2, mischst und ziehst noch 1. Reicht es auch dann nicht, sind es eben nur so viele, wie es gibt.

        Nicht mit eingemischt wird, was im Spiel oder auf deiner Hand ist, was zur Seite gelegt oder gerade aufgedeckt wurde. Das alles liegt ja nicht im Ablagestapel.

        Kommt eine Karte auf einen leeren Nachziehstapel, besteht er nur aus ihr. Gemischt wird dafür nicht.

# R010 R048 R055 R070 R096 R097 R098 R100 R101 R102 R103 R104 R106 R107 R152 R359
rules-gaining = Nehmen, ablegen und entsorgen
    .text =
        Nehmen heißt: Du bekommst eine Karte aus dem Vorrat auf deinen Ablagestapel, ohne zu bezahlen. Einen Kauf verbraucht das nicht. Steht da „bis zu $4“, dann ist das die Grenze; mit Geld nachhelfen kannst du nicht.

        Jede Karte, die du kaufst, nimmst du auch. Umgekehrt gilt das nicht: Was beim Kaufen geschieht, etwa das Überzahlen, geschieht nicht, wenn du eine Karte nur nimmst.

        Ist der Stapel leer, bekommst du nichts. Gibt es etwas zu nehmen, musst du es nehmen, außer im Text steht, dass du darfst.

        Manche Karten schicken das Genommene woandershin: bei der Mine auf deine Hand, beim Bürokraten auf deinen Nachziehstapel.

        Ablegen heißt: Du legst eine Handkarte auf deinen Ablagestapel. Kommt die Karte von woanders, steht das im Text. Legst du mehrere auf einmal ab, erfahren die anderen, wie viele es sind, und sehen die oberste.

        Entsorgen heißt: Die Karte kommt offen auf den Müllstapel. Sie gehört dann niemandem mehr und bringt niemandem Punkte. Vom Müllstapel kann man weder kaufen noch nehmen, außer eine Karte sagt es, so wie der Dieb bei den Geldkarten, die er eben erst entsorgt hat.

        Oft tut dir das Entsorgen gut: Bist du deine Kupfer und Anwesen los, kommen deine besten Karten öfter auf die Hand.

# R062 R063 R089 R090 R091 R092 R093 R094 R110 R111 R112 R332 D24 intrigue/pawn
rules-words = Wörter auf den Karten
    .text =
        Diese Wörter bedeuten immer dasselbe:

        - Aufdecken: Alle sehen die Karte, meist die oberste deines Nachziehstapels. Steht nichts anderes da, kommt sie an ihren Platz zurück.
        - Zeigen: Alle sehen eine deiner Handkarten oder deine ganze Hand. Steht nichts anderes da, bleibt alles auf der Hand.
        - Ansehen: Nur du siehst die Karte. Auch sie kommt zurück, wenn nichts anderes dasteht.
        - Zur Seite legen: Lege die Karte offen auf den Tisch, ohne zu tun, was darauf steht. Was aus ihr wird, sagt der Text, der dich dazu auffordert.
        - Weitergeben: Gib die Karte verdeckt einer anderen Person, die sie auf die Hand nimmt.
        - Nennen: Sage den Namen irgendeiner Karte, auch einer, die in dieser Partie nicht vorkommt.
        - Im Spiel: die Karten, die du ausgespielt hast und die noch vor dir liegen. Entsorgte Karten sind nicht im Spiel, ebenso wenig zur Seite gelegte und Reaktionen, die du nur gezeigt hast.
        - Verschiedene Karten: Karten mit verschiedenen Namen. Ein Kupfer, zwei Silber und zwei Gold sind 3 verschiedene Karten.
        - Wähle eins oder wähle zwei: Suche dir so viele der genannten Möglichkeiten aus und führe nur sie aus. Zweimal dasselbe geht nicht; wählen darfst du aber auch etwas, das sich gar nicht ausführen lässt.

# R119 R120 R121 R122 R123 R124 R125 R126 R127 R158 R177 R178 R179 R215 R294 R295 D43 D45 intrigue/secret_chamber intrigue/masquerade intrigue/tribute
rules-attacks = Angriffe und Reaktionen
    .text =
        Eine Karte vom Typ Angriff schadet allen anderen am Tisch. Bevor irgendetwas davon geschieht, auch das, was sie der angreifenden Person bringt, dürfen alle anderen mit Reaktionen antworten.

        Dazu zeigst du die Reaktionskarte aus deiner Hand. Das kostet keine Aktion, und ausgespielt ist sie damit nicht. Was dann geschieht, steht auf der Karte:

        - Burggraben: Du nimmst ihn wieder auf die Hand, und der ganze Angriff geht an dir vorbei.
        - Geheimkammer: Du ziehst 2 Karten und legst 2 Handkarten auf deinen Nachziehstapel. Der Angriff trifft dich trotzdem.
        - Pferdehändler: Du legst ihn zur Seite, und der Angriff trifft dich. Zu Beginn deines nächsten Zuges ziehst du 1 Karte und nimmst ihn wieder auf die Hand.

        Reagieren musst du nie. Hast du mehrere Reaktionen, kannst du sie nacheinander einsetzen, in beliebiger Reihenfolge. Sie helfen nur dir.

        Danach wird der Angriff ausgeführt. Wer angreift, führt alles Übrige auf der Karte aus, selbst wenn alle geschützt sind: Mit einer Hexe ziehst du immer 2 Karten.

        Der Angriff trifft eine Person nach der anderen, reihum nach links. Reichen die Flüche nicht, bekommen die Ersten welche und die Übrigen keine. Spion und Vision treffen auch die Person, die sie ausspielt, und zwar zuerst.

        Auf eine Karte ohne den Typ Angriff kann niemand reagieren, auch wenn sie sich so anfühlt: Ratsversammlung, Maskerade, Tribut, Besessenheit, Turnier und Berater sind keine Angriffe.

# R048 R054 R055 R114 R116 R157 R158 R193 R208 R221 P07 P17 P19
rules-following = Karten ausführen
    .text =
        Wo eine Karte diesen Regeln widerspricht, hat die Karte recht. Nach den Regeln kommt Genommenes auf den Ablagestapel; bei der Mine steht „auf die Hand“, also kommt es auf die Hand.

        Tu alles, was auf der Karte steht, der Reihe nach und soweit es geht. Was nicht geht, fällt weg, und du machst mit dem nächsten Teil weiter. Hängt etwas von einer Bedingung ab („wenn du das tust“), geschieht es nur, wenn sie erfüllt ist: Ohne Kupfer auf der Hand bringt dir der Geldverleiher kein Geld.

        Was eine Karte sagt, musst du tun; frei bist du nur, wo „du darfst“ steht. Bei Geldverleiher, Mine und Thronsaal steht es nicht: Wer ein Kupfer, eine Geldkarte oder noch eine Aktionskarte auf der Hand hat, muss sie dafür einsetzen.

        Geschieht dir zweierlei gleichzeitig, bestimmst du, was zuerst kommt. Betrifft es mehrere, beginnt, wer am Zug ist; dann geht es reihum nach links.

        Eine Karte mit zwei Typen ist beides, immer und für jede andere Karte. Adelige spielst du als Aktionskarte aus, und am Ende zählen sie Punkte. Den Harem spielst du als Geldkarte aus, und auch er zählt Punkte. Gibt eine Karte für jeden Typ etwas, bekommst du beides.

        Ein Fluch ist weder Punktekarte noch Geldkarte noch Aktionskarte.

# R159 R160 R161 R162 R163 R164 R165 R166 R167 R010 R032
rules-end = Spielende
    .text =
        Nach jedem Zug, wenn aufgeräumt ist, seht ihr nach, ob das Spiel zu Ende ist. Das ist es, wenn eines davon zutrifft:

        - Der Stapel der Provinzen ist leer, oder in einem Spiel mit Kolonien deren Stapel.
        - 3 oder mehr Stapel des Vorrats sind leer. Dabei zählt jeder, auch Flüche, Kupfer, Tränke und der Bannstapel. Der Müllstapel und die Preise zählen nicht.

        Der Zug, in dem es so weit kommt, wird noch ganz gespielt; danach ist niemand mehr an der Reihe.

        Nun zählt die Punkte auf all euren Karten: im Nachziehstapel, auf der Hand, im Ablagestapel, im Spiel, auf Tableaus, und was zur Seite gelegt ist.

        - Anwesen: 1 Punkt
        - Herzogtum: 3 Punkte
        - Provinz: 6 Punkte
        - Kolonie: 10 Punkte
        - Fluch: 1 Minuspunkt
        - Große Halle und Mühle: je 1 Punkt. Adelige, Harem und Insel: je 2 Punkte
        - Gärten, Herzog, Weinberg und Festplatz: wie es auf der Karte steht

        Jeder Punktemarker ist ein weiterer Punkt. Geld, Aktionskarten und Münzen sind jetzt nichts mehr wert. Wer die meisten Punkte hat, gewinnt.

        Haben mehrere die meisten, gewinnt, wer von ihnen am seltensten am Zug war. Anna hat begonnen und 15 Züge gehabt, Ben nur 14: Bei gleichen Punkten gewinnt Ben. Sind auch die Züge gleich, teilen sie sich den Sieg.

# R038 R039 R040 R041
rules-next-game = Die nächste Partie
    .text =
        Spielt ihr gleich noch einmal, beginnt, wer links von der Person sitzt, die gewonnen hat.

        Nach einem geteilten Sieg lost ihr unter denen, die nicht gewonnen haben. Habt ihr alle gewonnen, lost ihr unter allen.

# R018 R026 R027 R065 R076 R077 R128 R129 R130 R131 R132 R133 R134 R135 R136 R137 R138 R160 D07 X23 X24 X25 X26
rules-potions = Die Alchemisten: Tränke
    .text =
        Die meisten Karten der Alchemisten kosten einen Trank, viele davon auch Geld. Das sieht so aus: Alchemist $3+T, Weinberg $0+T.

        Ist mindestens eine solche Karte dabei, legt alle 16 Tränke als weiteren Stapel aus, ganz gleich, wie viele ihr seid. Er gehört zum Vorrat. Ohne solche Karten, etwa wenn ihr nur Kräuterkundiger und Lehrling verwendet, gibt es keine Tränke.

        Ein Trank ist eine Geldkarte. Er kostet $4 und bringt kein Geld, sondern eben 1 Trank zum Bezahlen. Für einen Alchemisten brauchst du $3 und einen Trank, also zum Beispiel drei Kupfer und einen Trank.

        Jeder Trank reicht in einem Zug für eine Karte. Für zwei Karten, die einen Trank kosten, brauchst du zwei Tränke und einen zweiten Kauf. Geld ersetzt keinen Trank und ein Trank kein Geld. In der Aufräumphase legst du den Trank ab wie jede Geldkarte.

        Werden Kosten verglichen, so gelten Geld und Trank jeweils für sich:

        - „Bis zu $4“ heißt: ohne Trank. Mit der Werkstatt kannst du keine Karte nehmen, die einen Trank kostet, nicht einmal einen Weinberg.
        - „Bis zu $2 mehr“: Entsorgst du mit dem Umbau eine Universität ($2+T), darfst du einen Golem ($4+T), einen Alchemisten ($3+T) oder eine Schmiede ($4) nehmen. Für ein Anwesen ($2) gibt es keine Karte, die einen Trank kostet.
        - „Genau $1 mehr“ und „gleich viel“: Beim Trank muss es gleich bleiben. Für einen Vertrauten ($3+T) gibt es beim Trickser eine Karte, die $3+T kostet.
        - „Die weniger kosten“: $3 und $2+T sind weniger als $3+T. $4 und $3+T lassen sich nicht vergleichen; keines ist weniger als das andere.
        - „Kosten $1 weniger“, wie bei der Brücke, ändert nur das Geld: Ein Alchemist kostet dann $2+T, ein Weinberg weiterhin $0+T.

        Der Stein der Weisen ist eine Geldkarte und eine Königreichkarte. Du spielst ihn in der Kaufphase aus, und er zählt deinen Nachziehstapel und Ablagestapel, wie sie in diesem Augenblick sind. Die Reihenfolge beim Ausspielen kann also wichtig sein.

# R018 R028 R029 R030 R031 R032 R067 R286 R287 R288 R298 R299 R300 R301 R326 D10 D24 D30
rules-cornucopia = Reiche Ernte: Bann und Preise
    .text =
        Ist die Junge Hexe im Königreich, braucht ihr einen elften Stapel, den Bannstapel. Sucht dafür irgendeine Königreichkarte aus, die noch nicht dabei ist und $2 oder $3 und keinen Trank kostet. Legt den ganzen Stapel aus.

        Der Bannstapel ist ein gewöhnlicher Stapel des Vorrats: Du kannst seine Karten kaufen und ausspielen, und ist er leer, zählt er für das Spielende mit. Aber jede seiner Karten kann noch etwas. Spielt jemand anderes eine Junge Hexe aus, zeige eine Bannkarte aus deiner Hand, und du nimmst keinen Fluch. Sie bleibt auf deiner Hand. Zeigen musst du sie nicht.

        Reaktionen kommen vorher, wie bei jedem Angriff. Ist die Bannkarte selbst eine Reaktion, kannst du sie für beides einsetzen.

        Ist das Turnier im Königreich, legt die fünf Preise neben den Vorrat: Ein Sack voll Gold, Diadem, Gefolge, Prinzessin und Streitross, je einmal. Sie kosten $0, aber kaufen kannst du sie nicht. Der einzige Weg zu ihnen ist ein Turnier:

        - Du darfst eine Provinz aus deiner Hand ablegen. Wenn du das tust, nimm ein Herzogtum oder den Preis, der dir am besten gefällt, auf deinen Nachziehstapel. Du darfst auch einen leeren Stapel wählen; dann bekommst du nichts.
        - Danach dürfen alle anderen eine Provinz aus der Hand zeigen. Tut es niemand, ziehst du 1 Karte und hast $1 mehr, ob du eine Provinz abgelegt hast oder nicht.

        Die Preise gehören nicht zum Vorrat, und sind sie alle fort, rückt das Spielende nicht näher. Hast du einen Preis erst einmal, ist er eine Karte wie jede andere.

# R033 R034 R105 R142 R143 R144 R145 R146 R148 R149 R150 R151 R152 R153 R154 R155 R156 R357 D13 D14 X38 X41
rules-guilds = Die Gilden: Münzen und Überzahlen
    .text =
        Manche Karten der Gilden geben dir Münzen. Du behältst sie von Zug zu Zug, bis du sie ausgibst. Es sind immer genug da, und du nimmst sie nie anderen weg. Ist der Bäcker dabei, beginnen alle mit 1 Münze, sonst mit keiner.

        In deiner Kaufphase darfst du vor dem ersten Kauf so viele Münzen ausgeben, wie du willst. Jede bringt dir $1 für diesen Zug und ist dann weg. Nach dem ersten Kauf geht das nicht mehr, auch nicht mit einer Münze, die du gerade durch die Kaufmannsgilde bekommen hast. Nur beim Metzger kannst du Münzen in der Aktionsphase ausgeben. Münzen, die am Ende übrig sind, bringen keine Punkte.

        Vier Karten kann man überzahlen: Steinmetz ($2), Arzt ($3), Meisterstück ($3) und Herold ($4). Gedruckt steht hinter ihren Kosten ein Plus. Du bezahlst mehr als nötig, und auf der Karte steht, was du dafür bekommst.

        - Wie viel mehr du bezahlst, entscheidest du; höchstens, was du noch hast. Es muss mindestens $1 oder ein Trank sein. Ein Trank lohnt sich nur beim Steinmetz.
        - Geldkarten, Geld von Aktionskarten und ausgegebene Münzen zählen gleichermaßen. Was du überzahlst, ist ausgegeben; etwas anderes kannst du davon nicht mehr kaufen.
        - Überzahlen kannst du nur beim Kaufen, nicht wenn du die Karte auf andere Art nimmst.
        - Das Plus ändert nichts an den Kosten. Macht eine Brücke den Arzt billiger, sodass er $2 kostet, ist alles über $2 überzahlt.
        - Zuerst bekommst du, was es dafür gibt; erst danach kommt die gekaufte Karte auf deinen Ablagestapel.

        Zwei Beispiele: Du bezahlst $6 für ein Meisterstück, also $3 zu viel, und nimmst 3 Silber. Du bezahlst $6 für einen Steinmetz, also $4 zu viel, und nimmst 2 Aktionskarten, die genau $4 kosten.

# R262 R263 R264 R265 R266 R267 R268 R270 R271 R272 R273 R274 R275 R276 D18 D19 D20 D21 D44
rules-possession = Besessenheit
    .text =
        Wer eine Besessenheit ausspielt, beendet zuerst den eigenen Zug. Dann hat, wer links sitzt, einen zusätzlichen Zug, in dem aber jemand anderes entscheidet: wer die Besessenheit ausgespielt hat. Angenommen, das bist du, und links von dir sitzt Ben.

        - Du entscheidest alles: welche Karten ausgespielt werden, was gekauft, genommen und entsorgt wird. Dafür siehst du Bens Hand und jede Karte, die Ben sehen darf, auch die neue Hand, die er in der Aufräumphase zieht.
        - Jede Karte, die Ben kaufen oder nehmen würde, nimmst du. Sie kommt auf deinen Ablagestapel, auch wenn sie sonst woanders hinkäme.
        - Karten von Ben, die entsorgt werden, liegen nur für diesen Zug beiseite. Nach der Aufräumphase kommen sie auf seinen Ablagestapel.
        - Münzen, die es in diesem Zug gibt, bekommt Ben. Ausgeben darfst du die, die er hat.
        - Karten, die bei der Maskerade weitergegeben werden, wechseln wirklich die Hand.

        „Du“ auf den Karten meint in diesem Zug Ben, und du gehörst zu „allen anderen“. Spielt Ben eine Hexe aus, nimmst du einen Fluch, wenn du keinen Burggraben zeigst. Was die Übrigen nehmen oder entsorgen, bleibt deren Sache.

        Besessenheit ist kein Angriff, also ist nichts dagegen zu machen.

        Jedes Mal, wenn eine Besessenheit ausgespielt wird, gibt es einen zusätzlichen Zug; mit einem Thronsaal sind es zwei nacheinander. Spielt Ben im zusätzlichen Zug selbst eine Besessenheit aus, entscheidet er im nächsten, und den hat, wer links von ihm sitzt.

        Endet das Spiel mit deinem Zug, entfällt der zusätzliche. Auch ein zusätzlicher Zug kann das Spiel beenden. Geht es bei Gleichstand um die Zahl der Züge, zählen zusätzliche nicht.

# S001 S002 S003 S004 S005 S007 S010 S011 S012 S013 S014 S015 S016 S017 S018 S020 S045 S046 S051 S052 S054 R113 R115
rules-durations = Seaside: Dauer-Karten
    .text =
        Manche Aktionskarten aus Seaside sind zugleich Dauer-Karten; sie sind orange. Eine Dauer-Karte wirkt über zwei Züge: Sie tut etwas, wenn du sie ausspielst, und noch etwas zu Beginn deines nächsten Zuges.

        - In der Aufräumphase des Zuges, in dem du sie ausspielst, wird sie nicht abgelegt. Sie bleibt vor dir liegen und ist die ganze Zeit im Spiel, auch während der Züge der anderen.
        - Zu Beginn deines nächsten Zuges tut sie von selbst den Rest: Du brauchst weder eine Aktion noch die Karte auf der Hand. Ablehnen kannst du es auch nicht.
        - In der Aufräumphase dieses Zuges legst du sie ab wie jede andere. In dem Zug, in dem sie zum zweiten Mal wirkt, kannst du sie also nicht neu ausspielen.

        Dein nächster Zug ist der, den du als Nächstes hast, auch wenn es ein zusätzlicher ist.

        Eine Dauer-Karte bleibt nur, solange noch etwas kommt. Ein Hafen, für den nichts zur Seite gelegt wurde, oder ein Taktiker, für den du nichts abzulegen hattest, wird noch im selben Zug abgelegt.

        Spielt ein Thronsaal eine Dauer-Karte aus, geschieht alles zweimal, jetzt und im nächsten Zug. Er bleibt mit ihr im Spiel, damit alle es sehen. Spielt ein Thronsaal einen Thronsaal aus, bleibt nur der, der selbst die Dauer-Karte ausgespielt hat. Golem und Herold spielen Karten einmal aus und werden abgelegt wie sonst.

        Der Leuchtturm schützt dich, solange er im Spiel ist: Angriffe der anderen erreichen dich nicht, ob du willst oder nicht. Reaktionen darfst du trotzdem zeigen.

        Endet das Spiel vor deinem nächsten Zug, geschieht nichts mehr. Die Karte gehört dir und zählt.

# S003 S004 S005 S006 S030 S031 S032 S033 S034 S036 S060 S061 S106 S107 S116 S118 S121
rules-mats = Seaside: Tableaus und Marker auf Stapeln
    .text =
        Bei manchen Karten legst du etwas für lange Zeit vor dich hin. Stell dir drei Tableaus vor, die dir allein gehören:

        - Das Inseltableau: Dorthin legt die Insel sich selbst und eine Karte aus deiner Hand. Beide sind bis zum Spielende nicht mehr in deinem Nachziehstapel. Sehen dürfen sie alle.
        - Das Dorftableau: Dort sammelt das Eingeborenendorf verdeckt Karten von deinem Nachziehstapel, bis du sie alle auf die Hand nimmst. Nur du darfst sie ansehen, und zwar jederzeit.
        - Das Piratentableau: Dort liegen die Marker, die dir das Piratenschiff gebracht hat. Sie bleiben, und jeder ist $1 wert, sooft du das Geld wählst. Münzen sind es nicht, und ausgeben kann man sie nicht.

        Karten auf einem Tableau gehören dir, sind aber an keinem anderen Ort: nicht auf der Hand, nicht im Nachziehstapel, nicht im Spiel, und sie werden nie eingemischt. Am Ende zählen sie wie alle deine Karten. Dasselbe gilt für eine Karte, die du mit dem Hafen zur Seite gelegt hast.

        Das Embargo legt einen Marker auf einen Stapel des Vorrats. Jeder Stapel ist erlaubt, auch ein leerer, und ein Stapel kann mehrere Marker haben. Wer im weiteren Spiel von dort kauft, nimmt für jeden Marker einen Fluch, solange es Flüche gibt. Das gilt nur beim Kaufen: Wer eine Karte auf andere Art nimmt, etwa mit der Werkstatt, bekommt keinen.

# S153 S154 S155 S156 S157 S159 S160 S161 S162
rules-outpost = Seaside: ein zusätzlicher Zug durch den Außenposten
    .text =
        Hast du einen Außenposten ausgespielt, ziehe in der Aufräumphase nur 3 Karten. Dann hast du gleich noch einen Zug. Er ist ein Zug wie jeder andere, nur dass er mit diesen 3 Karten beginnt; an seinem Ende ziehst du wieder 5. Dauer-Karten, die warten, wirken in ihm zum zweiten Mal.

        Mehr als zwei Züge nacheinander hast du so nie. War schon der Zug vor diesem deiner, bringt der Außenposten keinen zusätzlichen; trotzdem ziehst du nur 3 Karten. Mehrere Außenposten in einem Zug oder ein Thronsaal, der einen ausspielt, bringen einen zusätzlichen Zug.

        Hast du auch eine Besessenheit ausgespielt, kommt der Zug durch den Außenposten zuerst.

        Endet das Spiel mit deinem Zug, entfällt der zusätzliche. Er kann das Spiel auch selbst beenden. Geht es bei Gleichstand um die Zahl der Züge, zählt er nicht.

# Q001 Q002 Q003 Q004 Q005 Q006 Q007 Q008 Q009 Q035 Q036
rules-colonies = Blütezeit: Platin und Kolonien
    .text =
        Die Blütezeit hat 25 Königreichkarten und zwei weitere Basiskarten: Platin kostet $9 und ist $5 wert, eine Kolonie kostet $11 und gibt 10 Punkte. Sie kommen als zwei zusätzliche Stapel neben die zehn des Königreichs, immer beide zusammen: 12 Platin, und 8 Kolonien zu zweit oder 12 bei mehr Personen.

        Ob sie mitspielen, folgt aus dem Königreich. Sind alle zehn Karten aus der Blütezeit, spielen sie mit; ist es keine, dann nicht. Sind es einige, zieht eine der zehn: Ist sie aus der Blütezeit, spielen sie mit. Ihr könnt euch auch einfach einigen. Die empfohlenen Königreiche mit der Blütezeit haben sie alle.

        Die ersten Karten bleiben gleich, 7 Kupfer und 3 Anwesen. Aber das Spiel endet auch, wenn die Kolonien aufgebraucht sind. Die Provinzen und 3 leere Stapel beenden es weiterhin. Ein leerer Platinstapel ist ein leerer Stapel wie jeder andere.

        Mit Kolonien dauern Spiele länger, und was langsam wächst, lohnt sich mehr. Eine Provinz ist nicht mehr das Beste, was es zu kaufen gibt; in der ersten Hälfte des Spiels zahlt sich oft ein Platin aus.

# Q010 Q011 Q012 Q013 Q014 Q015 Q016 Q017 Q018 Q040 Q041 Q052 Q053 Q056 Q082
rules-victory-tokens = Blütezeit: Punktemarker und das Handelstableau
    .text =
        Bischof, Denkmal und Halsabschneider bringen dir Punktemarker. Sie liegen offen vor dir, und jeder ist am Ende ein Punkt. Niemand nimmt sie dir weg, und sie sind keine Karten: Für die Gärten und andere Karten, die Karten zählen, gelten sie nicht. In einem Zug, in dem du besessen bist, gehören sie dir.

        - Denkmal: jedes Mal ein Marker.
        - Bischof: ein Marker, und für die Karte, die du entsorgst, halb so viele, wie sie gerade kostet, abgerundet. Auch die anderen dürfen eine Karte entsorgen, aber nur du bekommst Marker.
        - Halsabschneider: ein Marker für jede Karte, die du kaufst, solange er im Spiel ist, und für jeden, der dort liegt. Eine Karte, die du auf andere Art nimmst, zählt nicht.

        Ist die Handelsroute im Spiel, bekommt zu Beginn jeder Punktestapel einen Marker. Wird die erste Karte von so einem Stapel genommen, von wem und wie auch immer, kommt sein Marker auf das Handelstableau. Die Handelsroute gibt $1 für jeden Marker dort. Die Marker bleiben liegen und gelten für alle; eine Karte, die auf ihren Stapel zurückkommt, bringt keinen Marker zurück.

# Q019 Q021 Q022 Q023 Q024 Q025 Q027 Q057 Q059 Q065 Q070 Q076 Q080 Q083 Q084 Q085 Q092
rules-purchases = Blütezeit: Geldkarten mit Text, und was ein Kauf auslöst
    .text =
        Acht Geldkarten der Blütezeit sind Königreichkarten mit einem Text. Geldkarten spielst du eine nach der anderen in beliebiger Reihenfolge aus und führst jede ganz aus, bevor die nächste kommt. So kann es auf die Reihenfolge ankommen: Eine Bank ist am Schluss am meisten wert, und ein Abenteuer kann alles Mögliche finden.

        Manche Karten wirken, solange sie im Spiel sind: Steinbruch, Talisman, Königliches Siegel, Hort und Halsabschneider. Es zählt, wie oft die Karte daliegt, nicht, wie oft sie ausgespielt wurde. Verlässt sie das Spiel, ist das sofort vorbei; Geld, das du schon hast, bleibt.

        Preise sinken gemeinsam: Brücke, Prinzessin und Steinbruch werden zusammengezählt, und der Hausierer zieht noch das Seine ab, aber nur in der Kaufphase. Nichts kostet weniger als $0. Preise gelten überall, auch auf der Hand und in den Stapeln.

        Kaufst du eine Karte, geschieht das nacheinander:

        - Du bezahlst, und wenn du möchtest, mehr als nötig.
        - Du bekommst Marker und Münzen dafür, von Halsabschneider oder Kaufmannsgilde.
        - Dann kommt, was der Kauf sonst auslöst, in einer Reihenfolge deiner Wahl: eine zweite Karte durch den Talisman, ein Gold durch den Hort, die Flüche eines Embargos, was eine höhere Bezahlung bringt; und wenn du einen Münzer kaufst, werden alle Geldkarten entsorgt, die du im Spiel hast. Es gilt der Preis im Augenblick des Kaufs.
        - Zuletzt nimmst du die Karte, und es folgt, was darauf gewartet hat: Du darfst einen Wachturm aus deiner Hand zeigen, und wegen eines Königlichen Siegels die Karte auf deinen Nachziehstapel legen.

        Was beim Kauf einer Karte geschieht, geschieht nicht, wenn du sie auf andere Art nimmst. Wachturm und Königliches Siegel achten auf jede Karte, die du nimmst.

        Einen Großen Markt kannst du nicht kaufen, solange du ein Kupfer im Spiel hast, und auch keine Karte, die in diesem Zug für eine Schmuggelware genannt wurde. Auf andere Art darfst du sie nehmen.

# R001 R002 R026 R160 D23
rules-more-players = Zu fünft und zu sechst
    .text =
        Dominion ist für zwei bis vier gemacht. Auf Wunsch geht es auch zu fünft oder zu sechst, mit mehr Basiskarten:

        - Kupfer: 120 Karten, von denen alle je 7 bekommen. Es bleiben zu fünft 85, zu sechst 78.
        - Silber: 80. Gold: 60.
        - Anwesen, Herzogtümer und Königreichkarten, die Punktekarten sind: je 12.
        - Provinzen: zu fünft 15, zu sechst 18.
        - Flüche: zu fünft 40, zu sechst 50.

        Bei den anderen Königreichkarten bleibt es bei 10, bei den Tränken bei 16.

        Das Spiel endet, wenn die Provinzen aufgebraucht oder 4 Stapel leer sind, nicht schon bei 3. Alles andere ist wie sonst.

# H001 H002 H010 H011 H012 H015 H016 H017 H018 H019 H020 H021 H139 H140 H141 H142 H145
rules-when-gained = Hinterland: wenn du eine Karte nimmst
    .text =
        Viele Karten aus Hinterland tun etwas in dem Moment, in dem du sie nimmst. Das geschieht, egal wie du die Karte nimmst: Du kaufst sie, die Werkstatt bringt sie, oder jemand gibt sie dir. Spielst du die Karte später aus, tut sie, was im übrigen Text steht.

        Ein Kauf geht Schritt für Schritt. Jeder Schritt ist beendet, bevor der nächste beginnt:

        - Du zahlst und verbrauchst deinen Kauf. Darf die Karte überzahlt werden, entscheidest du jetzt darüber.
        - Was geschieht, wenn eine Karte gekauft wird: Fruchtbares Land, Edler Räuber und Feilscher. Die Karte selbst liegt noch auf ihrem Stapel.
        - Du nimmst die Karte; meist kommt sie auf deinen Ablagestapel, das Nomadencamp auf deinen Nachziehstapel.
        - Was geschieht, wenn eine Karte genommen wird.

        Wartet mehreres auf dieselbe Karte, wählst du, was zuerst kommt. Was nichts bewirken kann, fällt weg. Wartet es auf mehrere, so kommt zuerst, wer am Zug ist, dann die anderen der Reihe nach. Nimmst du dadurch eine weitere Karte, kommt erst alles, was zu dieser gehört, dann der Rest der ersten.

        Mit dem Fahrenden Händler auf der Hand darfst du verhindern, eine Karte zu nehmen: Zeige ihn, und du nimmst stattdessen ein Silber auf deinen Ablagestapel. Das kommt vor allem anderen; die andere Karte bleibt also auf ihrem Stapel und bewirkt nichts. Sie muss da sein: Ist der Fluchstapel leer, gibt es nichts zu ersetzen.

        Das Katzengold wartet auf deiner Hand, bis jemand anderes eine Provinz nimmt. Und in Spielen mit der Herzogin dürfen alle, die ein Herzogtum nehmen, auch eine Herzogin nehmen.

# H030 H031 H032 H033 H035 H102 H103 H104 H105
rules-tunnel = Hinterland: Tunnel und Komplott
    .text =
        Der Tunnel ist eine Punktekarte, die gern abgelegt wird. Legst du ihn ab, weil eine Karte es verlangt, darfst du ihn zeigen und ein Gold nehmen: aus der Hand, vom Nachziehstapel und auch, wenn ein fremder Angriff dich dazu bringt. Das geschieht sofort, vor dem Rest der Karte. Das Ablegen beim Aufräumen zählt nicht, ebenso wenig, was nicht Ablegen heißt, etwa eine Karte auf den Ablagestapel zu nehmen oder den Nachziehstapel dorthin zu legen.

        Das Komplott wartet auf das Aufräumen. Für jedes Mal, das du in diesem Zug eines ausgespielt hast, darfst du eine der Aktionskarten, die du aus dem Spiel ablegst, auf deinen Nachziehstapel legen. Das ist, bevor du die neue Hand ziehst; du hast sie also im nächsten Zug. Dauerkarten, die im Spiel bleiben, kannst du nicht wählen.

# B201 B202 I201 I202 S009
rules-editions = Auflagen
    .text =
        Hier gelten die Regeln der ersten Auflagen. Vom Basisspiel und von der Intrige gibt es auch eine zweite Auflage, in der je sechs Karten fehlen und sieben neue dabei sind.

        „Basisspiel, zweite Auflage“ und „Intrige, zweite Auflage“ könnt ihr wie eigene Erweiterungen wählen. Darin ist, was in der Schachtel liegt: die Karten, die geblieben sind, und die neuen. Für die des Basisspiels gibt es empfohlene Königreiche.

        Was weggefallen ist, bleibt trotzdem da: Es gehört zur ersten Auflage, und in einem Königreich lassen sich alle Karten beider Auflagen mischen. Wer eine Auflage wählt, wählt Karten; an den Regeln und an anderen Karten ändert sich nichts. Spätere Regeln gelten nur, wenn ihr sie ausdrücklich wählt.

        Die Stapel sind wie immer. Die Mühle ist eine Punktekarte, also liegen zu zweit 8 aus, zu dritt oder zu viert 12.

        Von Seaside, Blütezeit und Hinterland gibt es hier die ersten Auflagen, mit 26, 25 und 26 Königreichkarten.

# R011 R020 R021 R022 R023 R026 R028 R031 R033
rules-choosing = Das Königreich aussuchen
    .text =
        Mit zehn beliebigen verschiedenen Königreichkarten könnt ihr spielen, aus dem Basisspiel und allen Erweiterungen. Auf vier Wegen kommt ihr zu ihnen:

        - Nehmt ein empfohlenes Königreich. Für das Basisspiel heißen sie Erstes Spiel, Großes Geld, Interaktion, Im Wandel und Dorfplatz. Auch für seine zweite Auflage, für Seaside und für die Blütezeit gibt es welche. Für die Alchemisten, Reiche Ernte und die Gilden gibt es Königreiche, die sie mit dem Basisspiel oder der Intrige mischen.
        - Sucht euch die zehn Karten aus, mit denen ihr gern spielen wollt.
        - Zieht zehn Karten zufällig.
        - Wählt reihum nach links je eine Karte, bis es zehn sind.

        Alles passt zusammen; die Basiskarten sind immer dieselben.

        Wie viele Karten der Alchemisten? Bei einer einzigen kauft kaum jemand einen Trank, bei zehn gibt es sonst wenig zu tun. Gut sind 3 bis 5. Das ist ein Rat und keine Regel: Zehn sind erlaubt.

        Seht dann nach, was die zehn Karten brauchen: Tränke, wenn eine davon einen kostet, einen Bannstapel für die Junge Hexe, die Preise für das Turnier, für alle eine Münze beim Bäcker.
