# Fragen, die zu einer Karte aufkommen, und was gilt; darüber stehen die Regeln, auf denen die
# Antwort beruht.

# R159 R161
province-q1 = Jemand nimmt die letzte Provinz. Hören wir sofort auf?
    .answer = Nein, dieser Zug wird zu Ende gespielt, mit allen übrigen Käufen und der Aufräumphase. Danach ist niemand mehr an der Reihe.

# R159 R104
province-q2 = Und wenn die letzte Provinz nicht gekauft, sondern nur genommen wird, etwa mit einem Umbau?
    .answer = Das ist egal. Es zählt nur, ob der Stapel am Ende des Zuges leer ist.

# P17 R114
curse-q1 = Ist ein Fluch eine Punktekarte?
    .answer = Nein. Er zieht dir zwar am Ende Punkte ab, aber sein einziger Typ ist Fluch: Der Bürokrat fragt nicht nach ihm, der Späher lässt ihn auf dem Nachziehstapel, und beim Tribut gibt es nichts für ihn.

# R009 R065
curse-q2 = Kann man einen Fluch kaufen?
    .answer = Ja. Der Stapel liegt in jeder Partie aus, und ein Fluch kostet $0 und einen Kauf. Sinnvoll kann das sein, wenn du einen dritten Stapel leeren willst.

# R160
curse-q3 = Zählt ein leerer Fluchstapel für das Spielende mit?
    .answer = Ja, wie jeder Stapel des Vorrats.

# R131 D35
potion-q1 = Reicht ein Trank für zwei Alchemisten im selben Zug?
    .answer = Nein. Jede Karte, die einen Trank kostet, braucht ihren eigenen, und natürlich auch jede einen Kauf.

# R128 R168 R185 R210
potion-q2 = Gilt ein Trank für andere Karten als Geldkarte?
    .answer = Ja. Der Abenteurer kann ihn finden, der Dieb kann ihn stehlen, und mit der Mine machst du aus einem Silber einen Trank, denn der kostet nur $4.

# R202
cellar-q1 = Ich habe zwei abgelegt und nur Mist gezogen. Kann ich den auch noch ablegen?
    .answer = Nicht mit diesem Keller. Du legst erst alles ab und ziehst dann; für neue Karten ist es zu spät.

# R203
cellar-q2 = Beim Ziehen geht mir der Nachziehstapel aus. Kann ich wiederbekommen, was ich gerade abgelegt habe?
    .answer = Ja. Diese Karten liegen ja schon auf deinem Ablagestapel und werden mit eingemischt.

# R098 R202
cellar-q3 = Sehen die anderen, was ich ablege?
    .answer = Sie sehen, wie viele Karten es sind, und die, die am Ende oben liegt. Den Rest brauchst du nicht zu zeigen.

# R201
chapel-q1 = Kann die Kapelle sich selbst entsorgen?
    .answer = Nein, sie liegt vor dir und ist nicht mehr auf der Hand. Eine zweite Kapelle auf der Hand kannst du entsorgen.

# R121 R178
moat-q1 = Bin ich den Burggraben los, wenn ich ihn gezeigt habe?
    .answer = Nein, er kommt sofort zurück auf deine Hand. Du kannst ihn auch beim nächsten Angriff zeigen und ihn in deinem eigenen Zug noch ausspielen.

# R216 P24
moat-q2 = Jemand spielt die Hexe mit einem Thronsaal aus. Reicht es, den Burggraben einmal zu zeigen?
    .answer = Nein. Die Hexe wird zweimal ausgespielt, also entscheidest du zweimal. Wer den Burggraben nur einmal zeigt, bekommt einen Fluch.

# R124 R211 intrigue/masquerade
moat-q3 = Hilft der Burggraben gegen Ratsversammlung oder Maskerade?
    .answer = Nein, beides sind keine Angriffe. Du ziehst deine Karte oder gibst eine weiter, ob es dir passt oder nicht.

# R125 R179
moat-q4 = Alle zeigen einen Burggraben. War der Angriff dann umsonst?
    .answer = Nicht ganz. Wer angreift, bekommt alles Übrige auf der Karte, etwa die 2 Karten der Hexe oder die $2 der Miliz.

# R122 P23 intrigue/secret_chamber
moat-q5 = Ich reagiere mit der Geheimkammer und ziehe dabei einen Burggraben. Darf ich ihn gleich zeigen?
    .answer = Ja, wenn du ihn auf der Hand behältst. Auf einen Angriff darfst du mit mehreren Reaktionen antworten, mit einer nach der anderen.

# R199
chancellor-q1 = Darf ich erst etwas anderes ausspielen und später über meinen Nachziehstapel entscheiden?
    .answer = Nein. Du entscheidest gleich nach den +$2, bevor irgendetwas anderes geschieht.

# R087 R198
chancellor-q2 = Mische ich dann sofort?
    .answer = Nein. Dein Nachziehstapel ist jetzt leer, und gemischt wird erst, wenn du eine Karte brauchst, meist am Ende des Zuges. Was du bis dahin kaufst, wird gleich mit eingemischt.

# R103 R225
workshop-q1 = Kann ich ein Kupfer drauflegen und eine Karte für $5 nehmen?
    .answer = Nein. Du nimmst die Karte und kaufst sie nicht, Geld hilft dir also nicht. Bei $4 ist Schluss.

# R055 R225
workshop-q2 = Es ist nichts dabei, was ich haben will. Darf ich verzichten?
    .answer = Nein, etwas musst du nehmen, zur Not ein Kupfer. Freiwillig war nur, die Werkstatt auszuspielen.

# R133 X23
workshop-q3 = Ein Weinberg kostet $0 und einen Trank. Kann ich einen nehmen?
    .answer = Nein. „Bis zu $4“ schließt alles aus, was einen Trank kostet.

# R181
bureaucrat-q1 = Ich habe ein Anwesen und eine Provinz auf der Hand. Wer bestimmt, was zurückkommt?
    .answer = Du. Mehr als eine Punktekarte verlangt der Bürokrat nicht.

# R182
bureaucrat-q2 = Ich habe keine Punktekarte auf der Hand. Müssen mir das alle einfach glauben?
    .answer = Nein, du zeigst deine ganze Hand. Damit ist es für dich erledigt.

# R116 P17 intrigue/great_hall intrigue/harem
bureaucrat-q3 = Darf ich auch eine Große Halle, einen Harem oder einen Fluch zurücklegen?
    .answer = Große Halle und Harem ja: Sie sind Punktekarten, was immer sie sonst noch sind. Ein Fluch ist keine und kommt nicht in Frage.

# R107 R180
bureaucrat-q4 = Und wenn es keine Silber mehr gibt?
    .answer = Dann nimmst du nichts, aber der Angriff trifft alle anderen trotzdem.

# R111 R189
feast-q1 = Bleibt das Festmahl bis zur Aufräumphase vor mir liegen?
    .answer = Nein, es wird sofort entsorgt, noch bevor du deine Karte nimmst. Von da an ist es nicht mehr im Spiel.

# R191 P01
feast-q2 = Ich spiele das Festmahl mit einem Thronsaal aus. Entsorgen kann ich es nur einmal; nehme ich dann nur eine Karte?
    .answer = Nein, zwei. Beim zweiten Mal gibt es kein Festmahl mehr zu entsorgen, aber davon hängt das Nehmen auch nicht ab.

# R192 X12
gardens-q1 = Ich habe 39 Karten, darunter 4 Gärten. Was sind sie wert?
    .answer = Je 3 Punkte, zusammen also 12. Die 9 Karten über 30 bringen nichts.

# R162 R192
gardens-q2 = Welche Karten zählen mit?
    .answer = Alle, die dir am Ende gehören: Kupfer, Flüche und die Gärten selbst, ob auf der Hand, im Nachziehstapel oder im Ablagestapel. Was du entsorgt hast, ist weg.

# R207
militia-q1 = Ich habe nur noch drei Karten, und schon wieder kommt eine Miliz. Was passiert?
    .answer = Nichts. Du sollst ablegen, bis du 3 Karten hast, und so weit bist du schon.

# R206 R211
militia-q2 = Durch eine Ratsversammlung habe ich sechs Karten. Lege ich zwei ab oder drei?
    .answer = Drei. Es kommt nicht darauf an, wie viele du verlierst, sondern dass dir 3 bleiben. Welche, bestimmst du.

# R206 intrigue/secret_chamber
militia-q3 = Was bringt mir die Geheimkammer gegen die Miliz?
    .answer = Du ziehst 2 Karten, legst 2 auf deinen Nachziehstapel und legst erst dann ab. So kannst du zwei Karten retten, die du im nächsten Zug haben willst.

