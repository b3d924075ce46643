# Was man außer ihren Namen über Bots erfährt, nach Spielstärke.

bot-beginner-strength = leicht
bot-beginner-style = mag teure Karten und übersieht manches
bot-money-strength = mittel
bot-money-style = setzt auf Silber und Gold
bot-plan-strength = stark
bot-plan-style = folgt dem besten bekannten Plan für das Königreich
bot-expert-strength = sehr stark
bot-expert-style = spielt nach Plänen, die eigens für das Königreich gefunden wurden
bot-master-strength = am stärksten
bot-master-style = denkt jede Antwort bis zum Ende des Spiels durch
bot-engine-strength = mittel
bot-engine-style = baut auf das, was das Königreich an Dörfern, Nachziehen und Entsorgen bietet
bot-random-strength = sehr leicht
bot-random-style = überlässt alles dem Zufall
bot-about = { $strength }: { $style }
