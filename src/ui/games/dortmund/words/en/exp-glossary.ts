/** Help in place for the Expert Game, beside that of Heat, Sweat & Beer. */
export const expertGlossary = {
  'term.mcm': 'Minor Capital Expenditure marker (MCM)',
  'help.mcm':
    'Pubs, bottling lines and beer wagons, bought instead of a card. A charter has one or two boxes for them; a further one takes the place of an old one. Their colour tells from which phase on they work.',
  'term.mcm-trade': 'MCM of other companies',
  'help.mcm-trade':
    'In the purchase step of the buyer, for half to one and a half times the printed price, if the seller agrees. Railways buy and sell beer wagons alone.',
  'term.first-mcm': 'First MCM',
  'help.first-mcm':
    'After the bids everybody may buy their minor brewery one marker with their own cash, in the order of the numbers of the breweries.',
  'term.pub': 'Pub',
  'help.pub': 'Pays a fixed amount into the treasury of its brewery when a Brewery Round begins.',
  'term.bottling': 'Bottling line',
  'help.bottling':
    'Works with one card in each round: every cube that the card delivers in Dortmund brings so much more. Export beer is not bottled.',
  'term.wagon': 'Beer wagon',
  'help.wagon':
    'At a brewery with a card of type 5, 6 or 8 it lets one further unit travel. A railway lays it on a train, also on a 3 or 4, which then carries one cube more. While loaded it stays.',
  'term.sem': 'Special Event marker (SEM)',
  'help.sem':
    'One of each kind. At the end of its turn a brewery takes one for nothing and may have only one. Once used it goes back to the display, and the brewery does not get it again in this round.',
  'term.sem-moment': 'When events are used',
  'help.sem-moment':
    'Advertising before the first turn, marketing after the new order, all others in the own turn: at delivery, loading, income or purchase, as the marker says.',
  'term.printed-sem': 'Printed event',
  'help.printed-sem':
    'Two charters have an event printed on them: it may be used once in each Brewery Round, unless a marker covers its space.',
} as const;
