# Was man außer ihren Namen über Bots erfährt, nach Spielstärke.

bot-beginner-strength = leicht
bot-beginner-style = mag teure Karten und übersieht manches
bot-money-strength = mittel
bot-money-style = setzt auf Silber und Gold
bot-plan-strength = stark
bot-plan-style = folgt dem besten bekannten Plan für das Königreich
bot-expert-strength = sehr stark
bot-expert-style = spielt nach Plänen eigens für das Königreich
bot-master-strength = am stärksten
bot-master-style = denkt vor jeder Antwort voraus
bot-engine-strength = mittel
bot-engine-style = baut auf das, was das Königreich an Dörfern, Nachziehen und Entsorgen bietet
bot-random-strength = sehr leicht
bot-random-style = überlässt alles dem Zufall
bot-about = { $strength }: { $style }