# R193 P07
moneylender-q1 = Ich möchte mein Kupfer lieber behalten. Darf ich?
    .answer = Nein. Hast du ein Kupfer auf der Hand, musst du eins entsorgen, ob du das Geld brauchst oder nicht.

# R193 R216
moneylender-q2 = Und wenn ich ihn mit einem Thronsaal ausspiele?
    .answer = Mit zwei Kupfer auf der Hand entsorgst du beide und hast $6. Mit nur einem geht das zweite Mal ins Leere, und es bleibt bei $3.

# R055 R222
remodel-q1 = Darf ich alles behalten, wenn ich gerade nichts umbauen will?
    .answer = Nein. Hast du Handkarten, muss eine davon weg. Danach musst du auch eine Karte nehmen.

# R224
remodel-q2 = Muss die neue Karte teurer sein als die alte?
    .answer = Nein, sie darf gleich viel oder weniger kosten. Auch eine Provinz gegen eine Provinz ist erlaubt und bringt das Spielende näher.

# R223
remodel-q3 = Kann der Umbau sich selbst entsorgen? Und was, wenn ich keine andere Karte habe?
    .answer = Sich selbst nicht, denn er ist nicht mehr auf der Hand; einen zweiten Umbau schon. Mit leerer Hand nimmst du nichts.

# R136 P11 X26
remodel-q4 = Wie ist es mit Karten, die einen Trank kosten?
    .answer = An die kommst du nur mit einer Karte, die selbst einen kostet. Aus einem Vertrauten wird ein Golem, aus einem Silber nie ein Vertrauter.

# R213 R215
spy-q1 = Wer fängt an, und was kommt zuerst?
    .answer = Erst ziehst du deine Karte, dann deckst du die oberste deines Nachziehstapels auf. Danach sind die anderen dran, reihum nach links.

# R178
spy-q2 = Jemand zeigt einen Burggraben. Sehe ich wenigstens die Karte?
    .answer = Nein, es wird gar keine aufgedeckt.

# R185 P27
thief-q1 = Es kommen zwei Kupfer, und ich will keins davon. Darf ich sie in Ruhe lassen?
    .answer = Nein, eins wird entsorgt und das andere abgelegt. Nehmen musst du das entsorgte aber nicht.

# R186
thief-q2 = Darf ich mir ein Gold holen, das schon länger auf dem Müllstapel liegt?
    .answer = Nein, nur etwas, das dieser Dieb gerade entsorgt hat. Davon darfst du alles nehmen, einen Teil oder nichts.

# R032 R128 R185 intrigue/harem
thief-q3 = Was zählt hier alles als Geldkarte?
    .answer = Alles von diesem Typ: auch Harem und Trank, und das Diadem, wenn jemand es hat.

# R184
thief-q4 = Mein Nachziehstapel hat nur noch eine Karte. Decke ich nur die auf?
    .answer = Nein. Du deckst sie auf, mischst deinen Ablagestapel und deckst noch eine auf. Die erste wird nicht mit eingemischt.

# R216 R220 X13
throne_room-q1 = Wie viele Aktionen kostet mich der Thronsaal?
    .answer = Nur die 1 für den Thronsaal selbst; die Karte spielst du zweimal umsonst aus. Mit dem Markt ziehst du 2 Karten und hast noch 2 Aktionen.

# R219 X14
throne_room-q2 = Ich wähle einen zweiten Thronsaal. Wird jetzt eine Karte viermal ausgespielt?
    .answer = Nein. Der zweite Thronsaal wird zweimal ausgespielt: Erst kommt eine Aktionskarte zweimal dran, dann eine andere. Die andere suchst du erst aus, wenn die erste fertig ist; du kannst sie also gerade erst gezogen haben.

# R221 P06 P07
throne_room-q3 = Muss ich eine Karte wählen?
    .answer = Hast du noch eine Aktionskarte auf der Hand, ja, auch wenn es dir schadet. Ohne eine darfst du den Thronsaal trotzdem ausspielen, er bewirkt dann nur nichts.

# P04 P05 R218
throne_room-q4 = Liegt eine verdoppelte Karte zweimal im Spiel?
    .answer = Nein, nur einmal. Mit der Prinzessin kosten alle Karten darum bloß $2 weniger, denn sie liegt nur einmal da. Brücke und Kupferschmied verdoppeln sich, weil es bei ihnen darauf ankommt, wie oft du sie ausspielst.

# R124 R211
council_room-q1 = Jemand anderes spielt sie aus. Kann ich die Karte ablehnen, die ich ziehen soll?
    .answer = Nein, du musst sie ziehen. Es ist kein Angriff, darum helfen auch keine Reaktionen.

# R172
library-q1 = Zählt die Bibliothek bei den sieben Karten mit?
    .answer = Nein, sie liegt ja schon vor dir. Hast du sieben oder mehr andere Karten auf der Hand, ziehst du keine.

# R173
library-q2 = Wann muss ich mich bei einer Aktionskarte entscheiden?
    .answer = Sobald du sie ziehst, bevor du die nächste Karte siehst. Die eine darfst du behalten und eine andere zur Seite legen.

# R174 P37
library-q3 = Ich muss mittendrin mischen. Kommen die zur Seite gelegten Aktionskarten dann zurück?
    .answer = Nein, sie werden nicht mit eingemischt. Auf deinen Ablagestapel kommen sie erst, wenn du fertig gezogen hast.

# R208 P07
mine-q1 = Ich bin mit meinen Geldkarten zufrieden. Muss ich eine entsorgen?
    .answer = Ja, wenn du eine auf der Hand hast. Du darfst aber genau die gleiche wieder nehmen.

# R208
mine-q2 = Wird aus einem Kupfer ein Gold?
    .answer = Nein. Ein Kupfer kostet $0, also geht es bis $3, und das ist ein Silber. Für ein Gold brauchst du ein Silber.

# R210 intrigue/harem
mine-q3 = Welche Geldkarten bekomme ich sonst noch?
    .answer = Für ein Silber darfst du auch einen Harem oder einen Trank nehmen. Den Stein der Weisen gibt es nur für einen anderen, denn er kostet einen Trank.

# R195 R127
witch-q1 = Es ist noch ein Fluch da, und drei müssten einen nehmen. Wer bekommt ihn?
    .answer = Wer reihum nach links zuerst kommt und nicht geschützt ist. Für die anderen ist keiner mehr da.

# R194
witch-q2 = Nützt die Hexe noch etwas, wenn die Flüche aufgebraucht sind?
    .answer = Du ziehst immer noch 2 Karten. Sie bleibt auch ein Angriff, die anderen dürfen also reagieren.

# R114 R116 R128 R168
adventurer-q1 = Zählen Harem und Trank mit?
    .answer = Ja, beide sind Geldkarten. Der Abenteurer nimmt die ersten zwei, die kommen, und seien es nur Kupfer.

# R093 R169
adventurer-q2 = Ich muss beim Aufdecken mischen. Kommen die aufgedeckten Karten mit hinein?
    .answer = Nein, sie bleiben draußen, bis der Abenteurer fertig ist, und werden erst dann abgelegt.

# R170
adventurer-q3 = Und wenn in Nachziehstapel und Ablagestapel gar keine zwei Geldkarten sind?
    .answer = Dann deckst du alles auf und nimmst auf die Hand, was du gefunden hast, vielleicht auch nichts. Der ganze Rest wird abgelegt.

# intrigue/courtyard
courtyard-q1 = Muss es eine der drei Karten sein, die ich gerade gezogen habe?
    .answer = Nein, jede Handkarte geht. Eine aber muss zurück, und welche, brauchst du niemandem zu zeigen.

# intrigue/pawn
pawn-q1 = Darf ich erst die Karte ziehen und dann sehen, was ich noch brauche?
    .answer = Nein. Du sagst beides an, bevor eins davon geschieht.

# intrigue/secret_chamber P23
secret_chamber-q1 = Darf ich auch die Geheimkammer selbst auf den Nachziehstapel legen?
    .answer = Ja, du darfst zwei beliebige Handkarten zurücklegen. Dann hast du sie bei diesem Angriff aber nicht mehr auf der Hand.

# intrigue/secret_chamber
secret_chamber-q2 = Schützt sie mich vor dem Angriff?
    .answer = Nein, du ordnest nur deine Karten, bevor er dich trifft. Gegen Dieb oder Saboteur legst du obenauf, was dir nicht fehlen wird.

# intrigue/secret_chamber P23
secret_chamber-q3 = Darf ich dieselbe Geheimkammer beim selben Angriff noch einmal zeigen?
    .answer = Ja, solange du sie noch auf der Hand hast. Du ziehst wieder 2 Karten und legst wieder 2 zurück.

