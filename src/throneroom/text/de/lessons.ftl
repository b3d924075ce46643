# Die Lektionen: Titel, zu jeder Antwort eine Nachricht nach ihrem Platz in der Aufzeichnung,
# Hinweise zu anderen Antworten (`if-` und die Antwort), und der Schluss.

first-turns = Deine ersten drei Züge
    .about = Wie ein Zug abläuft, was Karten kosten und wohin sie kommen: der Anfang jeder Partie.
first-turns-1 =
    Du bist Lena. Wie alle beginnst du mit 7 Kupfer und 3 Anwesen, gut gemischt, und 5 dieser Karten hast du auf der Hand: 4 Kupfer und ein Anwesen. Ein Zug hat drei Phasen: Aktionskarten ausspielen, kaufen, aufräumen. Eine Aktionskarte hast du noch nicht, also beginnt dein Zug mit dem Kaufen.

    Jedes Kupfer ist $1 wert. Lege sie alle auf den Tisch.
    .if-copper = Damit läge ein Kupfer auf dem Tisch, und du würdest nach dem nächsten gefragt. Am Ende ist es dasselbe; du kannst auch gleich alle ausspielen.
    .if-done = Ohne Geldkarten auf dem Tisch hättest du $0. Und Kupfer werden beim Ausspielen nicht verbraucht: Sie kommen wieder.
first-turns-2 =
    Du hast $4 und darfst eine Karte kaufen. Die Miliz kostet genau $4: Sie bringt jedes Mal +$2, wenn du sie ausspielst, und die anderen müssen Karten ablegen. Kaufe sie.
    .if-silver = Ein Silber für $3 ist nie verkehrt, aber $1 bliebe übrig, und was übrig bleibt, verfällt. Probieren wir zuerst die Miliz.
    .if-copper = Ein Kupfer kostet nichts, und viel mehr ist es auch nicht wert: Es macht deinen Kartensatz größer, nicht besser.
    .if-estate = Ein Anwesen ist am Ende einen Punkt wert und bis dahin nur im Weg. Dafür ist es viel zu früh.
    .if-moat = Ein Burggraben schützt dich vor Angriffen, und dafür ist er gut; aber du hast $4 für eine bessere Karte.
    .if-done = Du würdest deinen Kauf verschenken. $4 im ersten Zug sind eine Karte wert.
first-turns-3 =
    Die Miliz liegt jetzt auf deinem Ablagestapel, zusammen mit allem, was du auf der Hand und auf dem Tisch hattest: Für den nächsten Zug wird nichts aufgehoben. Danach hast du die anderen 5 Karten deines Nachziehstapels gezogen. Inzwischen ist Max am Zug.
first-turns-5 =
    Dein zweiter Zug. Auf der Hand hast du den Rest deiner ersten Karten: 3 Kupfer und 2 Anwesen. Dein Nachziehstapel ist leer, gemischt wird aber noch nicht: erst, wenn du ziehen musst und nicht kannst.
    .if-done = Dann hättest du $0 und könntest nichts Besseres kaufen als ein Kupfer.
first-turns-6 =
    $3: Das reicht für ein Silber, das jedes Mal $2 bringt. Ein Silber leistet so viel wie zwei Kupfer und nimmt nur einen Platz auf der Hand ein.
    .if-village = Ein Dorf lässt dich zwei weitere Aktionskarten ausspielen, aber du hast nur eine, die sich lohnt. Es hätte nichts zu tun.
    .if-workshop = Die Werkstatt holt jedes Mal eine Karte für bis zu $4. Gar nicht schlecht; aber mit mehr Geld in deinem Kartensatz rücken die teuren Karten näher. Nimm hier das Silber.
    .if-woodcutter = Der Holzfäller bringt $2 wie ein Silber und einen zweiten Kauf, aber er verbraucht deine einzige Aktion, und die braucht die Miliz.
    .if-copper = Du kannst dir ein Silber leisten: doppelt so gut, und du ziehst es genauso oft.
    .if-done = $3 würden verfallen. Gib sie aus.
first-turns-7 =
    Wieder kommen alle deine Karten auf den Ablagestapel, inzwischen 12. Diesmal musst du 5 ziehen, und dein Nachziehstapel ist leer: Jetzt wird der Ablagestapel gemischt und ist dein neuer Nachziehstapel. Miliz und Silber können also schon in deiner nächsten Hand sein.
first-turns-9 =
    Da sind sie: Miliz, Silber, 2 Kupfer, ein Anwesen. Zum ersten Mal hast du eine Aktionskarte, also beginnt dieser Zug mit der Aktionsphase. Du darfst eine Aktionskarte ausspielen. Spiele die Miliz aus.
    .if-done = Du würdest mit $4 kaufen. Mit der Miliz sind es $6, und wenn du nicht angreifst, behält Max seine ganze Hand.
