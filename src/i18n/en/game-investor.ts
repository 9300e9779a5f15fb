/** The Investor of games for two, and its card. */
export const gameInvestor = {
  'holder.investor': 'Investor',

  'event.investor-drawn': 'The Investor owns half of {company}, which has floated at {price}',
  'event.investor-acquires':
    'The Investor takes {percent} of {company} {source}: the highest value it may take',
  'event.investor-acquires.paid':
    'The Investor takes {percent} of {company} {source}, the highest value it may take; the bank pays {company} {amount}',
  'event.investor-swaps':
    'The Investor, at its limit, gives its lowest certificate, one of {given}, for {percent} of {company} {source}',
  'event.investor-swaps.paid':
    'The Investor, at its limit, gives its lowest certificate, one of {given}, for {percent} of {company} {source}; the bank pays {company} {amount}',
  'event.investor-quits': 'The Investor takes no more certificates in this stock round ({acquired} taken)',
  'event.investor-card': '{player} has the Investor card and acts for the Investor’s company',
  'event.card-offered': '{player} offers {amount} to keep the Investor card',
  'event.card-kept': '{other} takes {amount}: {player} keeps the Investor card',
  'event.card-bought': '{player} pays {other} {amount} for the Investor card',

  'refusal.investor-directs': 'The Investor would become director of {company}',
  'refusal.must-found': '{player} must found a company before passing in the first stock round',
  'refusal.investor-keeps-trains': '{company} belongs to the Investor and never sells a train',

  'stage.choose-card': 'Card or priority',
  'stage.offer-card': 'Investor card',
  'stage.answer-offer': 'Investor card',
  'prompt.choose-card': 'Nobody has more cash than you: take the priority deal or the Investor card',
  'prompt.offer-card': 'The Investor card passes now, unless you offer money to keep it',
  'prompt.answer-offer': 'Take {amount} and leave the Investor card, or pay as much for it',

  'move.choose-card': 'Choose',
  'move.choose-card.priority': 'Take the priority deal',
  'move.choose-card.investor': 'Take the Investor card',
  'move.offer-card': 'Offer {amount} for the Investor card',
  'move.pass-card': 'Pass the card on',
  'move.agree.answer-offer': 'Take the money',
  'move.decline.answer-offer': 'Pay for the card',
  'button.choose-card': 'Choose',
  'button.offer-card': 'Offer',
  'button.pass-card': 'Pass on',
  'moveName.choose-card': 'Choosing a card',
  'moveName.offer-card': 'Offering for the Investor card',
  'moveName.pass-card': 'Passing the Investor card on',
} as const;