# intrigue/secret_chamber P22
secret_chamber-q4 = Jemand spielt einen Lakaien aus, ich habe aber nur vier Handkarten. Lohnt es sich zu reagieren?
    .answer = Vielleicht. Reagieren darfst du auf jeden Angriff, auch auf einen, der dir nichts tut.

# intrigue/great_hall R116
great_hall-q1 = Ist sie nun Aktionskarte oder Punktekarte?
    .answer = Immer beides. Das Armenviertel sieht eine Aktionskarte auf deiner Hand, der Späher nimmt sie als Punktekarte mit, und am Ende bringt sie dir 1 Punkt, ob du sie ausgespielt hast oder nicht.

# intrigue/masquerade P32
masquerade-q1 = Darf ich abwarten, bis ich sehe, was ich bekomme?
    .answer = Nein. Erst legen alle eine Karte verdeckt bereit, und dann erst wechseln die Karten die Hand.

# intrigue/masquerade R124
masquerade-q2 = Kann ich mich mit dem Burggraben heraushalten?
    .answer = Nein, die Maskerade ist kein Angriff. Wer Handkarten hat, muss eine weitergeben.

# intrigue/masquerade P33
masquerade-q3 = Meine Hand ist leer. Werde ich übergangen?
    .answer = Du hast nichts weiterzugeben, bekommst die Karte von rechts aber trotzdem. Wer links von dir sitzt, geht diesmal leer aus.

# intrigue/masquerade
masquerade-q4 = Kann ich den Fluch entsorgen, den ich gerade bekommen habe?
    .answer = Wenn du die Maskerade ausgespielt hast, ja. Die anderen müssen behalten, was sie bekommen haben.

# intrigue/masquerade P32
masquerade-q5 = Gilt das Weitergeben als Nehmen oder Ablegen?
    .answer = Nein, weder noch. Nur die beiden Beteiligten kennen die Karte, und bei einer Besessenheit gehört sie danach wirklich jemand anderem.

# intrigue/shanty_town
shanty_town-q1 = Wenn ich es ausgespielt habe, ist meine Hand leer. Ziehe ich Karten?
    .answer = Ja, 2 Karten. Auf einer leeren Hand ist keine Aktionskarte, und das Armenviertel selbst ist ja nicht mehr dort.

# intrigue/shanty_town intrigue/great_hall
shanty_town-q2 = Ich habe Adelige auf der Hand. Stört das?
    .answer = Ja, Adelige und Große Halle sind Aktionskarten, auch wenn sie zugleich Punktekarten sind.

# intrigue/steward R063
steward-q1 = Ich habe nur noch eine andere Karte auf der Hand. Darf ich das Entsorgen wählen?
    .answer = Ja. Du entsorgst dann diese eine. Hast du zwei oder mehr, sind es immer genau zwei.

# intrigue/swindler P12
swindler-q1 = Jemand verliert ein Kupfer. Darf ich dafür einen Fluch aussuchen?
    .answer = Ja, beide kosten $0. Auch wieder ein Kupfer wäre erlaubt.

# intrigue/swindler P12
swindler-q2 = Es war eine Provinz. Was nun?
    .answer = In der Regel kostet nur die Provinz $8, also musst du wieder eine aussuchen. Ist der Stapel leer, ist die Provinz weg, und es kommt nichts zurück.

# intrigue/swindler
swindler-q3 = Ich habe eine Brücke ausgespielt. Welche Kosten gelten?
    .answer = Die gesenkten. Nach zwei Brücken kostet ein Anwesen $0, und du darfst einen Fluch daraus machen.

# R134 X24 intrigue/swindler
swindler-q4 = Darf ich ein Silber in einen Alchemisten verwandeln? Beide kosten doch $3.
    .answer = Nein, der Alchemist kostet außerdem einen Trank. Beides muss gleich sein.

# intrigue/wishing_well
wishing_well-q1 = Darf ich „eine Geldkarte“ sagen?
    .answer = Nein, nenne eine bestimmte Karte, zum Beispiel Kupfer. Es darf jede sein, die es gibt, auch eine, die in dieser Partie gar nicht dabei ist.

# intrigue/wishing_well
wishing_well-q2 = Ich habe falsch geraten. Wird die Karte abgelegt?
    .answer = Nein, sie bleibt oben auf deinem Nachziehstapel. Alle haben sie gesehen, und dein nächster Wunschbrunnen kann kaum danebengehen.

# intrigue/baron
baron-q1 = Ich habe ein Anwesen, möchte es aber behalten. Darf ich?
    .answer = Ja, aber dann nimmst du noch eins dazu. Nur den +1 Kauf mitzunehmen geht erst, wenn die Anwesen aufgebraucht sind.

# intrigue/baron
baron-q2 = Darf ich zwei Anwesen für $8 ablegen?
    .answer = Nein, ein Baron nimmt nur eins an. Spielst du ihn mit einem Thronsaal zweimal aus, darf es jedes Mal eins sein.

# intrigue/bridge P05
bridge-q1 = Verdoppelt der Thronsaal die Brücke?
    .answer = Ja: Alles kostet $2 weniger, und du hast +2 Käufe und +$2.

# intrigue/bridge
bridge-q2 = Werden auch meine anderen Karten billiger oder nur das, was ich kaufe?
    .answer = Alle Karten überall: im Vorrat, auf jeder Hand und in jedem Nachziehstapel. Mit der Werkstatt darfst du also ein Herzogtum nehmen, und der Saboteur übergeht ein Silber.

# intrigue/bridge R141
bridge-q3 = Kostet ein Kupfer dann weniger als nichts?
    .answer = Nein, unter $0 geht es nicht. Beim Umbau hilft das sogar: Das Kupfer bleibt bei $0, ein Silber kostet aber nur noch $2, also kannst du es nehmen.

# R135 X25 intrigue/bridge
bridge-q4 = Werden auch Karten billiger, die einen Trank kosten?
    .answer = Nur beim Geld. Ein Alchemist kostet dann $2 und einen Trank; ein Weinberg ist so teuer wie vorher.

# intrigue/conspirator P08
conspirator-q1 = Ich spiele einen Thronsaal aus und wähle den Verschwörer. Wann bekomme ich Karte und Aktion?
    .answer = Beim zweiten Mal. Der Thronsaal war die erste Aktionskarte, der Verschwörer die zweite und dann die dritte.

# intrigue/conspirator P09
conspirator-q2 = Zählt ein Festmahl mit, das schon entsorgt ist?
    .answer = Ja. Es kommt darauf an, wie viele Aktionskarten du in diesem Zug ausgespielt hast, nicht darauf, was davon noch daliegt.

# intrigue/conspirator
conspirator-q3 = Ich habe mit dem Verschwörer angefangen. Bekomme ich den Bonus, wenn ich noch zwei Aktionskarten ausspiele?
    .answer = Nein. Gezählt wird einmal, in dem Augenblick, in dem du ihn ausspielst, und nicht mehr hinterher.

# intrigue/coppersmith P05
coppersmith-q1 = Zählen zwei Kupferschmiede zusammen?
    .answer = Ja, jedes Kupfer bringt dann $3. Ein Kupferschmied, den du mit einem Thronsaal zweimal ausspielst, tut es auch.

# intrigue/coppersmith
coppersmith-q2 = Kostet ein Kupfer jetzt $1?
    .answer = Nein, es bringt nur mehr, wenn du es ausspielst. Es kostet weiterhin $0, und andere Geldkarten bringen, was sie immer bringen.

# intrigue/ironworks P19
ironworks-q1 = Was bekomme ich für eine Große Halle?
    .answer = Beides: +1 Aktion und +1 Karte. Eine Karte mit zwei Typen bringt beide Boni.

# intrigue/ironworks
ironworks-q2 = Kann ich genau die Karte ziehen, die ich genommen habe?
    .answer = Nur wenn du für die +1 Karte mischen musst. Dann liegt sie schon auf deinem Ablagestapel und wird mit eingemischt.

# intrigue/mining_village
mining_village-q1 = Darf ich mir die Entscheidung bis zum Ende der Aktionsphase aufheben?
    .answer = Nein. Du ziehst deine Karte, und dann heißt es: jetzt oder nie.

# intrigue/mining_village P02
mining_village-q2 = Bekomme ich die $2 mit einem Thronsaal zweimal?
    .answer = Nein, entsorgen kannst du es nur einmal. +2 Karten und +4 Aktionen hast du trotzdem. Sagst du beim ersten Mal nein, wirst du beim zweiten noch einmal gefragt.

