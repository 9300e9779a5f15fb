/** What the games for two say, and the Investor in them. */
export const two = {
  'event.investors-railway': '{company} is the Investor’s railway for the whole game; its value is {price}',
  'event.investor-founds':
    'The Investor begins with half of its own railway: it pays {company} {amount} for {percent}, which is now in operation',
  'event.investor-buys':
    'The Investor buys {percent} of {company} {source} for {amount}: the highest value that it may have and can pay',
  'event.investor-sells':
    'The Investor sells {percent} of {company} for {amount}: the lowest value that it has of a player’s company',
  'event.investor-waits': 'The Investor waits until each player directs a railway in operation',
  'event.investor-passes': 'The Investor passes: there is no certificate that it may have and can pay',
  'event.investor-beer-left':
    '{player} leaves the Investor’s brewery as it is: {company} loads none of its beer',
  'event.investor-shares': '{company} owns a permanent train, so it pays out',
  'event.investor-shares.newest': '{company} owns a train of the newest type on sale, so it pays out',
  'event.investor-shares.old': '{company} owns no train of the newest type on sale, so it keeps its income',
  'event.investor-shares.credit': '{company} still owes the bank money, so it keeps its income',
  'event.investor-redeems':
    '{company} owns a permanent train and buys {percent} of its own shares back for {amount}',
  'event.investor-credit': 'The bank lends {company} {amount} without interest, to be repaid from its income',
  'event.investor-repays': '{company} repays the bank {amount}; {left} are still owed',
  'event.investor-repays.all': '{company} repays the bank {amount} and owes nothing more',
  'event.investor-card': '{player} has the card “Investor’s Railway” and acts for it',
  'event.card-offered': '{player} offers {amount} to keep the card “Investor’s Railway”',
  'event.card-kept': '{other} takes {amount}: {player} keeps the card “Investor’s Railway”',
  'event.card-bought': '{player} pays {other} {amount} for the card “Investor’s Railway”',

  'refusal.investors-company':
    '{company} belongs to the Investor for the whole game: nobody else becomes its director',
  'refusal.investor-runs-best': '{company} belongs to the Investor and always makes the best run',
  'refusal.investor-must-buy':
    '{company} has no train of this phase and must buy one that its treasury pays for: {train}',
  'refusal.investor-buys-new': '{company} belongs to the Investor and only buys new trains from the bank',
  'refusal.investor-sells-for-train':
    '{company} sells one of its own certificates only to pay for a train of this phase, which it lacks',
  'refusal.investor-redeems-itself':
    '{company} buys its own certificates back by itself, once it owns a permanent train',
  'refusal.no-beer-to-leave': 'There is no beer of the Investor to decide about now',

  'move.leave-beer': 'Leave the card as it is and run without its beer',
  'button.leave-beer': 'No beer',
  'moveName.leave-beer': 'Leaving the Investor’s beer',
  'prompt.choose-card':
    'Your private brewery has the lower price: take the first action in the stock round or the card “Investor’s Railway”',
  'prompt.offer-card': 'The card “Investor’s Railway” passes now, unless you offer money to keep it',
  'prompt.answer-offer': 'Take {amount} and leave the card “Investor’s Railway”, or pay as much for it',
  'move.choose-card.priority': 'Take “First Action Stock Round”',
  'move.choose-card.investor': 'Take “Investor’s Railway”',
  'move.offer-card': 'Offer {amount} to keep “Investor’s Railway”',
} as const;