first-turns-10 =
    Die Miliz bringt dir $2, und Max muss Karten ablegen, bis er nur noch 3 hat. Er trennt sich von einem Anwesen und einem Kupfer.
first-turns-11 =
    Deine eine Aktion ist verbraucht, nun wird gekauft. Spiele deine Geldkarten aus und zähle zusammen: $2 von der Miliz, $2 vom Silber, $1 von jedem Kupfer.
    .if-done = Du hättest nur die $2 der Miliz. Geldkarten helfen erst, wenn sie ausgespielt sind.
first-turns-12 =
    $6! Zwei Karten kommen in Frage. Die Mine kostet $5 und macht jedes Mal aus einem Kupfer ein Silber oder aus einem Silber ein Gold. Kaufe sie; $1 verfällt diesmal.
    .if-gold = Ein Gold für $6 ist ein ausgezeichneter Kauf, und viele würden es nehmen. In dieser Lektion kommt zuerst die Mine, die aus deinem Silber ein Gold macht.
    .if-market = Ein Markt für $5 hilft jedes Mal und ist nie im Weg. Auch eine gute Wahl; wir nehmen hier die Mine.
    .if-duchy = 3 Punkte sind schön, aber es ist zu früh: Baue erst einen Kartensatz auf, der Provinzen kaufen kann.
    .if-silver = Mit $6 kannst du doppelt so viel haben.
first-turns-end =
    Das ist schon das ganze Spiel: eine Aktionskarte ausspielen, Geldkarten ausspielen, kaufen, aufräumen und zusehen, wie die eigenen Käufe wiederkommen. Als Nächstes kommen Gold und Provinzen; wer die meisten Punkte hat, wenn die Provinzen aufgebraucht oder drei Stapel leer sind, gewinnt. Mit „throneroom play“ beginnst du eine Partie, wann immer du magst.

attacks = Angriffe und Reaktionen
    .about = Was Angriffe anrichten und wie man verschont bleibt.
attacks-1 =
    Manche Aktionskarten sind Angriffe: Sie treffen alle anderen. Manche sind Reaktionen: Mit ihnen antwortest du auf einen Angriff, obwohl du nicht am Zug bist. In dieser Partie wirst du austeilen und einstecken. Spiele deine Kupfer aus.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
attacks-2 =
    Für $4 gibt es die Miliz, den häufigsten Angriff: $2 für dich, und alle anderen haben nur noch 3 Karten.
    .if-bureaucrat = Auch der Bürokrat ist ein Angriff: Er schickt allen anderen eine Punktekarte zurück auf den Nachziehstapel. Er ist aber langsamer. Nimm die Miliz.
    .if-spy = Auch der Spion ist ein Angriff: Er sieht sich bei allen die oberste Karte an. Die Miliz tut mehr weh.
    .if-silver = Ein solider Kauf, aber in dieser Lektion geht es um Angriffe.
    .if-done = Du würdest deinen Kauf verschenken.
attacks-4 =
    Max hatte dieselbe Idee. Jetzt werdet ihr beide angegriffen.
attacks-5 =
    Dein zweiter Zug, mit $3. Spiele deine Kupfer aus und bedenke, was Max gerade gekauft hat.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
attacks-6 =
    Ein Burggraben kostet $2. Ausgespielt zieht er 2 Karten; und wenn du ihn bei einem Angriff zeigst, betrifft dich der Angriff nicht. Kaufe ihn.
    .if-silver = Ein Silber wäre meistens die bessere Karte. Aber wer beim Angriff der Miliz einen Burggraben auf der Hand hat, behält zwei Karten mehr, und das sollst du sehen.
    .if-village = Ein Dorf ist nützlich, wenn du mehrere Aktionskarten hast. Noch nicht.
    .if-done = Du würdest deinen Kauf verschenken.
attacks-9 =
    Dein Burggraben ist schnell gekommen. In deinem eigenen Zug ist er eine gewöhnliche Aktionskarte: Ziehe 2 Karten. Schutzlos wirst du dadurch nicht: Am Ende deines Zuges ziehst du ohnehin eine neue Hand, und nur was darin ist, zählt, wenn Max angreift.
    .if-done = Du hättest $4. Mit zwei Karten mehr werden es vielleicht $5 oder $6.
attacks-10 =
    Eine der neuen Karten ist ein Kupfer. Spiele deine Geldkarten aus.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
attacks-11 =
    Für $5 gibt es die Hexe: 2 Karten für dich und ein Fluch für alle anderen. Ein Fluch ist ein Minuspunkt und macht sich auf der Hand breit.
    .if-market = Der Markt ist eine feine Karte. Die Hexe gewinnt aber Spiele: Es gibt nur 10 Flüche, und die meisten soll Max bekommen.
    .if-silver = Für $5 bekommst du viel mehr.
    .if-duchy = 3 Punkte so früh wären nur im Weg.