# intrigue/mining_village intrigue/conspirator
mining_village-q3 = Ich habe es entsorgt. Sind Karte und Aktionen weg, oder zählt es beim Verschwörer nicht mehr?
    .answer = Weder noch. Es ist ausgespielt worden und zählt; es ist nur nicht mehr im Spiel.

# intrigue/scout P17
scout-q1 = Darf ich die Provinzen auf dem Nachziehstapel lassen?
    .answer = Nein, alle Punktekarten kommen auf deine Hand, auch Große Halle, Adelige und Harem. Flüche gehen zurück.

# intrigue/scout
scout-q2 = Sehen die anderen, in welcher Reihenfolge ich den Rest zurücklege?
    .answer = Nein. Die Karten haben sie gesehen, die Reihenfolge bleibt dein Geheimnis.

# intrigue/duke
duke-q1 = Ich habe 3 Herzöge und 4 Herzogtümer. Was macht das?
    .answer = Jeder Herzog zählt alle Herzogtümer, also bringen die Herzöge 12 Punkte. Die Herzogtümer selbst bringen wie immer auch 12. Ein Herzog ist kein Herzogtum und zählt für andere Herzöge nicht mit.

# intrigue/minion P22
minion-q1 = Darf ich abwarten, was gewählt wird, bevor ich den Burggraben zeige?
    .answer = Nein, du entscheidest, sobald der Lakai ausgespielt wird. Er ist auch dann ein Angriff, wenn nachher bloß +$2 herauskommt.

# intrigue/minion P21
minion-q2 = Jemand spielt im selben Zug einen zweiten Lakaien aus. Verliere ich meine Hand noch einmal?
    .answer = Nein, mit vier Karten bist du sicher. Nur wer 5 oder mehr hat, muss ablegen.

# intrigue/minion P21
minion-q3 = Meine eigene Hand ist leer. Lohnt sich der Lakai noch für neue Karten?
    .answer = Ja, du ziehst trotzdem 4. Wie viele Karten du selbst auf der Hand hast, spielt keine Rolle.

# intrigue/minion
minion-q4 = Ich habe den Burggraben gezeigt. Darf ich eine schlechte Hand trotzdem eintauschen?
    .answer = Nein. Mit dem Burggraben legst du weder ab noch ziehst du.

# intrigue/saboteur P14
saboteur-q1 = Mein Gold ist weg. Wer bestimmt, was ich dafür bekomme?
    .answer = Du suchst aus, und zwar unter allem, was $4 oder weniger kostet. Ein Fluch ist möglich, und gar nichts zu nehmen auch.

# intrigue/saboteur
saboteur-q2 = Ich habe nur Kupfer und Anwesen. Was passiert?
    .answer = Du gehst Nachziehstapel und Ablagestapel durch, ohne etwas zu finden. Entsorgt wird nichts, und alles Aufgedeckte wird abgelegt.

# intrigue/saboteur P13
saboteur-q3 = Vor dem Saboteur wurde eine Brücke ausgespielt. Geht mich das etwas an?
    .answer = Ja, auch deine Karten sind $1 billiger. Ein Silber kostet $2 und wird übergangen, und für ein Gold zu $5 darfst du eine Karte nehmen, die bis zu $3 kostet.

# intrigue/torturer P25
torturer-q1 = Darf ich den Fluch wählen, obwohl keiner mehr da ist?
    .answer = Ja, und dann passiert dir nichts. Glück gehabt.

# intrigue/torturer P25
torturer-q2 = Ich habe nur eine Handkarte. Darf ich das Ablegen wählen?
    .answer = Ja. Du legst diese eine ab. Auch mit leerer Hand darfst du es wählen und verlierst nichts.

# intrigue/torturer
torturer-q3 = Wohin kommt der Fluch?
    .answer = Auf deine Hand. Folgt ein zweiter Kerkermeister, kann er eine der zwei Karten sein, die du ablegst.

# intrigue/trading_post P31
trading_post-q1 = Ich habe nur noch eine Handkarte. Wird daraus ein Silber?
    .answer = Nein. Entsorgen musst du sie, aber ein Silber gibt es nur für zwei Karten.

# intrigue/trading_post P31
trading_post-q2 = Darf ich das Silber noch in diesem Zug ausspielen?
    .answer = Ja, es kommt auf deine Hand. Vorsicht mit dem Thronsaal: Hast du wenige Karten, kostet dich das zweite Mal vielleicht genau dieses Silber.

# intrigue/tribute
tribute-q1 = Es kommen zwei Kupfer. Bekomme ich $4?
    .answer = Nein, $2. Die gleiche Karte zählt nur einmal.

# intrigue/tribute P19
tribute-q2 = Ein Harem wird aufgedeckt. Was bringt er?
    .answer = +$2 und +2 Karten, denn er ist Geldkarte und Punktekarte. Du ziehst natürlich von deinem eigenen Nachziehstapel.

# intrigue/tribute P17 R124
tribute-q3 = Darf die Person links von mir einen Burggraben zeigen?
    .answer = Nein, der Tribut ist kein Angriff. Wenn du Pech hast, kommt ein Fluch, und für den bekommst du nichts.

# intrigue/upgrade P16
upgrade-q1 = Ich entsorge ein Kupfer, aber nichts kostet $1. Bekomme ich es zurück?
    .answer = Nein, es ist entsorgt, und du nimmst nichts. Viele spielen den Anbau genau dafür aus.

# intrigue/upgrade
upgrade-q2 = Muss ich eine Karte entsorgen, und sehe ich vorher, was ich ziehe?
    .answer = Beides ja. Erst ziehst du, und dann muss eine Karte weg, wenn du welche hast.

# intrigue/upgrade intrigue/bridge
upgrade-q3 = Was ändert eine Brücke?
    .answer = Alles kostet $1 weniger, nur das Kupfer bleibt bei $0. Ein Anwesen kostet jetzt $1 und passt damit genau für ein Kupfer.

# intrigue/harem R116
harem-q1 = Sind die Punkte weg, wenn ich ihn als Geldkarte ausspiele?
    .answer = Nein. Er bringt dir jedes Mal $2, wenn du ihn ausspielst, und am Ende 2 Punkte. Auch für andere Karten ist er immer beides, Geldkarte und Punktekarte.

# intrigue/nobles
nobles-q1 = Muss ich mit einem Thronsaal zweimal dasselbe wählen?
    .answer = Nein, du wählst jedes Mal neu. Erst +2 Aktionen und dann +3 Karten geht gut; von jedem die Hälfte geht nicht.

# R231 P19
transmute-q1 = Was bekomme ich für eine Karte mit zwei Typen, etwa für Adelige?
    .answer = Beides: ein Herzogtum für die Aktionskarte und ein Gold für die Punktekarte. Ein Harem bringt eine Verwandlung und ein Gold.

# R230 P17
transmute-q2 = Kann ich aus einem Fluch ein Gold machen?
    .answer = Nein. Ein Fluch ist keine Punktekarte, also gibt es nichts dafür. Aber du bist ihn los.

# R128 R229
transmute-q3 = Was passiert, wenn ich einen Trank entsorge?
    .answer = Ein Trank ist eine Geldkarte, also nimmst du eine Verwandlung.

# R116 R118 R162 R227
vineyard-q1 = Welche meiner Karten zählen als Aktionskarten?
    .answer = Jede mit diesem Typ, wo sie am Ende auch ist: Angriffe, Reaktionen und Preise wie die Prinzessin, aber auch Große Halle und Adelige.

# R226 R227 X27
vineyard-q2 = Ich habe 14 Aktionskarten und drei Weinberge. Wie viele Punkte sind das?
    .answer = 12. Nur je volle 3 zählen, jeder Weinberg bringt also 4, und jeder zählt alle deine Aktionskarten von Neuem.

# R132 R133 X23
vineyard-q3 = Er kostet $0. Kann ich mit der Werkstatt einen nehmen?
    .answer = Nein. Er kostet auch einen Trank, und in „bis zu $4“ ist nie ein Trank enthalten.

# R080 R082 R232
herbalist-q1 = Wann lege ich die Geldkarte auf meinen Nachziehstapel?
    .answer = In der Aufräumphase, bevor du deine neue Hand ziehst. Meist hast du die Geldkarte also sofort wieder auf der Hand.

# R112 R128 R232
herbalist-q2 = Welche Geldkarten stehen mir zur Wahl?
    .answer = Alle, die du im Spiel hast, auch ein Trank, ein Diadem oder ein Stein der Weisen. Eine Geldkarte, die du auf der Hand behalten hast, geht nicht.

# R235 P38
herbalist-q3 = Ich habe einen Kräuterkundigen mit dem Thronsaal zweimal ausgespielt. Rette ich zwei Geldkarten?
    .answer = Nein, eine: Abgelegt wird ja nur ein Kräuterkundiger. Die +2 Käufe und +$2 bekommst du aber.

