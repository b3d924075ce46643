# Die empfohlenen Zehnersätze.

kingdom-first-game = Erstes Spiel
kingdom-big-money = Großes Geld
kingdom-interaction = Interaktion
kingdom-size-distortion = Im Wandel
kingdom-village-square = Dorfplatz
kingdom-forbidden-arts = Verbotene Künste
kingdom-potion-mixers = Quacksalber
kingdom-chemistry-lesson = Chemiestunde
kingdom-servants = Diener
kingdom-secret-research = Geheime Forschungen
kingdom-pools-tools-and-fools = Töpfe, Tränke, Trottel
kingdom-bounty-of-the-hunt = Kopfgeld
kingdom-bad-omens = Böses Omen
kingdom-the-jester-s-workshop = Wanderzirkus
kingdom-last-laughs = Wer zuletzt lacht
kingdom-the-spice-of-life = Würze des Lebens
kingdom-small-victories = Kleine Siege
kingdom-arts-and-crafts = Kunsthandwerk
kingdom-clean-living = Rechtschaffen und anständig
kingdom-gilding-the-lily = Des Guten zuviel
kingdom-name-that-card = Nenne diese Karte
kingdom-tricks-of-the-trade = Geschäftstricks
kingdom-decisions-decisions = Entscheidungen, Entscheidungen
kingdom-guilds-example = Gilden-Beispiel