attacks-14 =
    Die Miliz. Eine Aktionskarte darfst du ausspielen; greif an!
    .if-done = Du hättest in diesem Zug $2 und Max seine ganze Hand.
attacks-15 =
    Max hat keinen Burggraben und muss ablegen, bis er 3 Karten hält. Welche, bestimmt er.
attacks-16 =
    Die Miliz hat dir $2 gebracht; deine Geldkarten kommen dazu.
    .if-done = Für $2 gibt es nichts Gutes.
attacks-17 =
    $4, und nichts, was du dringend brauchst: Ein Silber macht jede Hand besser.
    .if-militia = Eine zweite Miliz käme oft mit der ersten auf die Hand, und nur eine davon kannst du ausspielen.
    .if-done = Du würdest deinen Kauf verschenken.
attacks-18 =
    Mit den Karten, die ihm geblieben sind, schlägt Max zurück.
attacks-19 =
    Jetzt trifft es dich. Max ist am Zug und spielt eine Miliz aus, und du hast den Burggraben auf der Hand. Zeige ihn. Er bleibt auf deiner Hand.
    .if-done = Dann müsstest du zwei deiner fünf Karten ablegen.
attacks-22 =
    Dir ist nichts geschehen. Und der Burggraben ist noch da, neben der Hexe. Eine von beiden kannst du ausspielen: Der Burggraben zieht so viele Karten wie die Hexe, aber die Hexe verteilt einen Fluch.
    .if-moat = Dieselben zwei Karten, aber kein Fluch für Max. Die Hexe ist stärker.
    .if-done = Du würdest zwei Karten und einen Fluch für Max verschenken.
attacks-23 =
    Max hat einen Fluch. Spiele deine Geldkarten aus.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
attacks-24 =
    Wieder $4: noch ein Silber.
    .if-militia = Du hast zwei Angriffe, die du ausspielen willst. Mehr davon stünden einander im Weg.
    .if-done = Du würdest deinen Kauf verschenken.
attacks-26 =
    Max greift wieder an, und diesmal ist dein Burggraben nicht auf der Hand: Es gibt nichts zu zeigen. Lege ab, bis du 3 Karten hast. Die Anwesen nützen dir im nächsten Zug ohnehin nichts.
    .if-copper-copper = Du würdest beide Anwesen behalten und im nächsten Zug nur $1 haben.
    .if-copper-estate = Damit bleiben dir $2 für den nächsten Zug. Es können $3 sein.
attacks-end =
    Du hast angegriffen, warst geschützt und wurdest getroffen. Merke dir: Reaktionen zeigst du aus der Hand, im Zug der anderen, so oft du willst, und sie werden dabei nicht verbraucht; was abgelegt wird, bestimmt immer, wer ablegt; und so behältst du auch im Pech deine besten Karten.

potions = Tränke
    .about = Karten, die einen Trank kosten, wie bei den Alchemisten.
potions-1 =
    Manche Karten kosten einen Trank, geschrieben +T: Um sie zu kaufen, brauchst du einen Trank auf dem Tisch. In jeder Partie mit einer solchen Karte liegt bei den Basiskarten ein Stapel Tränke. Spiele deine Kupfer aus.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
potions-2 =
    Ein Trank ist eine Geldkarte und kostet $4. Er bringt kein Geld, nur einen Trank. Wer die Karten der Alchemisten will, kauft ihn früh: Er muss erst wiederkommen, bevor er etwas nützt.
    .if-silver = Mit Silber allein bekommst du nie eine Karte, die einen Trank kostet.
    .if-militia = Die Miliz ist gut, aber brauen kann sie nichts. Nimm den Trank.
    .if-done = Du würdest deinen Kauf verschenken.
potions-5 =
    Der Trank liegt noch im Ablagestapel. Diese Hand hat $3.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
potions-6 =
    Ein Silber: Die meisten Karten, die einen Trank kosten, kosten auch Geld.
    .if-village = Ein Dorf hilft erst, wenn es Aktionskarten auszuspielen gibt.
    .if-done = Du würdest deinen Kauf verschenken.
potions-9 =
    Der Trank ist noch im Nachziehstapel. Spiele aus, was du hast.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
potions-10 =
    Sieh auf den Tisch: Der Alchemist kostet $3+T, und du hast $3. Aber ohne Trank auf dem Tisch ist er nicht zu haben. Dann eben noch ein Silber.
    .if-village = Erst, wenn es Aktionskarten auszuspielen gibt.
    .if-done = Du würdest deinen Kauf verschenken.
potions-13 =
    Da ist er. Spiele alle Geldkarten aus: Der Trank gehört dazu.
    .if-done = Ohne Geldkarten auf dem Tisch gibt es nichts zu kaufen.
    .if-potion = Der Trank allein genügt nicht, Geld muss auch dabei sein. Du würdest nach der nächsten Geldkarte gefragt.