# R237
apothecary-q1 = Darf ich die Kupfer auf dem Nachziehstapel lassen?
    .answer = Nein. Alle aufgedeckten Kupfer und Tränke kommen auf deine Hand, ob du willst oder nicht.

# R236 R237 D42
apothecary-q2 = Was kann ich mit den übrigen Karten machen?
    .answer = Nur zurück auf den Nachziehstapel legen, in beliebiger Reihenfolge. Ablegen kannst du sie nicht, und die Karte, die du zuerst gezogen hast, ist keine der vier.

# R241 D43
scrying_pool-q1 = Decke ich auch meine eigene oberste Karte auf?
    .answer = Ja, und du fängst an: erst deine eigene Karte, die du ablegst oder zurücklegst, dann die aller anderen.

# R242 P20
scrying_pool-q2 = Bekomme ich auch die Karte, bei der das Aufdecken endet?
    .answer = Ja. Alle Aktionskarten und diese eine, die keine ist, kommen auf deine Hand.

# P20
scrying_pool-q3 = Ich lege meine eigene Karte zurück. Decke ich sie dann noch einmal auf?
    .answer = Ja, sie ist die erste im zweiten Teil. Ist sie keine Aktionskarte, bekommst du nur sie; solche Karten legst du also meist besser ab.

# R125 R178 P20
scrying_pool-q4 = Was nützt ein Burggraben dagegen?
    .answer = Wer ihn zeigt, deckt nichts auf. Deine eigene Karte und der zweite Teil sind davon nicht betroffen.

# R133 R239
university-q1 = Kann ich damit noch eine Universität nehmen?
    .answer = Nein, und auch keine andere Karte, die einen Trank kostet.

# R239 R240
university-q2 = Muss ich eine Karte nehmen?
    .answer = Nein. Deine +2 Aktionen hast du so oder so.

# R116 R139 R239 intrigue/bridge
university-q3 = Kann ich Adelige nehmen?
    .answer = Sie sind Aktionskarten, aber mit $6 zu teuer. Nach einer Brücke kosten sie $5, und dann geht es.

# R246
alchemist-q1 = Ich habe drei Alchemisten, aber nur einen Trank im Spiel. Wie viele darf ich zurücklegen?
    .answer = Alle drei. Ein Trank reicht für beliebig viele Alchemisten.

# R112 R129 R245
alchemist-q2 = Muss ich mit dem Trank etwas gekauft haben?
    .answer = Nein, er muss nur im Spiel sein. Ein Trank, den du auf der Hand behalten hast, hilft nicht.

# R080 R082 R245
alchemist-q3 = Wann sehe ich den Alchemisten wieder?
    .answer = In der Regel sofort: Er kommt auf deinen Nachziehstapel, bevor du deine neue Hand ziehst.

# R157 R248 P38
alchemist-q4 = Kann ein Kräuterkundiger auch noch den Trank obenauf legen?
    .answer = Ja, wenn du zuerst die Alchemisten zurücklegst und dann den Kräuterkundigen nutzt. Umgekehrt ist dein einziger Trank schon weg, und die Alchemisten werden abgelegt.

# R127 R252 R253
familiar-q1 = Es sind nicht genug Flüche da. Wer bekommt einen?
    .answer = Sie werden reihum nach links verteilt, bis keiner mehr da ist. +1 Karte und +1 Aktion hast du auf jeden Fall.

# R136 P11
familiar-q2 = Bekomme ich einen, wenn ich mit dem Umbau ein Silber entsorge?
    .answer = Nein. Silber kostet keinen Trank, also kann daraus auch nichts werden, was einen kostet. Aus einem Vertrauten kannst du dagegen einen Golem machen.

# R249 R250
philosophers_stone-q1 = Zählen auch meine Handkarten und die Karten im Spiel?
    .answer = Nein, nur Nachziehstapel und Ablagestapel.

# R076 R250 R304
philosophers_stone-q2 = Ich habe auch ein Füllhorn. Was spiele ich zuerst aus?
    .answer = In der Regel das Füllhorn. Was du nimmst, kommt auf deinen Ablagestapel und zählt beim Stein der Weisen mit; dessen Wert steht fest, sobald du ihn ausgespielt hast.

# R130 R249
philosophers_stone-q3 = Ersetzt er einen Trank?
    .answer = Nein. Er kostet zwar einen Trank, bringt aber nur Geld.

# R210
philosophers_stone-q4 = Kann ich ihn nehmen, wenn ich mit der Mine einen Trank entsorge?
    .answer = Nein. Ein Trank kostet $4 und selbst keinen Trank. Einen Stein der Weisen gäbe es bei der Mine nur für eine Geldkarte, die einen Trank kostet.

# R259 P10
golem-q1 = Brauche ich Aktionen für die beiden Karten, die er findet?
    .answer = Nein. Aber du musst beide ausspielen, selbst wenn dir eine schadet. Nur die Reihenfolge bestimmst du.

# R257
golem-q2 = Was ist, wenn er einen weiteren Golem aufdeckt?
    .answer = Der wird übergangen und mit den übrigen Karten abgelegt.

# R259 P10
golem-q3 = Er findet einen Thronsaal und eine Schmiede. Kann ich mit dem Thronsaal die Schmiede verdoppeln?
    .answer = Nein, sie ist ja nicht auf deiner Hand. Der Thronsaal braucht eine Aktionskarte aus deiner Hand; die Schmiede wird nur einmal ausgespielt.

# R258
golem-q4 = Was ist, wenn sich keine zwei Aktionskarten finden?
    .answer = Du mischst deinen Ablagestapel und machst weiter. Hilft auch das nicht, spielst du die eine aus, die du gefunden hast, oder eben keine.

# R261
golem-q5 = Was bringt ein Thronsaal beim Golem?
    .answer = Du suchst zweimal nach zwei Aktionskarten, spielst also bis zu vier aus. Die der ersten Suche sind im Spiel und können nicht noch einmal auftauchen.

# R255
apprentice-q1 = Wie viele Karten ziehe ich für einen Golem?
    .answer = 6: Seine $4 bringen 4 Karten, der Trank noch 2.

# R254 R256 D30
apprentice-q2 = Was ziehe ich für ein Kupfer oder einen Preis?
    .answer = Nichts, denn sie kosten $0. Entsorgen musst du trotzdem eine Karte, wenn du eine auf der Hand hast.

# R139 R254 R321 intrigue/bridge
apprentice-q3 = Spielt es eine Rolle, wenn Karten in diesem Zug billiger sind?
    .answer = Ja. Ist die Prinzessin im Spiel, kostet eine Provinz $6, und du ziehst für sie 6 Karten statt 8.

# R266
possession-q1 = Wohin kommen die Karten, die die besessene Person kauft oder nimmt?
    .answer = Alle auf deinen Ablagestapel, auch wenn sie sonst auf die Hand oder den Nachziehstapel kämen. Was andere in diesem Zug nehmen, etwa einen Fluch, behalten sie.

# R268 R270 D19
possession-q2 = Kann ich der besessenen Person schaden, indem ich ihre besten Karten entsorge?
    .answer = Nein. In diesem Zug gelten sie als entsorgt, aber nach der Aufräumphase kommen sie alle auf ihren Ablagestapel zurück.

# R275
possession-q3 = Ich lasse die besessene Person eine Hexe ausspielen. Bekomme ich einen Fluch?
    .answer = Ja, in diesem Zug gehörst du zu allen anderen. Einen Burggraben aus deiner eigenen Hand darfst du natürlich zeigen.

# R267 R276 D18
possession-q4 = Wer bekommt Münzen, die der zusätzliche Zug bringt?
    .answer = Die besessene Person, und sie behält sie. Ausgeben darfst du allerdings die, die sie hat.

# R271 R272 D21 P39
possession-q5 = Was ist, wenn die besessene Person eine Besessenheit ausspielt?
    .answer = Dann entscheidet sie selbst im nächsten zusätzlichen Zug, und den hat, wer links von ihr sitzt. Zu zweit bist du das.

# R278 D09
hamlet-q1 = Darf ich nur eine Karte ablegen und dafür +1 Kauf wählen?
    .answer = Nein. Die erste abgelegte Karte bringt +1 Aktion, erst die zweite bringt +1 Kauf.

# R278
hamlet-q2 = Darf ich die eben gezogene Karte ablegen?
    .answer = Ja. Du ziehst zuerst und entscheidest dann, was weg soll.

