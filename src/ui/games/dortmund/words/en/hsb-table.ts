/** Panels and views of Heat, Sweat & Beer. */
export const brewingTable = {
  'do.hsb.market': 'Beer market',
  'do.hsb.segment': 'Segment',
  'do.hsb.regular': 'Regular customers',
  'do.hsb.fresh': 'New customers',
  'do.hsb.noDemand': 'no demand',
  'do.hsb.supplied': 'delivered in this round: {count}',
  'do.hsb.start': '{type} START',
  'do.hsb.none': 'none',
  'do.hsb.card': '{cubes} cubes',
  'do.hsb.card.export': '{cubes} cubes, {exported} of them for export',
  'do.hsb.units': 'Units: {used} of {units}',
  'do.hsb.toRegular': 'regular customers of segment {segment}',
  'do.hsb.toFresh': 'new customers of segment {segment}',
  'do.hsb.less': 'One less for {what}',
  'do.hsb.more': 'One more for {what}',
  'do.hsb.aside': 'For trains',
  'do.hsb.aside.note': 'set aside and loaded in the next step',
  'do.hsb.aside.which': 'Which of them, by the highest segment that each reaches',
  'do.hsb.deliver': 'Deliver for {amount}',
  'do.hsb.deliverAside': 'Deliver for {amount}, {cubes} for trains',
  'do.hsb.giveUp': 'Give equipment up',
  'do.hsb.giveUp.note': 'before anything is delivered',
  'do.hsb.load.left': 'Cubes to load: {cubes}, each for {price}',
  'do.hsb.load.asks': '{player} is asked',
  'do.hsb.load.question': '{brewery} wants to load beer on the {train} of {railway}:',
  'do.hsb.load.what':
    'In the next Railway Round the train must run from Dortmund City to a red area, which pays for each cube.',
  'do.hsb.owned': 'Equipment: {cards}',
  'do.hsb.owned.of': '({count} of {limit})',
  'do.hsb.perTurn': 'Cards bought in this turn: {count} of {limit}',
  'do.hsb.left.one': '{count} left',
  'do.hsb.left.other': '{count} left',
  'do.hsb.display': 'On the display',
  'do.hsb.subsidy': 'the owner pays {amount} of it',
  'do.hsb.floatSale': 'Certificates to the Bank Pool at the present value; the price stays.',
  'do.hsb.nothing': 'None',
  'do.hsb.place.take': 'Take over the place',
  'do.hsb.place.keep': 'Keep the own place',
  'do.hsb.stock': 'Cubes in stock',
  'do.hsb.exportField': 'On the export field, until grey',
  'do.hsb.order': 'Order of the breweries',
  'do.hsb.order.none': 'Nobody owns a brewery yet.',
  'do.hsb.waits': 'founded, not floated',
  'do.hsb.tradeIn': 'Trade {minor} in',
  'do.hsb.tradeIn.note': 'instead of a purchase',
  'do.hsb.found': 'Found {company} with it',
  'do.hsb.pays': 'you pay {amount}',
  'do.hsb.worth': 'worth {amount}',
  'do.hsb.bid.treasury': 'treasury {amount}',
  'do.hsb.link.none': 'No card is left that a link could take: no cube moves.',
  'do.hsb.link.card':
    'The link takes the card {card} out of the game. For segment {segment}: regular customers +{regular}, new ones +{fresh}.',
  'do.hsb.equipment': 'Equipment',
  'do.hsb.ledger.equipment': 'Equipment',
  'do.hsb.printed': 'Printed price',
  'do.hsb.onTrains': 'Beer on trains',
  'do.hsb.effect.equipment': 'Equipment of {company}',
  'do.hsb.effect.segment': 'Segment {segment}',
  'do.hsb.effect.opens': 'opens',
  'do.hsb.effect.closes': 'bankrupt',
  'do.hsb.phase.corporations': 'brewery corporations can be founded',
  'do.hsb.phase.segment': 'segment {segment} opens',
  'do.hsb.phase.limit': 'equipment: minors {minor}, corporations {corporation}',
  'do.hsb.phase.floatSale': 'a company may sell 20% when it floats',
  'do.hsb.phase.export': 'the cubes of the export field go to stock',
  'do.hsb.deal': 'Without equipment {company} has no income: its value falls next.',
  'do.hsb.hint.starting':
    'Bid for a minor brewery: its printed price and what the box adds. Everybody gets one; whoever has most money left begins.',
  'do.hsb.hint.starting-two':
    'Bid for a minor brewery: its printed price plus the bid box. The third one goes to the Investor; the lower number of you two has the first action.',
  'do.hsb.hint.pick-card':
    'You act for this company of the Investor until the next Brewery Round is over; then you two swap the cards.',
  'do.hsb.hint.stock':
    'Buy one certificate or found a company: with five shares sold it begins to work. What is paid for its own certificates is its money.',
  'do.hsb.hint.exchange': 'Larger certificates count once against the limit.',
  'do.hsb.hint.first-train':
    'Before it builds anything, this railway may buy a train and so earn in its first turn.',
  'do.hsb.hint.track':
    'Track leads your trains to more stops; Dortmund City and a red area on one route let them carry export beer.',
  'do.hsb.hint.station': 'A station starts routes, and no other railway can shut you out of its hex.',
  'do.hsb.hint.link':
    'A link makes a mine or mill worth more for everybody. It takes a card off the display and brings the market new thirst.',
  'do.hsb.hint.run':
    'Each train has a route of its own. One with beer must pass Dortmund City to a red area, if it can.',
  'do.hsb.hint.beer': 'All cubes of a train go to one red area.',
  'do.hsb.hint.dividend':
    'A dividend pays the shareholders and lifts the price; kept money buys cards, but the price falls.',
  'do.hsb.hint.minor-dividend': 'Half for you and half for the brewery, or all for the brewery.',
  'do.hsb.hint.trains':
    'For a railway a card of the display is a train. The first of a new type begins a phase for everybody.',
  'do.hsb.hint.brew':
    'Each card serves the segment of its number and all below. Whoever is served now asks again next round.',
  'do.hsb.hint.load':
    'Beer that was set aside goes on trains with an export route: 100 M a cube for the brewery, at once.',
  'do.hsb.hint.brew-rest': 'No train took this beer: what still finds a customer is delivered.',
  'do.hsb.hint.deal': 'A certificate sold now brings more than one sold after the fall; one deal a turn.',
  'do.hsb.hint.equipment':
    'New equipment reaches dearer customers. Equipment of a segment without demand is lost.',
  'do.hsb.hint.agree-train': 'The price goes into the treasury of the company that sells.',
  'do.hsb.hint.agree-load':
    'The bank pays the brewery. Your train must then run an export route and earns 40 or 50 M a cube.',
  'do.hsb.hint.discard-train': 'The new phase allows fewer trains. This one goes to the Bank Pool.',
  'do.hsb.hint.discard-equipment': 'The new phase allows less equipment. The card leaves the game.',
  'do.hsb.hint.raise-money':
    'A card must be bought: first the company sells of itself, then you pay, sell shares of it, and owe the rest, which counts twice at the end.',
  'do.hsb.hint.float-sale':
    'Only at this moment the company may sell up to 20% of itself without its price falling.',
  'do.hsb.hint.order-place': 'Breweries act from left to right: the first has the best customers.',
  'do.hsb.help.title': 'Beer, from the kettle to the train',
  'do.hsb.help.brew':
    'A card of equipment brews its cubes anew in every Brewery Round. Its number is the highest segment that it reaches.',
  'do.hsb.help.deliver':
    'Each cube takes one cube of demand to the white box beside it. Regular customers, in yellow, pay more than new ones, in orange.',
  'do.hsb.help.prepare':
    'Before the next round: demand that is left goes to stock, what was delivered is regular demand, and new customers come from the highest segment down.',
  'do.hsb.help.close':
    'A segment below the lowest with regular customers closes. Equipment of its number is lost.',
  'do.hsb.help.link':
    'A railway link takes the front card off the display. The card’s cubes go from stock to the segment of its number.',
  'do.hsb.help.export':
    'Equipment of types 5, 6 and 8 has units with an arrow: they may go on trains, 100 M each for the brewery.',
  'do.hsb.help.run':
    'The loaded train runs by Dortmund City to a red area and earns 40 or 50 M a cube; the cubes go back to stock.',
  'do.two.owner': 'The Investor’s',
  'do.two.owed': 'Owes the bank',
  'do.two.short.railway': 'Inv. railway',
  'do.two.short.brewery': 'Inv. brewery',
  'do.two.card.railway': 'Holds the card “Investor’s Railway” and acts for the Investor’s railway',
  'do.two.card.brewery': 'Holds the card “Investor’s Brewery” and acts for the Investor’s brewery',
} as const;