potions-14 =
    $4 und ein Trank. Ein Alchemist ($3+T) zieht 2 Karten und gibt dir die Aktion zurück; ihn auszuspielen kostet dich also nie etwas. Kaufe ihn.
    .if-apothecary = Der Apotheker ($2+T) sammelt Kupfer und Tränke ein, aber $2 blieben übrig. Der Alchemist zieht, was kommt.
    .if-silver = Dann wäre der Trank umsonst ausgespielt.
    .if-potion = Du hast einen Trank, und einer genügt.
    .if-done = Du würdest deinen Kauf verschenken.
potions-17 =
    Alchemist und Trank in einer Hand: Darauf hast du gewartet. Spiele den Alchemisten aus.
    .if-done = Du würdest auf zwei Karten verzichten.
potions-18 =
    Noch zwei Geldkarten. Spiele alle aus, auch den Trank: Er wird gleich zweimal gebraucht.
    .if-done = Ohne Geldkarten auf dem Tisch gibt es nichts zu kaufen.
potions-19 =
    $6 und ein Trank: ein Gold oder ein zweiter Alchemist? Jeder Alchemist findet den nächsten. Nimm den Alchemisten.
    .if-gold = Ein Gold ist nie verkehrt. Aber der Trank liegt gerade auf dem Tisch, und wer weiß, wann er das wieder tut.
    .if-familiar = Der Vertraute ($3+T) ist stark: Er verteilt Flüche. In dieser Lektion bleiben wir beim Alchemisten.
    .if-done = Du würdest deinen Kauf verschenken.
potions-20 =
    Die Aufräumphase. Weil ein Trank auf dem Tisch liegt, darfst du den Alchemisten auf deinen Nachziehstapel legen, statt ihn abzulegen. Du ziehst ihn sofort wieder, mit deiner neuen Hand.
    .if-no = Er käme auf den Ablagestapel und erst nach dem nächsten Mischen zurück. Auf dem Nachziehstapel ist er gleich wieder auf deiner Hand.
potions-end =
    Der Alchemist ist wieder auf deiner Hand und zieht im nächsten Zug zwei Karten. Merke dir: Ein Trank gilt nur für einen Kauf; was Karten billiger macht, senkt nur das Geld, nie den Trank; und mit „bis zu $4“ bekommst du nie eine Karte, die einen Trank kostet.

overpaying = Münzen und Überzahlen
    .about = Geld, das sich aufheben lässt, und mehr bezahlen, als eine Karte kostet, wie bei den Gilden.
overpaying-1 =
    Bei den Gilden lässt sich Geld aufheben: als Münzen. Weil der Bäcker dabei ist, beginnen alle mit einer. Und manche Karten darf man überzahlen. Spiele zuerst deine Kupfer aus: 5 Stück.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
overpaying-2 =
    Bevor du kaufst, und nur dann, darfst du Münzen ausgeben, für je $1. Eine Münze verfällt am Ende des Zuges nicht, also gib sie nicht ohne Not aus: Behalte sie.
    .if-1 = Dann hättest du $6, genug für ein Gold, und die Münze wäre weg. Nicht schlecht! Aber wir wollen etwas anderes ausprobieren.
overpaying-3 =
    Der Arzt kostet $3. Du hast $5. Er gehört zu den Karten, für die du mehr bezahlen darfst, als sie kosten, und für je $1 geschieht etwas. Kaufe den Arzt.
    .if-market = Der Markt ist eine feine Karte für $5. Aber dann sähest du nicht, wie das Überzahlen geht.
    .if-silver = Ein Silber lässt sich nicht überzahlen; $2 würden verfallen.
    .if-masterpiece = Auch das lässt sich überzahlen: Für je $1 gibt es ein Silber. Keine schlechte Idee; zuerst aber der Arzt.
    .if-done = Du würdest deinen Kauf verschenken.
overpaying-4 =
    Um wie viel? Für je $1 siehst du dir die oberste Karte deines Nachziehstapels an und darfst sie entsorgen. Du weißt, dass unter deinen nächsten 5 Karten 3 Anwesen sind. Bezahle die übrigen $2.
    .if-0 = Du hättest den Arzt für $3, und $2 würden verfallen.
    .if-1 = Nur ein Blick statt zwei, und $1 würde verfallen.
overpaying-5 =
    Ein Anwesen. Es ist 1 Punkt wert und sonst nichts, und immer, wenn du es ziehst, fehlt dir Geld. Entsorge es.
    .if-keep = Für die zweiten $1 würdest du dir dieselbe Karte noch einmal ansehen.
    .if-discard = Es käme nach dem nächsten Mischen wieder. Entsorgt ist es für immer weg.
overpaying-6 =
    Und noch eins.
    .if-keep = Es wäre in deiner nächsten Hand.
    .if-discard = Es käme nach dem nächsten Mischen wieder. Entsorgt ist es für immer weg.