# R116 R281 P18
fortune_teller-q1 = Bei welchen Karten ist Schluss mit dem Aufdecken?
    .answer = Bei der ersten Punktekarte oder dem ersten Fluch. Auch Große Halle, Adelige und Harem sind Punktekarten.

# R281 R282
fortune_teller-q2 = Bei jemandem liegt schon eine Punktekarte obenauf. Passiert dann etwas?
    .answer = Sie wird aufgedeckt und gleich wieder zurückgelegt. Gibt es überhaupt keine solche Karte, wird alles Aufgedeckte abgelegt, und nichts kommt auf den Nachziehstapel.

# R279 X33
menagerie-q1 = Ich habe noch eine Menagerie auf der Hand. Zählt sie als doppelt?
    .answer = Nein. Die ausgespielte ist nicht mehr auf deiner Hand.

# R094 R279
menagerie-q2 = Sind Kupfer und Silber gleich, weil beide Geldkarten sind?
    .answer = Nein, es kommt nur auf den Namen an. Zwei Kupfer würden stören.

# R280 D36
menagerie-q3 = Und wenn meine Hand leer ist?
    .answer = Dann ist auch nichts doppelt, und du ziehst 3 Karten.

# R116 R284
farming_village-q1 = Welche Karten werden übergangen?
    .answer = Flüche und reine Punktekarten; sie werden abgelegt. Große Halle, Adelige und Harem nimmst du dagegen auf die Hand.

# R284
farming_village-q2 = Der erste Treffer ist ein Kupfer. Darf ich weitersuchen?
    .answer = Nein. Die erste Aktions- oder Geldkarte kommt auf deine Hand, egal welche es ist.

# R294
horse_traders-q1 = Schützt er mich vor dem Angriff?
    .answer = Nein, der Angriff trifft dich trotzdem. Hast du auch einen Burggraben, darfst du beide zeigen.

# R297 P30
horse_traders-q2 = Was nützt er gegen eine Miliz?
    .answer = Zur Seite gelegt ist er nicht mehr auf deiner Hand: Von 5 Karten hast du noch 4 und legst nur 1 ab. In deinem nächsten Zug ziehst du 1 und nimmst ihn zurück, hast also wieder 5.

# R297 R342 P30 intrigue/minion
horse_traders-q3 = Komme ich damit um Lakaien und Steuereintreiber herum?
    .answer = Oft. Beide verschonen, wer 4 oder weniger Handkarten hat, und du hast schon eine weniger, wenn gezählt wird.

# R122 R296 R297 D11
horse_traders-q4 = Kann ich ihn in einer Runde gegen mehrere Angriffe einsetzen?
    .answer = Denselben nicht, denn er kommt erst in deinem nächsten Zug auf die Hand zurück. Aber jeden weiteren kannst du auch noch zur Seite legen, und für jeden ziehst du eine Karte.

# R289 R291
remake-q1 = Entsorge ich erst beide Karten und nehme dann zwei?
    .answer = Nein: entsorgen, nehmen, dann noch einmal entsorgen und nehmen. Die erste neue Karte liegt auf deinem Ablagestapel; beim zweiten Mal kannst du sie also nicht entsorgen.

# R290 P16
remake-q2 = Was wird aus einem Kupfer?
    .answer = Es wird entsorgt, und weil normalerweise nichts $1 kostet, nimmst du keine Karte. So wirst du Kupfer und Flüche bequem los.

# R137 R289
remake-q3 = Was bekomme ich für eine Universität?
    .answer = Eine Karte, die genau $3+T kostet, etwa einen Alchemisten oder einen Vertrauten. Auch die neue Karte muss einen Trank kosten.

# R289 R292
remake-q4 = Darf ich nach der ersten Karte aufhören?
    .answer = Nein. Solange du eine Handkarte hast, ist auch der zweite Durchgang Pflicht.

# R300
tournament-q1 = Jemand anderes zeigt eine Provinz. Verliere ich meinen Preis?
    .answer = Nein. Dir entgehen nur +1 Karte und +$1.

# R298 R300
tournament-q2 = Kann ich den Preis noch im selben Zug benutzen?
    .answer = Mit etwas Glück ja. Er liegt oben auf deinem Nachziehstapel, und zeigt niemand eine Provinz, ziehst du ihn mit der +1 Karte.

# R300
tournament-q3 = Ich habe keine Provinz. Lohnt sich das Turnier dann überhaupt?
    .answer = Ja. Solange niemand anderes eine zeigt, bekommst du trotzdem +1 Karte und +$1.

# R299 P34
tournament-q4 = Darf ich eine Provinz ablegen und nichts nehmen?
    .answer = Nur wenn du einen leeren Stapel wählst. Sonst muss es ein Herzogtum oder ein Preis deiner Wahl sein.

# R032 R101 R326
tournament-q5 = Sind meine Preise vor anderen sicher?
    .answer = Nein. Ein Dieb kann dir das Diadem stehlen, und bei der Maskerade kann jeder Preis weitergegeben werden. Ein entsorgter Preis kommt aber nie zu den anderen Preisen zurück.

# R287 D24
young_witch-q1 = Ist meine Bannkarte verbraucht, wenn ich sie zeige?
    .answer = Nein, sie bleibt auf deiner Hand und hilft auch gegen die nächste Junge Hexe.

# R029 R287
young_witch-q2 = Hilft die Bannkarte auch gegen eine gewöhnliche Hexe?
    .answer = Nein, nur gegen Junge Hexen. Ansonsten ist sie eine gewöhnliche Karte aus einem gewöhnlichen Stapel des Vorrats.

# R288
young_witch-q3 = Unsere Bannkarte ist die Geheimkammer. Darf ich sie doppelt nutzen?
    .answer = Ja: erst als Reaktion, später als Bannkarte. Du darfst sie nur zwischendurch nicht auf deinen Nachziehstapel legen.

# R286 P29
young_witch-q4 = Darf ich die eben gezogenen Karten ablegen?
    .answer = Ja, beliebige 2 Handkarten. Hast du weniger, legst du ab, was da ist.

# R094 R302
harvest-q1 = Ich decke zwei Kupfer, ein Silber und ein Anwesen auf. Wie viel ist das?
    .answer = $3: Es sind drei verschiedene Namen. Vier Kupfer brächten nur $1.

# R093 R303 P36
harvest-q2 = Mein Nachziehstapel geht beim Aufdecken zu Ende. Kann dieselbe Karte zweimal kommen?
    .answer = Nein. Abgelegt wird erst am Ende alles zusammen; schon Aufgedecktes wird also nicht eingemischt.

# R313
hunting_party-q1 = Kann ich damit eine weitere Treibjagd finden?
    .answer = Ja, wenn du keine andere auf der Hand hast. Die ausgespielte zählt nicht, sie ist ja nicht mehr auf deiner Hand.

# R313 R314
hunting_party-q2 = Gehört die Karte von der +1 Karte schon zur Hand?
    .answer = Ja. Du ziehst sie zuerst, und auch ihr Name wird bei der Suche übergangen. Taucht gar kein neuer Name auf, wird alles Aufgedeckte abgelegt.

# R311
jester-q1 = Ist die aufgedeckte Karte verloren?
    .answer = Nein, sie wird nur abgelegt. Genommen wird eine gleiche aus dem Vorrat; ist dort keine mehr, nimmt niemand etwas.

# R116 R310
jester-q2 = Jemand deckt einen Harem auf. Darf ich einen nehmen?
    .answer = Nein. Er ist auch eine Punktekarte, also gibt es einen Fluch und keine Wahl.

# R312 P17
jester-q3 = Und wenn ein Fluch aufgedeckt wird?
    .answer = Ein Fluch ist keine Punktekarte, also bestimmst du, wer noch einen nimmt. Du selbst wirst es kaum sein.

# R312
jester-q4 = Komme ich so an einen Preis?
    .answer = Nein. Preise gehören nicht zum Vorrat, also nimmt niemand etwas.

# R094 R162 R315
fairgrounds-q1 = Welche Karten zählen als verschieden?
    .answer = Jeder Name, den du hast, zählt einmal, der Typ ist egal: Kupfer, Fluch, Trank, die Preise und auch der Festplatz selbst.

# R315 X34
fairgrounds-q2 = Ich habe 14 verschiedene Karten und zwei Festplätze. Wie viele Punkte sind das?
    .answer = 8. Jeder bringt 4; für 6 bräuchtest du einen 15. Namen.

# R108 R318
bag_of_gold-q1 = Kann ich das Gold noch in diesem Zug benutzen?
    .answer = Ja, wenn du es ziehst. Es liegt oben auf deinem Nachziehstapel, die nächste +1 Karte holt es also auf deine Hand.

