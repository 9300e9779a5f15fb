/** Help in place for 18Ruhr: `term.` is what a thing is called, `help.` says in a sentence or two what it is. */
export const glossary = {
  'term.starting-package': 'Starting package',
  'help.starting-package':
    'Private companies and the eight active Montan companies, in two columns by price. Anything may be bought; each unsold item above it in its column costs 5 M more.',
  'term.interim-round': 'Interim operating round',
  'help.interim-round':
    'When all pass before everything is sold, private companies pay and sold Montan companies have a turn. Then the sale goes on.',
  'term.private-company': 'Private company',
  'help.private-company':
    'Pays its owner at the beginning of every operating round and cannot be sold. It counts as a certificate.',
  'term.private-PB': 'Private BME',
  'help.private-PB':
    'Brings the director’s certificate of BME and keeps its owner in office, even with fewer shares than another. It goes with the first card of type 4, when its owner takes it out, or when its owner sells so much of BME that another directs it.',
  'term.private-RS': 'Ruhrschifffahrt',
  'help.private-RS': 'Pays 15 M in every operating round and closes with the first card of type 5.',
  'term.private-SP': 'Sellerbecker Pferdebahn',
  'help.private-SP':
    'Pays 10 M in every operating round. In a turn of a company that its owner acts for, it may build a railway link for nothing wherever track leads; then it closes.',
  'term.private-GP': 'Generaler Pferdebahn',
  'help.private-GP':
    'Pays 5 M in every operating round. Like the other horse railway it may build one railway link for nothing; then it closes.',
  'term.private-montan': 'Active private Montan company (pMC)',
  'help.private-montan':
    'A coal mine or steel mill that one player owns outright. In its turn it earns, keeps all of it or half, and then does one thing.',
  'term.passive-montan': 'Passive Montan company',
  'help.passive-montan':
    'Only a marker on the map that belongs to nobody. With a railway link it adds 10 M to routes, and a corporation can be founded there.',
  'term.corporation': 'Railway corporation',
  'help.corporation':
    'A railway with ten shares of 10%. It lays track, places stations, runs trains and pays dividends; its director decides.',
  'term.montan-corporation': 'MONTAN Corporation',
  'help.montan-corporation':
    'One of six corporations with five shares of 20%. It grows out of a private Montan company, develops, and pays all of its income or none.',
  'term.director': 'Director',
  'help.director': 'Whoever holds the director’s certificate decides for the corporation.',
  'term.change-of-director': 'Change of director',
  'help.change-of-director':
    'Whoever holds more shares than the director takes over; of equals the nearest to the left. A director may sell below another only if somebody can take over.',
  'term.bme': 'Money that waits for Hagen',
  'help.bme':
    'Investors take three certificates of BME at the start. Their money lies below the map and is paid as soon as track joins Barmen and Hagen.',
  'term.dgee': 'DGEE',
  'help.dgee':
    'Its director’s certificate is on sale only after KWE has had a turn. Two of its certificates are of 20%.',
  'term.eh': 'EH',
  'help.eh': 'Can be bought at any time, but operates only after the first card of type 5.',
  'term.operating-round': 'Operating round',
  'help.operating-round':
    'Private companies pay, then Montan companies and corporations have their turns. Two follow each stock round, three at the very end.',
  'term.operating-order': 'Order of turns',
  'help.operating-order':
    'Private Montan companies by their numbers, then corporations by their price, the highest first; in one box the upper marker.',
  'term.own-certificates': 'Own certificates',
  'help.own-certificates':
    'Once in its turn a corporation may sell one of its certificates to the Bank Pool, which lowers its price by a box, or buy one back.',
  'term.capex': 'Capex card',
  'help.capex':
    'A train for a railway, development markers or a switch engine for a Montan company, each at its own price. Cards are sold in the order of their types; from the first 6 on an 8 may be bought too.',
  'term.development': 'Development marker',
  'help.development':
    'Earns its amount in every turn of a Montan company. A card brings as many as it has black squares, of the stages that it names.',
  'term.stage': 'Stages A to X',
  'help.stage':
    'No more than five A, and never more of B, C, D or E than of the stage below. X has boxes of its own.',
  'term.link-box': 'Box with track',
  'help.link-box':
    'Some boxes of a private Montan company can be used only with a railway link. It may have A, B and C, and may take fewer than its card offers.',
  'term.marker-duty': 'Duty of an active marker',
  'help.marker-duty':
    'A MONTAN Corporation must own an active marker at the end of its turn. Otherwise it has to buy a card, and its director pays what is missing; if none can be had, it closes.',
  'term.treasury-markers': 'Markers in the treasury',
  'help.treasury-markers':
    'Markers for which a private company has no box yet. They earn nothing and keep it from buying further cards for development. With a link they move into boxes; those beyond the boxes stay until the company is converted or merged.',
  'term.inactive': 'Inactive marker',
  'help.inactive':
    'With later phases A, then B, then C stop earning. They stay on the charter and still carry the stages above them.',
  'term.railway-link': 'Railway link',
  'help.railway-link':
    'Costs 30 M, wherever track leads to a station. A company, a railway or a horse railway builds it, or a brown tile brings it for nothing. It opens boxes, allows a switch engine and makes the marker worth 10.',
  'term.switch-engine': 'Switch engine',
  'help.switch-engine':
    'Earns as much as the best active marker of its company, a second one as much as the next best. It comes from a card, the Bank Pool, or a railway’s train at a price to be agreed.',
  'term.tile': 'Laying track',
  'help.tile':
    'Two yellow tiles in a turn, or one upgrade and one yellow tile. Hexes of Montan companies take tiles with their sign.',
  'term.upgrade': 'Upgrading',
  'help.upgrade':
    'Green from the first card of type 3, brown from 5, grey from 8. All track must stay, and the railway must have a route there.',
  'term.location-marker': 'Location marker',
  'help.location-marker':
    'Shows what a Montan company adds to routes: 10 with a link, 20 for a corporation, 30 once it has an E or X. In a brown city it stands on a station place and blocks.',
  'term.station': 'Station',
  'help.station':
    'The first is free, then 60, 80 and 100 M. A city full of other stations lets no train through.',
  'term.train': 'Train',
  'help.train':
    'A 3+3 runs to three cities or red areas and three towns; towns may stand in for cities. Every route needs a station of its own railway.',
  'term.route-income': 'Income of a route',
  'help.route-income':
    'The values of all stops and of the location markers on the way. For an 8+8 red areas count double.',
  'term.wesel': 'Wesel and Eiserner Rhein',
  'help.wesel':
    'Wesel is worth 10 M for each linked Montan company on the route, the Eiserner Rhein 20 M for each linked coal mine.',
  'term.dividend': 'Dividend',
  'help.dividend':
    'All of the income to the shareholders, or all into the treasury. Unsold certificates pay into the treasury, those of the Bank Pool stay with the bank.',
  'term.price': 'Price',
  'help.price':
    'One line of boxes. A dividend of at least the price moves it up a box, of twice the price two for railways; none moves it down.',
  'term.train-limit': 'Train limit',
  'help.train-limit':
    'Four trains, from phase 4 three, from phase 5 two. What is too much goes to the Bank Pool and can be bought from there.',
  'term.train-duty': 'Duty to own a train',
  'help.train-duty':
    'A railway with a route must own a train at the end of its turn. Without the money it first sells one of its own certificates.',
  'term.forced-purchase': 'Forced purchase',
  'help.forced-purchase':
    'The director pays what is missing, and sells certificates for it, but not so that the director changes.',
  'term.bankruptcy': 'Bankruptcy',
  'help.bankruptcy':
    'Whoever cannot pay leaves the game. Another shareholder takes the corporation over; where there is none, the bank runs it, with a loan.',
  'term.phase': 'Phase',
  'help.phase':
    'The first card of a type begins a phase, whatever it is used for: tiles, limits, markers, engines and private companies change.',
  'term.montan-round': 'Montan Round',
  'help.montan-round':
    'From the first card of type 4 on, after each set of operating rounds: first MONTAN Corporations are founded, then private companies merged into them.',
  'term.montan-card': 'Montan Round Card',
  'help.montan-card':
    'Its number is the player’s place in the founding; in merging the highest begins. Owners of the lowest company numbers come first.',
  'term.founding': 'Founding',
  'help.founding':
    'In the order of the cards each player may found one corporation of the right industry, at a location with a railway link, and take a second certificate.',
  'term.founding-active': 'Founding with an own company',
  'help.founding-active':
    'Needs five markers with the connection marker. The start value is ten times their number, at most 100; everything moves to the corporation.',
  'term.founding-passive': 'Founding with a passive company',
  'help.founding-passive':
    'The founder chooses a start value of the phase and pays it into the treasury. The corporation begins with markers of the supply.',
  'term.merging': 'Merging',
  'help.merging':
    'A private company goes into a corporation of its industry with a free circle and an unsold certificate. Its owner gets that certificate; no link is needed.',
  'term.last-chance': 'Last chance',
  'help.last-chance':
    'At the end of the Montan Round after the first card of type 6, all private Montan companies that are left become passive. Their money goes to the bank.',
  'term.stock-round': 'Stock round',
  'help.stock-round':
    'In turn players sell what they like and buy one certificate, or found a railway, or pass. It ends when all have passed one after the other.',
  'term.priority': 'Priority deal',
  'help.priority':
    'Begins the next stock round: to the left of whoever acted last; after the first one, whoever has most cash.',
  'term.float': 'Floating',
  'help.float':
    'At the end of a stock round, when half of a railway is sold. In yellow and green it gets what was paid for, from brown on ten times its start value.',
  'term.montan-float': 'Certificates of new corporations',
  'help.montan-float':
    'At the end of the stock round all unsold certificates but two go to the Bank Pool, one box down for each; the corporation is paid. After phase 4 the two follow.',
  'term.certificate-limit': 'Certificate limit',
  'help.certificate-limit':
    '25, 18, 15 or 12 with three to six players. Private companies and private Montan companies count too.',
  'term.sale': 'Selling',
  'help.sale':
    'Not in the first stock round, nothing of a corporation that has not operated, and never more than 50% into the Bank Pool. Only a director’s sale lowers the price, once a turn.',
  'term.game-end': 'End of the game',
  'help.game-end':
    'When the bank runs out in an operating round of brown, after that set; or after the first card of type 8, with one more stock round and three operating rounds.',
  'term.score': 'Score',
  'help.score':
    'Cash and the price of all shares, less debts to the bank. Whoever has left the game has nothing.',
} as const;