overpaying-10 =
    Du hast zwei Karten weniger, und deshalb ist diese Hand besser als sonst im zweiten Zug: 4 Kupfer.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
overpaying-11 =
    $4, und du hast eine Münze. Jetzt lohnt es sich: Für $5 gibt es eine Karte, die neue Münzen bringt.
    .if-0 = Mit $4 ist der Bäcker nicht zu haben.
overpaying-12 =
    Der Bäcker kostet $5: eine Karte, eine Aktion und eine Münze, sooft du ihn ausspielst.
    .if-market = Der Markt bringt $1 und einen Kauf, aber nur in diesem Zug. Die Münze des Bäckers wartet, bis du sie brauchst.
    .if-silver = Dann wäre die Münze verschwendet.
    .if-done = Die Münze wäre weg und nichts gekauft.
overpaying-16 =
    Der Arzt ist auf deiner Hand. Auch ausgespielt entsorgt er: Nenne eine Karte, und jede solche unter den obersten 3 Karten deines Nachziehstapels ist weg.
    .if-done = In deinem Nachziehstapel ist noch ein Anwesen.
overpaying-17 =
    Welchen Namen? Ein Anwesen ist noch übrig. Du könntest auch das Kupfer nennen und gleich mehrere loswerden, aber vorerst brauchst du das Geld.
    .if-copper = Du würdest die Kupfer unter den nächsten 3 Karten verlieren. Später im Spiel ist das oft richtig; jetzt brauchst du das Geld.
overpaying-18 =
    Weg ist es. Spiele deine Geldkarten aus.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
overpaying-19 =
    $4. Das Meisterstück kostet $3 und ist nur $1 wert, aber überzahlt bringt es für je $1 ein Silber. Kaufe es.
    .if-silver = Ein Silber für $3, und $1 verfällt. Wer das Meisterstück überzahlt, bekommt das Silber obendrein.
    .if-militia = Auch gut, aber dann bleibt nichts zum Überzahlen.
    .if-done = Du würdest deinen Kauf verschenken.
overpaying-20 =
    $1 ist noch übrig. Überzahle damit.
    .if-0 = Dann hättest du ein Kupfer für $3 gekauft.
overpaying-24 =
    Der Bäcker: Spiele ihn aus. Das kostet dich nichts, denn er gibt dir die Aktion zurück.
    .if-done = Du würdest auf eine Karte und eine Münze verzichten.
overpaying-25 =
    Eine Karte, und eine Münze in Reserve. Spiele deine Geldkarten aus.
    .if-done = Du hättest nur die Münze.
overpaying-26 =
    $5 und eine Münze. Mit $1 mehr bekommst du ein Gold. Gib die Münze aus.
    .if-0 = Du könntest eine Karte für $5 kaufen und die Münze behalten. Hier lohnt sich das Gold.
overpaying-27 =
    $6: ein Gold.
    .if-baker = Ein zweiter Bäcker, warum nicht; dann hättest du die Münze aber nicht ausgeben müssen.
    .if-market = Dafür hättest du die Münze nicht gebraucht.
    .if-done = Die Münze wäre weg und nichts gekauft.
overpaying-end =
    Ein schlanker Kartensatz, ein Gold im vierten Zug, und kein Geld verschwendet. Merke dir: Münzen gibst du vor dem ersten Kauf eines Zuges aus, danach nicht mehr; überzahlen kannst du mit all deinem Geld, auch mit Münzen; und überzahlen lässt sich nur, was du kaufst, nicht, was du auf andere Weise nimmst.

durations = Dauer-Karten
    .about = Karten, die liegen bleiben und dir im nächsten Zug noch einmal helfen, wie bei Seaside.
durations-1 =
    Die meisten Karten wirken in dem Zug, in dem du sie ausspielst, und werden dann abgelegt. Bei Seaside gibt es noch andere: die Dauer-Karten, sie sind orange. Sie bleiben bis zu deinem nächsten Zug vor dir liegen und tun dann noch einmal etwas. Deine erste Hand sind fünf Kupfer. Spiele sie aus.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
durations-2 =
    $5 im ersten Zug: Das reicht für eine Werft. Sie zieht 2 Karten und gibt dir einen Kauf; und zu Beginn deines nächsten Zuges tut sie dasselbe noch einmal. Kaufe sie.
    .if-market = Der Markt ist eine feine Karte für $5. Aber er hilft dir nur einmal, wenn du ihn ausspielst, die Werft zweimal.
    .if-caravan = Auch die Karawane ist eine Dauer-Karte: jetzt eine Karte und im nächsten Zug eine. Für $5 bekommst du eine, die doppelt so viel zieht.
    .if-island = Eine Insel schafft dir eine Karte bis zum Spielende aus dem Weg, und sich selbst dazu. Eine gute Karte; aber du hast $5.
    .if-silver = Für $5 bekommst du viel mehr.
    .if-done = Du würdest deinen Kauf verschenken.