# R053 R316
diadem-q1 = Zählen die Aktionskarten, die ich noch auf der Hand habe?
    .answer = Nein. Es zählen die Aktionen, die du noch frei hast, ob du Karten dafür auf der Hand hast oder nicht.

# R317 X30 X31
diadem-q2 = Wie viel bringt es, wenn ich gar keine Aktionskarte ausspiele?
    .answer = $3, denn deine eine Aktion ist noch frei. Nach zwei Bauerndörfern wären es $5.

# R320 D45
followers-q1 = Zählt der Fluch zu den 3 Karten, die man behält?
    .answer = Nein, er kommt auf den Ablagestapel. Wer 3 oder weniger Handkarten hat, nimmt den Fluch und legt nichts ab.

# R320 P28
followers-q2 = Es sind keine Flüche mehr da. Müssen die anderen trotzdem ablegen?
    .answer = Ja, bis sie nur noch 3 Handkarten haben.

# R140 R322 P04
princess-q1 = Kosten mit einem Thronsaal alle Karten $4 weniger?
    .answer = Nein, wie sonst $2, denn im Spiel ist nur eine Prinzessin. Aber du hast +2 Käufe.

# R139 R321
princess-q2 = Kann ich jetzt mit der Werkstatt ein Gold nehmen?
    .answer = Ja. Ist die Prinzessin im Spiel, kostet Gold $4, und das gilt für jeden Kartentext, nicht nur beim Kaufen.

# R135 R141 R154 D15
princess-q3 = Und was ist mit Tränken und dem Überzahlen?
    .answer = Ein Trank in den Kosten bleibt, und unter $0 sinken sie nie. Ein Herold kostet $2, und alles, was du darüber hinaus zahlst, ist überzahlt.

# R323 P36
trusty_steed-q1 = Ich wähle die Karten und die Silber. Was kommt zuerst?
    .answer = Die Karten; du ziehst also noch vom alten Nachziehstapel. Erst dann nimmst du die Silber und legst den Nachziehstapel auf den Ablagestapel.

# R323
trusty_steed-q2 = Darf ich zweimal +2 Karten wählen?
    .answer = Nein, es müssen zwei verschiedene Möglichkeiten sein.

# R324 X35
trusty_steed-q3 = Es sind nur noch 3 Silber da. Darf ich sie trotzdem wählen?
    .answer = Ja. Du nimmst eben diese 3, und dein Nachziehstapel kommt wie immer auf den Ablagestapel.

# R304 R305
horn_of_plenty-q1 = Was genau zähle ich?
    .answer = Die verschiedenen Namen, die du im Spiel hast: Aktionskarten, Geldkarten und das Füllhorn selbst. Drei Kupfer zählen einmal, zwei Füllhörner auch.

# R076 R304
horn_of_plenty-q2 = Spiele ich es als erste oder als letzte Geldkarte aus?
    .answer = In der Regel als letzte. Es zählt, was gerade im Spiel ist; spätere Geldkarten kommen zu spät.

# P15
horn_of_plenty-q3 = Darf ich auf die Karte verzichten?
    .answer = Nein. Du darfst eine billigere nehmen, aber eine muss es sein.

# R116 R307
horn_of_plenty-q4 = Verliere ich das Füllhorn, wenn ich im selben Zug eine Provinz kaufe?
    .answer = Nein, nur wenn die Karte, die du durch das Füllhorn selbst nimmst, eine Punktekarte ist. Dazu gehören auch Adelige und Harem.

# R306 P15
horn_of_plenty-q5 = Ich habe in diesem Zug mein Festmahl entsorgt. Zählt es mit?
    .answer = Nein, es ist nicht mehr im Spiel. Ebenso wenig zählt ein Bergwerk, das du entsorgt hast.

# R144 R327
candlestick_maker-q1 = Kann ich die Münze noch im selben Zug ausgeben?
    .answer = Ja, in deiner Kaufphase vor dem ersten Kauf. Du kannst sie aber auch für später aufheben.

# R328 P40
stonemason-q1 = Muss ich zwei Karten nehmen, und dürfen es gleiche sein?
    .answer = Du musst, solange es billigere gibt. Ob gleich oder verschieden, ist egal, nur muss jede weniger kosten als die entsorgte.

# R155 R330
stonemason-q2 = Ich kaufe ihn für genau $2. Bekomme ich Aktionskarten dazu?
    .answer = Nein, auch keine, die $0 kosten. Du musst um mindestens $1 oder einen Trank überzahlen.

# R152 R330 X36
stonemason-q3 = Ich überzahle um $4 und nehme zwei Herolde. Darf ich die auch überzahlen?
    .answer = Nein. Die nimmst du nur, und überzahlen kannst du nichts, was du nicht kaufst.

# R331
stonemason-q4 = Was bringt ein Trank beim Überzahlen?
    .answer = Legst du $3 und einen Trank drauf, nimmst du zwei Aktionskarten, die genau $3+T kosten, etwa einen Alchemisten und einen Vertrauten. Nur beim Steinmetz nützt es etwas, mit einem Trank zu überzahlen.

# R138
stonemason-q5 = Ich entsorge ein Gold. Kann ich einen Alchemisten nehmen?
    .answer = Nein. Gold kostet keinen Trank, und was einen kostet, gilt nicht als billiger. Für einen Golem ($4+T) ginge es.

# R332 D38 P35
doctor-q1 = Welche Karten darf ich nennen?
    .answer = Jede, auch einen Preis oder eine Karte, die in dieser Partie nicht dabei ist. Nur ein Name muss es sein, kein Typ.

# R332
doctor-q2 = Zwei der drei Karten sind die genannte. Darf ich eine behalten?
    .answer = Nein, beide werden entsorgt. Die dritte kommt zurück auf den Nachziehstapel.

# R334 R335 X37
doctor-q3 = Ich überzahle um $3. Sehe ich mir drei Karten auf einmal an?
    .answer = Nein, eine nach der anderen. Legst du eine zurück, siehst du beim nächsten Mal dieselbe wieder.

# R335 D13
doctor-q4 = Ich überzahle und muss mischen. Kann der Arzt auftauchen, den ich gerade kaufe?
    .answer = Nein. Er kommt erst auf deinen Ablagestapel, wenn du dir alle Karten angesehen hast.

# R149 R336 X41
masterpiece-q1 = Wie viele Silber bekomme ich, wenn ich $6 bezahle?
    .answer = 3: Es kostet $3, du hast also um $3 überzahlt. Das Meisterstück bekommst du natürlich auch.

# R356 R359
masterpiece-q2 = Ich habe eine Kaufmannsgilde im Spiel. Bringen die Silber Münzen?
    .answer = Nein. Gekauft hast du nur das Meisterstück, also ist es 1 Münze.

# R124
advisor-q1 = Kann jemand dagegen einen Burggraben zeigen?
    .answer = Nein, der Berater ist kein Angriff.

# R338
advisor-q2 = Sehen die anderen die Karten?
    .answer = Ja, alle drei werden aufgedeckt. Wer links von dir sitzt, sucht eine für deinen Ablagestapel aus, die anderen beiden kommen auf deine Hand.

# R339
advisor-q3 = Ich kann nur noch eine Karte aufdecken. Bekomme ich sie?
    .answer = Nein. Eine wird immer ausgesucht und abgelegt, und das ist hier die einzige.

# R344
herald-q1 = Kostet mich die aufgedeckte Aktionskarte eine Aktion?
    .answer = Nein, aber ausspielen musst du sie, auch wenn es gerade ungünstig ist.

# R344 P40
herald-q2 = Was passiert mit einer Karte, die keine Aktionskarte ist?
    .answer = Sie bleibt oben auf deinem Nachziehstapel liegen; du ziehst sie nicht.

# R346
herald-q3 = Darf ich in meinen Ablagestapel schauen, bevor ich sage, um wie viel ich überzahle?
    .answer = Nein. Erst legst du dich fest, dann schaust du nach.

# R347 D12
herald-q4 = Darf ich weniger Karten zurücklegen, als ich bezahlt habe?
    .answer = Nein. Für je $1 muss eine Karte zurück, solange welche da sind; überzahle also nicht zu viel.

# R070 R345 D13
herald-q5 = Kann ich den Herold, den ich gerade kaufe, auf meinen Nachziehstapel legen?
    .answer = Nein, er liegt noch nicht auf deinem Ablagestapel. Eine Karte, die du in diesem Zug vorher gekauft hast, aber schon.

# R116 R128 R337 R340
plaza-q1 = Welche Geldkarten darf ich ablegen?
    .answer = Jede aus deiner Hand, auch eine eben gezogene. Trank, Meisterstück und Harem gehen ebenfalls.

