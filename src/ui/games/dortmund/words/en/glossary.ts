/** Help in place for 18DO-Dortmund: `term.` is what a thing is called, `help.` says in a sentence or two what it is. */
export const glossary = {
  'term.turn': 'Turn',
  'help.turn':
    'A certificate, a tile, then for directors a station or a link, and one swap of trains. The game has sixty turns.',
  'term.display': 'Display',
  'help.display':
    'The stacks of certificates that nobody has taken yet. Only the top one of a stack can be taken, and it costs nothing.',
  'term.starting-round': 'Starting round',
  'help.starting-round':
    'Everybody lays one bidding token on a box beside a private brewery. Whoever is outbid must move it, until all lie beside different breweries; then each pays their bid.',
  'term.stock-round': 'Stock round',
  'help.stock-round':
    'Players in turn sell what they like, then buy one certificate or found a company, or pass. It ends when all have passed one after the other.',
  'term.operating-round': 'Operating round',
  'help.operating-round':
    'Private breweries pay, then every company in operation has a turn: track, station, link, run, beer, dividend, trains.',
  'term.operating-order': 'Operating order',
  'help.operating-order':
    'The highest stock value acts first. Of equal values the token further right comes first, and in one space the upper one. The order of a round is set when it begins.',
  'term.priority': 'Priority deal',
  'help.priority':
    'Who acts first in the next stock round: whoever sits left of the last player that bought or sold.',

  'term.company': 'Company',
  'help.company':
    'A railway with ten shares of 10%, station tokens and trains. It belongs to all who hold its shares, and its director decides.',
  'term.order-of-founding': 'Order of founding',
  'help.order-of-founding':
    'Four companies can be founded from the start. DGEE waits until KWE is founded, DHB and HHW until DGEE is.',
  'term.director': 'Director',
  'help.director':
    'The player with the most shares of a company, who makes its decisions. Whoever comes to hold more takes over and hands other certificates over for the director’s.',
  'term.certificate-limit': 'Certificate limit',
  'help.certificate-limit':
    'The most certificates of companies that a player may hold: 17, 13 or 10 with three, four or five players. Private breweries do not count.',
  'term.share-limit': 'Share limit',
  'help.share-limit':
    'No player may hold more than 60% of one company, with three players in The Railway Game 70%.',
  'term.par': 'Start value',
  'help.par':
    'The founder chooses a coloured space of the stock market in the colour of the present phase or an earlier one. The price of each certificate from the charter goes into the treasury.',
  'term.operation': 'In operation',
  'help.operation':
    'As soon as players hold half of a company it operates, from the next operating round on. Until then its home token lies face down and blocks nobody.',
  'term.charter': 'Charter',
  'help.charter':
    'The sheet of a company with its trains, tokens and unsold certificates. Any of those can be bought, and the company gets the money.',
  'term.trade-in': 'Handing in',
  'help.trade-in':
    'Whoever buys a certificate of 20% may hand in one of 10% of the same company and pays for one share only. The number of certificates stays the same.',
  'term.bank-pool': 'Bank Pool',
  'help.bank-pool':
    'Where sold or given up certificates and trains lie. It may hold half of a company, and shares in it earn nothing. In the Introduction Game nobody takes from it.',
  'term.sale': 'Selling',
  'help.sale':
    'Shares of a company that has operated can be sold, but not in the first stock round. All of one company go at one price, then it falls one space for each 10%.',
  'term.own-shares': 'Own certificates',
  'help.own-shares':
    'Once in its turn, at any step, a company may sell one of its certificates to the Bank Pool or buy one back. A sale moves its value left, one space for each 10%.',
  'term.sold-out': 'Sold out',
  'help.sold-out':
    'If players hold all ten shares at the end of a stock round, the stock value goes up one space.',

  'term.brewery': 'Private brewery',
  'help.brewery':
    'Each player owns one. Face up it pays in every operating round. Turned over it pays no more, but its beer can be carried. The first 6-train turns all of them over.',
  'term.marker': 'Brewery marker',
  'help.marker':
    'The owner may assign it to a company that they direct, in their turn of any kind and for good; that turns the card over. What is not assigned before the first 6-train is gone.',
  'term.private-B1': 'Private brewery no. 1',
  'help.private-B1':
    'Comes with two beer cubes and has no marker. Its owner may turn it over at any time in their turn.',
  'term.private-B2': 'Private brewery no. 2',
  'help.private-B2':
    'Its marker keeps a place in Dortmund City for the company that has it, until the grey phase. A route there and the usual price are needed.',
  'term.private-B3': 'Private brewery no. 3',
  'help.private-B3': 'With its marker one station in Dortmund City costs half its price.',
  'term.private-B4': 'Private brewery no. 4',
  'help.private-B4': 'With its marker each train that delivers beer earns 10 M more.',
  'term.private-B5': 'Private brewery no. 5',
  'help.private-B5':
    'With its marker one train, but no 2-train, carries one more cube in each operating round.',
  'term.beer': 'Beer cubes',
  'help.beer':
    'Each step of a railway link brings the director one cube for their brewery, the last one two after the first 6-train. There are eighteen; from an empty supply nobody gets any.',
  'term.export': 'Export beer',
  'help.export':
    'A 5-train carries one cube, a 6-train two, an 8-train three: on a route by way of Dortmund City to a red area. Each brings 40 or 50 M and goes back to the supply.',

  'term.tile': 'Track tile',
  'help.tile':
    'One tile or upgrade in a turn. At least one piece of new track must join a route. Colours come with the phases, and old track stays.',
  'term.symbols': 'Symbols and borders',
  'help.symbols':
    'Tiles with a K belong on coal mines, those with an S on steel mills of the same border, those with an H on the harbour. Mines and mills go green only with a railway link.',
  'term.station': 'Station token',
  'help.station':
    'Every run needs one of the company’s own. A city whose places are all taken by others cannot be passed. Stations in red areas and the home of DHB block nobody.',
  'term.link': 'Railway link',
  'help.link':
    'A marker that makes a mine or a steel mill worth 10 more, from the green phase 20, from brown 30: one step at a time, on a hex with track that a route reaches.',
  'term.yard': 'Freight yard',
  'help.yard': 'Worth 20, and for a company with a token there 10 more for each token, whoever’s they are.',
  'term.red-area': 'Red area',
  'help.red-area':
    'Routes end there. Its value is higher from the brown phase on. Two hexes of one name are one area, but each triangle is a track of its own.',
  'term.run': 'Run',
  'help.run':
    'Two revenue hexes or more, one of them with an own station, no hex twice, none left out. The number of a train says how many it may have; trains share no track.',
  'term.specials': 'Special companies',
  'help.specials':
    'BME, CME and RhE may buy a train first in their first turn. KWE has one free link to a coal mine. HHW carries no beer, but its trains pass blocked steel mills.',
  'term.train-swap': 'Swapping trains',
  'help.train-swap':
    'Once a turn: an obsolete train for the next new one, or the trains of two companies of the same director for each other.',
  'term.phase': 'Phase',
  'help.phase':
    'The first train of a new kind begins a phase, which may bring new tiles, higher links and values, and makes old trains obsolete.',
  'term.last-run': 'Last run',
  'help.last-run':
    'After the first 8-train the 4-trains of companies run once more in their next turn and leave the game then.',
  'term.train-duty': 'Train duty',
  'help.train-duty': 'A company must own a train at the end of its turn, with or without a route.',
  'term.forced-purchase': 'Forced purchase',
  'help.forced-purchase':
    'Without enough money for a train: the company sells a certificate of its own, then further ones, then the director pays, sells shares of this company, and takes a credit for the rest.',
  'term.loan': 'Bank credit',
  'help.loan': 'It is never paid back; twice the amount is taken off at the end.',
  'term.dividend': 'Dividend',
  'help.dividend':
    'Paid in full tens, the rest goes into the treasury. A dividend of at least the stock value moves that one space right, of three times as much two spaces; a smaller one leaves it, and none moves it left.',
  'term.bank-broken': 'End of the game',
  'help.bank-broken':
    'When the bank cannot pay in an operating round, the set is finished. In a stock round that round is finished, and three operating rounds follow.',
  'term.final-run': 'Final run',
  'help.final-run':
    'After the last turn each company runs its train once for the highest income. It is rounded down to tens and paid to the players; the most wins.',
  'term.score': 'Final score',
  'help.score':
    'Cash and shares at their stock value, less twice all credits. Companies, breweries and beer count nothing.',

  'term.investor': 'Investor',
  'help.investor':
    'In a game for two a third party sits to the left of both players, with as much money as they. It owns one railway for the whole game, never directs another, decides nothing and cannot win.',
  'term.investors-dealings': 'What the Investor buys',
  'help.investors-dealings':
    'In its turn the certificate with the highest value of a company in operation: from the company before the Bank Pool, at most 20 % of a player’s company. Short of money, it sells its lowest certificates of players’ companies for a higher one.',
  'term.investors-card': 'Investor’s Railway',
  'help.investors-card':
    'Whoever holds this card acts for the Investor’s railway. It goes to the other player after every operating round; as an option it may be kept for money.',
  'term.investors-railway': 'The Investor’s railway',
  'help.investors-railway':
    'Its card holder decides on tiles, stations, links, beer and further trains. It makes the best run, must buy a train of the phase if it can pay, and with a permanent or one of the newest trains pays out; with a permanent one it buys certificates back.',
  'term.capex': 'Capex card',
  'help.capex':
    'A card of the display: a train for a railway, equipment for a brewery, or the price of a link. The first of a type to leave, in whatever way, begins its phase.',
  'term.minor-brewery': 'Minor brewery',
  'help.minor-brewery':
    'Bought in the starting round, it belongs to one player to the end or until it is traded in. It counts against the certificate limit and at the end with its printed price.',
  'term.brewery-corporation': 'Brewery corporation',
  'help.brewery-corporation':
    'From the green phase on. Its certificates leave it in the order of their numbers; its price stands on a table of its own.',
  'term.trading-in': 'Trading in a minor brewery',
  'help.trading-in':
    'From green on it founds a corporation a share cheaper, or becomes a certificate of a founded one: from the company, which gets all it has, or from the Bank Pool. One of 20% costs a share more.',
  'term.beer-float': 'Floating',
  'help.beer-float':
    'With five shares in the hands of players. In brown and grey the director may then sell up to 20% to the Bank Pool. A brewery founded with a minor is filled up at the end of the stock round.',
  'term.director-sale': 'Price moves',
  'help.director-sale':
    'In stock rounds only sales of the director move a price, one space left for each 10%. Nobody’s purchase and no sold-out company moves it.',
  'term.bankruptcy': 'Bankruptcy',
  'help.bankruptcy':
    'A marker on the red space closes the company: certificates back to the display, cards and built stations out of the game. From the next stock round on it can be founded again, with a handicap.',
  'term.rounds-in-pairs': 'Railway and Brewery Rounds',
  'help.rounds-in-pairs':
    'They alternate in pairs: two in each of the first three sets, three in the last three. After the sixth set the game is over.',
  'term.beer-link': 'Railway link',
  'help.beer-link':
    'Costs 30 Mark and takes the next Capex card out of the game. Its cubes go to the demand boxes of the segment with its number.',
  'term.equipment': 'Equipment',
  'help.equipment':
    'Cards of a brewery. A card delivers so many cubes a round, to the segment of its number and all below. It does not rust, but leaves when its segment has no demand or the limit falls.',
  'term.beer-market': 'Beer market',
  'help.beer-market':
    'Six segments with regular customers (yellow) and new ones (orange), who pay less. What is delivered moves to the white box and is regular demand in the next round.',
  'term.delivery': 'Delivery',
  'help.delivery':
    'Every unit that finds a cube in its reach must deliver; where to is free. Units with export capacity may be set aside for trains.',
  'term.loading': 'Export beer',
  'help.loading':
    'Equipment of types 5, 6 and 8 loads cubes on trains that have an export route, if the railway’s director agrees: 100 Mark each. The train must then run from Dortmund City to a red area.',
  'term.brewery-income': 'Income of a brewery',
  'help.brewery-income':
    'A minor brewery keeps all or pays half to its owner. A corporation pays all or nothing, and its price moves like that of a railway.',
  'term.equipment-purchase': 'Buying equipment',
  'help.equipment-purchase':
    'Two cards a turn in yellow, one later. The owner of a minor brewery may add up to half of the price; it buys no types 6 and 8. A corporation must own equipment.',
  'term.brewery-order': 'Order of the breweries',
  'help.brewery-order': 'After each Brewery Round by the highest card, then the second; of equals as before.',
  'term.preparation': 'Preparation of the market',
  'help.preparation':
    'Demand that is left goes to stock, deliveries become regular demand, segments below the lowest of these close, and new customers come, the highest segment first.',
  'term.beer-score': 'Final score',
  'help.beer-score':
    'Cash, shares at their value and minor breweries at their printed price, less twice the credits.',
  'term.two-cards': 'Investor’s Railway, Investor’s Brewery',
  'help.two-cards':
    'With two players each holds one of these cards and acts for that company of the Investor, in every decision. After every Brewery Round they swap the cards.',
  'term.two-brewery': 'The Investor’s brewery',
  'help.two-brewery':
    'It pays out with equipment of the newest type on sale, else it keeps its income, and it must buy when its treasury can pay. Deliveries, loading and the rest are the card holder’s to decide.',
  'term.two-conversion': 'Conversion',
  'help.two-conversion':
    'In its first turn of the third stock round the Investor turns its minor brewery into its corporation at 60: one share is free (the Quellen-Brauerei brings two), the rest up to half is paid, or goes to the Bank Pool.',
  'term.two-end': 'The end with two players',
  'help.two-end':
    'Grey begins with the fifth operating round at the latest, and the last Brewery Round of it ends the game. The richer of the two players wins; the Investor is not ranked.',
} as const;