durations-4 =
    Max kauft eine Miliz. Jedes Mal, wenn er sie ausspielt, bleiben dir nur 3 Karten.
durations-5 =
    Dein zweiter Zug, mit $2. Spiele deine Kupfer aus.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
durations-6 =
    Der Leuchtturm kostet $2: jetzt eine Aktion und $1, zu Beginn deines nächsten Zuges $1. Und solange er im Spiel ist, erreicht dich kein Angriff der anderen. Weil er liegen bleibt, bis dein nächster Zug vorbei ist, ist er im Spiel, wenn Max zuschlägt. Kaufe ihn.
    .if-haven = Auch der Hafen ist eine Dauer-Karte, und bald wirst du einen haben. Zuerst der Schutz.
    .if-estate = Am Ende ein Punkt und bis dahin nur im Weg. Dafür ist es viel zu früh.
    .if-done = Du würdest deinen Kauf verschenken.
durations-9 =
    Beide sind auf einmal gekommen. Du hast eine Aktion, und der Leuchtturm gibt sie dir zurück. Spiele ihn also zuerst aus.
    .if-wharf = Die Werft würde deine Aktion verbrauchen, und der Leuchtturm bliebe auf deiner Hand. Anders herum kannst du beide ausspielen.
    .if-done = Du hättest $2 und keinen Schutz.
durations-10 =
    Noch hast du 1 Aktion und auch schon $1. Nun die Werft.
    .if-done = Du würdest auf zwei Karten und einen Kauf verzichten, jetzt und im nächsten Zug.
durations-11 =
    Noch zwei Kupfer. Spiele deine Geldkarten aus.
    .if-done = Du hättest nur das $1 des Leuchtturms.
durations-12 =
    $5 und 2 Käufe. Eine Karte für $3 und eine für $2 nutzen beides aus: Fange mit einem Silber an.
    .if-wharf = Eine zweite Werft wäre stark, und viele würden sie nehmen. Hier nutzen wir den zweiten Kauf.
    .if-fishing_village = Das Fischerdorf ist eine Dauer-Karte: jetzt 2 Aktionen und $1, im nächsten Zug eine Aktion und $1. Es lohnt sich, wenn du mehr Aktionskarten hast als jetzt.
    .if-done = Zwei Käufe wären verschenkt.
durations-13 =
    $2 und ein Kauf sind übrig: ein Hafen. Er zieht eine Karte, gibt die Aktion zurück und lässt dich eine Handkarte für deinen nächsten Zug zur Seite legen.
    .if-lighthouse = Ein Leuchtturm im Spiel schützt dich so gut wie zwei. Der Hafen ist etwas Neues.
    .if-estate = Für Punkte ist es immer noch viel zu früh.
    .if-done = $2 würden verfallen.
durations-14 =
    Sieh auf den Tisch: In der Aufräumphase wurde alles abgelegt, nur Leuchtturm und Werft sind noch da. Dauer-Karten bleiben bis zur Aufräumphase deines nächsten Zuges. Jetzt spielt Max seine Miliz aus.
durations-15 =
    Dir ist nichts geschehen: Dein Leuchtturm ist im Spiel. Du brauchst ihn weder zu zeigen noch auf der Hand zu haben, der Angriff geht an dir vorbei.
durations-17 =
    Dein Zug beginnt, und noch bevor du etwas tust, haben dir deine Dauer-Karten wieder geholfen: $1 vom Leuchtturm, 2 Karten und ein Kauf von der Werft. Eine Aktion hat dich das nicht gekostet. Eine der Karten ist der Hafen. Spiele ihn aus.
    .if-done = Du würdest auf eine Karte verzichten.
durations-18 =
    Zähle: $1 ist da, 4 Kupfer und ein Silber hast du auf der Hand. Das macht $7, und ein Gold kostet $6. Das letzte $1 würde verfallen, aber der Hafen kann es für dich aufheben: Lege ein Kupfer zur Seite. Welche Karte es ist, sieht niemand.
    .if-silver = Dann hättest du in diesem Zug $5, und zum Gold reicht es nicht.
    .if-estate = Das Anwesen wäre nur wieder im Weg, im nächsten Zug statt in diesem; und $1 würde verfallen.
durations-19 =
    Spiele deine Geldkarten aus.
    .if-done = Du hättest nur das $1 des Leuchtturms.
durations-20 =
    $6, wie geplant: ein Gold.
    .if-wharf = Eine zweite Werft, warum nicht; aber $1 würde doch noch verfallen.
    .if-duchy = 3 Punkte so früh wären nur im Weg.
    .if-silver = Mit $6 kannst du doppelt so viel haben.
    .if-done = Du würdest deinen Kauf verschenken.