# R340
plaza-q2 = Darf ich zwei Geldkarten für zwei Münzen ablegen?
    .answer = Nein, nur eine für jeden Platz, den du ausspielst.

# R342
taxman-q1 = Ich habe keine gleiche Geldkarte wie die entsorgte. Was muss ich tun?
    .answer = Mit 5 oder mehr Handkarten zeigst du zum Beweis deine Hand. Mit 4 oder weniger betrifft es dich nicht, und du zeigst nichts.

# R343 D16
taxman-q2 = Welche Geldkarte darf ich nehmen?
    .answer = Eine, die bis zu $3 mehr kostet als die entsorgte: für ein Kupfer ein Silber, für ein Silber ein Gold. Auch die gleiche oder eine billigere ist erlaubt. Sie kommt auf deinen Nachziehstapel.

# R341
taxman-q3 = Und wenn ich nichts entsorge?
    .answer = Dann geschieht gar nichts: Niemand legt etwas ab, und du nimmst nichts.

# R120
taxman-q4 = Darf ich mit meiner Reaktion warten, bis ich weiß, was entsorgt wird?
    .answer = Nein. Reaktionen kommen zuerst, bevor eine Geldkarte ausgesucht ist.

# R033 R144
baker-q1 = Darf ich die Münze aus der Vorbereitung schon in meinem ersten Zug ausgeben?
    .answer = Ja. Alle haben von Beginn an eine, und damit werden aus $4 gleich $5.

# R350 X39
butcher-q1 = Kann ich aus einem Anwesen eine Provinz machen?
    .answer = Ja, für 6 Münzen. Die 2, die du gerade bekommen hast, darfst du dafür mitverwenden.

# R352 D37 P40
butcher-q2 = Darf ich Münzen ausgeben, ohne eine Karte zu entsorgen?
    .answer = Nein. Dann bekommst du nur deine 2 Münzen und behältst sie. Münzen, die du hier ausgibst, bringen dir in der Kaufphase kein Geld.

# R351 X40
butcher-q3 = Kann er sich selbst entsorgen?
    .answer = Nein, er ist ja im Spiel. Aber du darfst einen anderen Metzger aus deiner Hand entsorgen und dafür auch ohne Münzen ein Herzogtum nehmen.

# R353
butcher-q4 = Komme ich so an einen Vertrauten?
    .answer = Nur für eine Karte, die selbst einen Trank kostet. Münzen ersetzen Geld, aber nie einen Trank.

# R354 D38
journeyman-q1 = Was nenne ich am besten?
    .answer = Die Karte, die du am wenigsten brauchst, denn alle davon, die auftauchen, werden abgelegt. Jeder Name ist erlaubt, auch einer, den du gar nicht hast.

# R354
journeyman-q2 = Müssen die drei Karten untereinander verschieden sein?
    .answer = Nein, es darf nur keine die genannte sein. Drei Silber sind in Ordnung.

# R145 R357
merchant_guild-q1 = Darf ich die Münze vom ersten Kauf gleich für den zweiten ausgeben?
    .answer = Nein. Hast du einmal eine Karte gekauft, kannst du in diesem Zug keine Münzen mehr ausgeben.

# R358 P04 X42
merchant_guild-q2 = Wie viele Münzen bekomme ich bei zwei Kaufmannsgilden, und wie viele bei einer mit Thronsaal?
    .answer = Zwei im Spiel bringen 2 für jede gekaufte Karte. Eine zweimal ausgespielte bringt nur 1, dafür +2 Käufe und +$2.

# R071 R356 R359
merchant_guild-q3 = Bekomme ich auch eine Münze, wenn ich ein Kupfer kaufe oder eine Karte nur nehme?
    .answer = Für das Kupfer ja: Jeder Kauf zählt, was er auch kostet. Für Karten, die du nimmst, ohne sie zu kaufen, gibt es keine.

# R361
soothsayer-q1 = Wer zieht eine Karte?
    .answer = Nur wer wirklich einen Fluch genommen hat, und dann ist es Pflicht. Hast du einen Burggraben gezeigt oder war für dich kein Fluch mehr da, ziehst du nichts.

# R360 P28
soothsayer-q2 = Nützt er noch etwas, wenn die Flüche aufgebraucht sind?
    .answer = Ja. Dein Gold nimmst du trotzdem, und von den anderen zieht niemand mehr eine Karte.

# B207 B208
merchant-q1 = Ich spiele zwei Händlerinnen und drei Silber aus. Was bekomme ich?
    .answer = $8: Das erste Silber bringt $2 mehr, eins für jede Händlerin; die anderen bringen nichts dazu.

# B212 B213
vassal-q1 = Kostet mich die Aktionskarte, die der Vasall findet, eine Aktion?
    .answer = Nein. Du darfst sie sofort vom Ablagestapel ausspielen; möchtest du das nicht, bleibt sie dort liegen.

# B225
sentry-q1 = Darf ich eine der beiden Karten entsorgen und die andere zurücklegen?
    .answer = Ja. Jede Aufteilung ist erlaubt: entsorge, lege ab und lege zurück, wie du möchtest.

# I228
lurker-q1 = Kann das Spiel enden, weil die Herumtreiberin eine Karte entsorgt?
    .answer = Ja. Die Karte verlässt ihren Stapel; war es die letzte des dritten leeren Stapels, endet das Spiel nach dem Zug.

# I217 I218
diplomat-q1 = Darf ich dieselbe Diplomatin gegen einen Angriff noch einmal zeigen?
    .answer = Ja, solange sie auf deiner Hand ist und du mindestens 5 Karten hast.

# I232 I233
mill-q1 = Darf ich mit der Mühle nur eine Karte ablegen?
    .answer = Nur wenn du keine andere hast, und dann bringt es kein Geld. Sonst sind es zwei oder keine.

# I211
courtier-q1 = Was zählt als Typ?
    .answer = Die Wörter unten auf der Karte: Aktion, Angriff, Reaktion, Geld, Punkte, Fluch, Dauer und Preis. Ein Burggraben hat zwei, das Gefolge hat drei.

# M036 M037
stash-q1 = Wohin darf ich ein Geldversteck legen?
    .answer = An jede Stelle des Stapels, den du mischst, obenauf, zuunterst oder zwischen zwei Karten; mehrere dürfen beieinander liegen. Die anderen Karten siehst du dabei nicht. Ein Geldversteck auf deiner Hand oder im Spiel wird nicht mitgemischt.

# S033 S034
embargo-q1 = Nehme ich den Fluch auch, wenn ich die Karte mit der Werkstatt nehme?
    .answer = Nein, es zählt nur das Kaufen. Und der Fluch kommt vor der Karte, die du kaufst.

# S051 S053 S056
lighthouse-q1 = Vor mir liegt ein Leuchtturm, und ich habe einen Burggraben. Muss ich ihn zeigen?
    .answer = Nein, der Angriff betrifft dich ohnehin nicht; du darfst aber. Gegen Karten, die keine Angriffe sind, hilft beides nicht.

# S072 S073
ambassador-q1 = Darf ich auch nichts zurücklegen?
    .answer = Ja. Die anderen nehmen trotzdem eine solche Karte, außer wenn sie keinen Stapel hat.

# S089 S090
smugglers-q1 = Zählt eine Karte, die rechts von mir genommen, aber nicht gekauft wurde?
    .answer = Ja, egal wie sie genommen wurde, solange es im letzten eigenen Zug dieser Person war.

# S004 S106
island-q1 = Zählen Karten auf dem Inseltableau am Ende mit?
    .answer = Ja. Sie gehören dir und zählen für alles, was alle deine Karten zählt; sie kommen nur nie in deinen Stapel zurück.

# S155 S156
outpost-q1 = Kann ich mit mehreren Außenposten mehr als einen zusätzlichen Zug bekommen?
    .answer = Nein. Du hast nie mehr als zwei Züge hintereinander; trotzdem werden nur 3 Karten gezogen.

# S165 S167
tactician-q1 = Was geschieht, wenn der Thronsaal einen Taktiker zweimal ausspielt?
    .answer = Beim zweiten Mal ist nichts mehr abzulegen; der Bonus des nächsten Zuges kommt also nur einmal.

# S171 S172
treasury-q1 = Ich habe ein Anwesen genommen, aber nicht gekauft. Kommt meine Schatzkammer zurück?
    .answer = Ja, wenn du möchtest. Nur der Kauf einer Punktekarte hält sie von deinem Stapel fern.

# S010 S014 S015
wharf-q1 = Wie lange liegt eine Werft im Spiel?
    .answer = Bis zum Aufräumen in deinem nächsten Zug. Bis dahin ist sie im Spiel; ein Thronsaal, der sie zweimal ausgespielt hat, liegt ebenso lange dort.
