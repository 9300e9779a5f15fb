/** Der Investor der Spiele zu zweit und seine Karte. */
export const gameInvestor = {
  'holder.investor': 'Investor',

  'event.investor-drawn':
    'Der Investor besitzt die Hälfte von {company}, die zum Wert {price} schon betriebsfähig ist',
  'event.investor-acquires':
    'Der Investor nimmt {percent} von {company} {source}: der höchste Wert, den er nehmen darf',
  'event.investor-acquires.paid':
    'Der Investor nimmt {percent} von {company} {source}, der höchste Wert, den er nehmen darf; die Bank zahlt {company} {amount}',
  'event.investor-swaps':
    'Der Investor ist an seinem Limit und gibt sein niedrigstes Papier, eines von {given}, für {percent} von {company} {source}',
  'event.investor-swaps.paid':
    'Der Investor ist an seinem Limit und gibt sein niedrigstes Papier, eines von {given}, für {percent} von {company} {source}; die Bank zahlt {company} {amount}',
  'event.investor-quits': 'Der Investor nimmt in dieser Aktienrunde keine Papiere mehr ({acquired} genommen)',
  'event.investor-card': '{player} hat die Investor-Karte und handelt für die Gesellschaft des Investors',
  'event.card-offered': '{player} bietet {amount}, um die Investor-Karte zu behalten',
  'event.card-kept': '{other} nimmt {amount}: {player} behält die Investor-Karte',
  'event.card-bought': '{player} zahlt {other} {amount} für die Investor-Karte',

  'refusal.investor-directs': 'Der Investor würde Direktor von {company}',
  'refusal.must-found': '{player} muss in der ersten Aktienrunde erst eine Gesellschaft gründen',
  'refusal.investor-keeps-trains': '{company} gehört dem Investor und verkauft keinen Zug',

  'stage.choose-card': 'Karte oder Startspieler',
  'stage.offer-card': 'Investor-Karte',
  'stage.answer-offer': 'Investor-Karte',
  'prompt.choose-card':
    'Niemand hat mehr Bargeld als du: Nimm das Startspielerkärtchen oder die Investor-Karte',
  'prompt.offer-card': 'Die Investor-Karte wechselt jetzt, wenn du kein Geld bietest, um sie zu behalten',
  'prompt.answer-offer': 'Nimm {amount} und lass die Investor-Karte dort, oder zahle ebenso viel für sie',

  'move.choose-card': 'Wählen',
  'move.choose-card.priority': 'Das Startspielerkärtchen nehmen',
  'move.choose-card.investor': 'Die Investor-Karte nehmen',
  'move.offer-card': '{amount} für die Investor-Karte bieten',
  'move.pass-card': 'Karte weitergeben',
  'move.agree.answer-offer': 'Das Geld nehmen',
  'move.decline.answer-offer': 'Für die Karte zahlen',
  'button.choose-card': 'Wählen',
  'button.offer-card': 'Bieten',
  'button.pass-card': 'Weitergeben',
  'moveName.choose-card': 'Eine Karte wählen',
  'moveName.offer-card': 'Für die Investor-Karte bieten',
  'moveName.pass-card': 'Die Investor-Karte weitergeben',
} as const;