durations-21 =
    Ein Kauf ist noch da, aber kein Geld. Ein Kupfer kostet nichts und ist doch zu teuer: Du würdest es statt besserer Karten ziehen. Beende deinen Zug. In dieser Aufräumphase werden Leuchtturm und Werft endlich abgelegt, denn sie haben alles getan; der Hafen bleibt.
    .if-copper = Mit jedem Kupfer mehr ziehst du dein Gold seltener.
    .if-curse = Das wäre ein Minuspunkt und sonst nichts.
durations-22 =
    Der Leuchtturm ist fort, ein Angriff würde dich jetzt treffen. Aber Max hat seine Miliz diesmal nicht auf der Hand.
durations-24 =
    Sechs Karten: Zu den fünf gezogenen ist dein Kupfer aus dem Hafen zurückgekommen. Spiele deine Geldkarten aus.
    .if-done = Ohne Geld gibt es nichts zu kaufen.
durations-25 =
    $5: Ohne das aufgehobene Kupfer wären es $4. Kaufe eine zweite Werft.
    .if-market = Nicht schlecht. Aber von zwei Werften ist in fast jedem Zug eine am Werk.
    .if-silver = Dafür hättest du das Kupfer nicht gebraucht.
    .if-caravan = Für $5 bekommst du eine Werft.
    .if-done = Das Kupfer wäre umsonst aufgehoben.
durations-end =
    Dauer-Karten wirken zweimal, und was sie zu Beginn deines nächsten Zuges tun, kostet keine Aktion. Merke dir: Eine Dauer-Karte bleibt bis zur Aufräumphase des letzten Zuges, in dem sie etwas tut; in diesem Zug kannst du sie also nicht neu ausspielen, und mischst du dazwischen, fehlt sie. Ein Thronsaal, der eine ausgespielt hat, bleibt mit ihr liegen. Und eine Dauer-Karte, die nichts mehr zu tun hat, etwa ein Hafen, für den nichts zur Seite gelegt wurde, wird noch im selben Zug abgelegt.

gaining = Wenn du eine Karte nimmst
    .about = Karten, die in dem Moment etwas tun, in dem du sie bekommst, und solche, die darauf antworten, wie in Hinterland.
gaining-1 =
    Die meisten Karten tun etwas, wenn du sie ausspielst. Viele Karten aus Hinterland tun auch etwas in dem Moment, in dem du sie nimmst, ob du sie gekauft oder anders bekommen hast. Du hast 4 Kupfer auf der Hand. Spiele sie aus.
    .if-done = Ohne Geld kannst du nichts kaufen.
gaining-2 =
    $4. Das Nomadencamp gibt einen Kauf und $2, wenn du es ausspielst. Und wenn du es nimmst, kommt es nicht auf deinen Ablagestapel, sondern auf deinen Nachziehstapel: Du hast es in deiner nächsten Hand. Kaufe es.
    .if-trader = Der Fahrende Händler kommt als Nächstes. Er läge auf deinem Ablagestapel und käme erst nach dem Mischen; das Nomadencamp kommt sofort.
    .if-silver = Ein Silber ist nie falsch, aber für $4 gibt es mehr.
    .if-tunnel = Der Tunnel ist 2 Punkte wert und bringt ein Gold, wenn eine Karte dich ihn ablegen lässt. Das tut noch keine deiner Karten.
    .if-done = Damit wäre dein Kauf verschenkt.
gaining-3 =
    Sieh auf deine Hand: Das Nomadencamp ist schon da. Max hat nur 2 Kupfer.
gaining-5 =
    Da ist es schon. Spiele das Nomadencamp aus.
    .if-done = Dir entgingen $2 und ein Kauf.
gaining-6 =
    $2 und 2 Käufe. Nun deine Geldkarten.
    .if-done = Du hättest nur die $2 des Nomadencamps.
gaining-7 =
    $5. Dafür gibt es starke Karten; aber auch Max wird bald $5 haben, und ein Blutzoll gibt allen anderen einen Fluch, sobald jemand ihn nimmt. Der Fahrende Händler für $4 ist eine Reaktion, die hilft. Kaufe ihn.
    .if-ill_gotten_gains = Auch gut: Max nähme sofort einen Fluch. Hier wollen wir sehen, wie man sich dagegen wehrt.
    .if-cache = Eine Schatztruhe ist $3 wert. Aber du nähmst zwei Kupfer dazu.
    .if-margrave = Der Markgraf zieht 3 Karten und lässt den anderen nur drei. In dieser Lektion kommt eine andere Karte zuerst.
    .if-inn = Ein Gasthaus mischt Aktionskarten deines Ablagestapels in deinen Nachziehstapel, wenn du es nimmst. Im Moment wären das wenige.
    .if-done = Damit wäre dein Geld verschenkt.
