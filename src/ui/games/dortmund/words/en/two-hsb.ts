/** What Heat, Sweat & Beer for two says beside what it shares with The Railway Game for two. */
export const twoBrewing = {
  'event.investors-brewery':
    '{company} is the Investor’s brewery corporation for the whole game: its minor brewery becomes it in the third stock round',
  'event.investor-cards':
    '{railway} holds the card “Investor’s Railway”, {brewery} the card “Investor’s Brewery”',
  'event.investor-cards-swapped':
    'The Investor cards are swapped: {railway} now acts for its railway, {brewery} for its brewery',
  'event.investor-converts':
    'In the third stock round the Investor converts {minor} into {company}, whose value is {price}',
  'event.investor-takes':
    'The Investor takes {percent} of {company}: {free} for its minor brewery, the rest for {amount}',
  'event.investor-lent':
    'The Investor cannot pay the director’s certificate of {company}: the bank lends {amount} without interest, to be repaid from dividends',
  'event.investor-rest-sold':
    'What the Investor cannot pay goes to the Bank Pool: {percent} of {company}, which gets {amount}',
  'event.investor-pays-back': 'The Investor repays the bank {amount}; {left} are still owed',
  'event.investor-pays-back.all': 'The Investor repays the bank {amount} and owes nothing more',
  'event.investor-has-newest': '{company} has equipment of the newest type on sale ({card}), so it pays out',
  'event.investor-lacks-newest':
    '{company} has no equipment of the newest type on sale ({card}), so it keeps its income',
  'event.investor-equips': '{company} must buy equipment, as its treasury pays for it: {card}',
  'event.gray-begins':
    'Operating round {set}: the grey phase begins at the latest, with its tiles, start values and limits',

  'refusal.investor-sells-to-equip':
    '{company} sells one of its own certificates only to pay for equipment of a type that it lacks',
  'refusal.investor-equips-first': '{company} must buy equipment first: {card}',
  'refusal.investor-keeps-equipment': '{company} gives equipment up only to make room at its limit',

  'stage.pick-card': 'Investor card',
  'prompt.pick-card': 'Your minor brewery has the higher number: which Investor card do you take?',
  'move.pick-card': 'Choose',
  'move.pick-card.railway': 'Take “Investor’s Railway”',
  'move.pick-card.brewery': 'Take “Investor’s Brewery”',
  'button.pick-card': 'Take',
  'moveName.pick-card': 'Choosing an Investor card',
} as const;