gaining-8 =
    $1 und ein Kauf sind übrig. Ein Kupfer wäre nur im Weg. Beende deinen Zug.
    .if-copper = Jedes Kupfer macht deine Hände etwas schlechter.
    .if-curse = Ein Punkt weniger und sonst nichts.
gaining-9 =
    Max hat fünf Kupfer.
gaining-11 =
    Max hat einen Blutzoll genommen, also würdest du einen Fluch nehmen. Das ist kein Angriff, ein Burggraben würde nicht helfen. Aber du hast den Fahrenden Händler auf der Hand: Zeige ihn, und du nimmst stattdessen ein Silber. Der Fluch bleibt auf seinem Stapel. Sage ja.
    .if-no = Dann gehört der Fluch dir: ein Punkt weniger und eine nutzlose Karte.
gaining-12 =
    Ein Silber auf deinem Ablagestapel, und der Fahrende Händler ist noch auf deiner Hand. Jetzt bist du am Zug und kannst ihn auch ausspielen: Er macht aus einer Handkarte so viele Silber, wie sie kostet.
    .if-done = Dir entgingen einige Silber.
gaining-13 =
    Ein Kupfer kostet nichts und brächte nichts. Das Anwesen kostet $2. Entsorge das Anwesen.
    .if-copper = Für ein Kupfer, das $0 kostet, gibt es gar kein Silber.
gaining-14 =
    Zwei Silber für ein Anwesen. Auch dafür könntest du einen Fahrenden Händler zeigen, wenn du noch einen hättest; aber Silber statt Silber ändert nichts. Spiele deine Kupfer aus.
    .if-done = Ohne Geld kannst du nichts kaufen.
gaining-15 =
    $3. Kaufe noch ein Silber.
    .if-oasis = Eine Oase ersetzt sich selbst und gibt $1, lässt dich aber eine Karte ablegen; mit Tunneln glänzt sie. Hier ist Geld besser.
    .if-scheme = Ein Komplott bringt beim Aufräumen eine deiner Aktionskarten auf den Nachziehstapel. Bisher hast du wenige.
    .if-tunnel = Keine deiner Karten lässt dich ihn ablegen.
    .if-done = Damit wäre dein Kauf verschenkt.
gaining-16 =
    Wenn Max den Blutzoll ausspielt, darf er ein Kupfer auf die Hand nehmen. Der Fluch kam nur, als er die Karte nahm; beim Ausspielen kommt er nicht noch einmal.
gaining-19 =
    Dein vierter Zug, und das Nomadencamp ist wieder da. Spiele es aus.
    .if-done = Dir entgingen $2 und ein Kauf.
gaining-20 =
    Und deine Kupfer.
    .if-done = Du hättest nur die $2 des Nomadencamps.
gaining-21 =
    $6: ein Gold, oder ein Grenzdorf, das eine zweite Karte mitbringt. Wenn du es nimmst, nimmst du noch eine Karte, die billiger ist. Kaufe das Grenzdorf.
    .if-gold = Eine gute Karte. Das Grenzdorf bringt zwei.
    .if-margrave = Den kannst du zusammen mit einem Grenzdorf haben.
    .if-inn = Das kannst du zusammen mit einem Grenzdorf haben.
    .if-done = Damit wäre dein Geld verschenkt.
gaining-22 =
    Nun nimmst du eine Karte, die weniger als $6 kostet. Du hast sie nicht gekauft, aber genommen, und das genügt für das, was sie dabei tut. Wähle das Gasthaus.
    .if-margrave = Eine gute Karte dafür. Wir wählen das Gasthaus, weil auch dieses etwas tut, wenn du es nimmst.
    .if-duchy = 3 Punkte, aber es ist früh.
    .if-cache = Sie brächte zwei Kupfer mit.
    .if-silver = Eine Karte für $5 ist besser.
gaining-23 =
    Mit dem Gasthaus siehst du deinen Ablagestapel durch und mischst beliebig viele Aktionskarten daraus in deinen Nachziehstapel, um sie früher zu ziehen. Grenzdorf und Gasthaus liegen selbst dort. Wähle beide; der Fahrende Händler hat kaum noch etwas zu entsorgen.
    .if-inn = Auch das Grenzdorf wäre willkommen.
    .if-trader = Der Fahrende Händler nützt von den dreien am wenigsten.
    .if-border_village = Das Gasthaus darf mit.
gaining-end =
    Was geschieht, wenn eine Karte genommen wird, geschieht genau dann und einmal, egal wie du sie nimmst. Merke dir die Reihenfolge: Erst darfst du sie durch den Fahrenden Händler ersetzen, dann kommt die Karte an, dann geschieht alles, was darauf wartet, in einer Reihenfolge deiner Wahl. Was beim Kaufen geschieht, wie bei Feilscher, Fruchtbarem Land und Edlem Räuber, kommt noch davor; und eine Karte, die ohne Kauf genommen wird, tut davon nichts.
