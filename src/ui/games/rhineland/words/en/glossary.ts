/** Help in place: `term.` is what a thing is called, `help.` says in a sentence or two what it is. */
export const glossary = {
  'term.stock-round': 'Stock round',
  'help.stock-round':
    'Players buy and sell shares in turn. It goes on until all have passed one after the other; whoever has passed may act again if the round comes back to them.',
  'term.operating-round': 'Operating round',
  'help.operating-round':
    'Private companies pay their owners, then every floated company has a turn: track, station, trains, dividend, new trains.',
  'term.operating-order': 'Operating order',
  'help.operating-order':
    'The highest stock value acts first. Of equal values the token further right comes first, and in one space the upper one.',
  'term.starting-package': 'Starting package',
  'help.starting-package':
    'The private companies that are sold before anything else, in the order of their numbers: the lowest can be bought, and the others can only be bid for.',
  'term.bid': 'Bid',
  'help.bid':
    'An offer for a private company that has not come up yet. The money lies beside it and cannot be used for anything else until the company is sold.',
  'term.priority': 'Priority deal',
  'help.priority':
    'The card of the player who acts first in the next stock round. After each stock round it goes to whoever has the most cash.',

  'term.corporation': 'Company',
  'help.corporation':
    'A railway with ten shares of 10%, station tokens, trains and a treasury of its own. It belongs to all who hold its shares, and its director decides.',
  'term.director': 'Director',
  'help.director':
    'The player with the most shares of a company, who makes all its decisions. Whoever comes to hold more shares than the director takes over at once.',
  'term.directors-certificate': 'Director’s certificate',
  'help.directors-certificate':
    'The first certificate of a company, worth two shares or more. Its buyer sets the start value. It is never sold to the Bank Pool, only exchanged when the director changes.',
  'term.certificate': 'Certificate',
  'help.certificate':
    'A card that stands for one or more shares of a company. However many shares it has, it counts once against the certificate limit.',
  'term.certificate-limit': 'Certificate limit',
  'help.certificate-limit':
    'The most certificates that a player may hold, private companies included. It depends on the number of players. At the limit nothing can be bought, and above it you must sell.',
  'term.par': 'Start value',
  'help.par':
    'The stock value that the founder of a company chooses from the pink spaces. A share of 10% costs so much, and the director’s certificate as many times that as it has shares.',
  'term.stock-value': 'Stock value',
  'help.stock-value':
    'What a share of 10% costs and is worth now. Sales push it down, good dividends push it right, withheld revenue pushes it left.',
  'term.float': 'Float',
  'help.float':
    'A company begins to operate when players hold enough of it, 50% as a rule. It then receives the value of the shares sold, or of all ten shares from the brown phase on.',
  'term.initial-offering': 'Initial offering',
  'help.initial-offering':
    'The stacks of certificates that have not been sold yet. Only the top one of each stack can be bought, and the bank gets the money.',
  'term.charter': 'Charter',
  'help.charter':
    'The sheet of a floated company with its trains, its station tokens and its unsold certificates. Whoever buys one of those pays the company.',
  'term.treasury': 'Treasury',
  'help.treasury':
    'The money of a company, apart from that of its director. It pays for track, stations and trains, and it is worth nothing to anyone at the end of the game.',
  'term.bank-pool': 'Bank Pool',
  'help.bank-pool':
    'Where sold certificates and given up trains lie until someone buys them from the bank. It may hold no more than 50% of a company, and shares in it earn nobody a dividend.',
  'term.sold-out': 'Sold out',
  'help.sold-out':
    'If players hold all ten shares of a company at the end of a stock round, its stock value goes up one space.',

  'term.private-company': 'Private company',
  'help.private-company':
    'A small company that belongs to one player and pays them at the start of each operating round. It can never be sold again, counts as a certificate, and closes with the first 5-train.',
  'term.special-function': 'Special function',
  'help.special-function':
    'What the owner of a private company may do once, as director of the company that acts. No route to the hex is needed for it.',
  'term.private-PWB': 'Prinz-Wilhelm-Bahn',
  'help.private-PWB':
    'Keeps hex E14 for its owner, who may lay the first tile there beside the ordinary lay of the turn. The cost of the terrain is paid as usual.',
  'term.private-KEO': 'Essen-Osterath Concession',
  'help.private-KEO':
    'From the green phase on its owner may put the orange tile 935 on E8, whatever lies there, as the only tile of the turn, and at once a station on it for nothing. It closes by that.',
  'term.private-THS': 'Train Hauling System',
  'help.private-THS':
    'One tile on a mountain hex, new or an upgrade, beside the ordinary lay and without the cost of the terrain. A station there needs a route and its price, as always.',
  'term.private-TF': 'Train Ferry',
  'help.private-TF':
    'From the green phase on its owner may turn one yellow metropolis green, beside the ordinary lay and for nothing. The company may place a station there at once, at its price but without a route.',
  'term.private-NLK': 'Niederrheinische Licht- und Kraftwerke',
  'help.private-NLK':
    'Brings its buyer a share of 10% of GVE for nothing. GVE gets the money for it when it floats.',
  'term.private-RhE': 'Director’s certificate of RhE',
  'help.private-RhE':
    'The last of the starting package makes its buyer director of RhE, which floats at once with 140 M. Another 210 M follow when track joins Köln and Aachen by way of Düren.',
  'term.private-ATB': 'Angertalbahn',
  'help.private-ATB':
    'Keeps hex E12 for its owner, who may lay the first tile there from the green phase on, beside the ordinary lay and for nothing. With the alternative package only.',
  'term.private-MBR': 'Mungsten Bridge',
  'help.private-MBR':
    'From the green phase on its owner may put tile 1990 on G12 for nothing, as the only tile of the turn, and at once a station at its price. Until the first 5-train nobody else upgrades G12.',
  'term.private-RGC': 'Rheingold Contract',
  'help.private-RGC':
    'From the green phase on its owner gives the Rheingold token to a company in its turn, and puts it on a Rhine metropolis. Whoever has not done so by the first 5-train does it then.',
  'term.private-KSW': 'Krupp Steel Works',
  'help.private-KSW':
    'A station in Essen (D13) for nothing and without a route, once a tile lies there. If all places are taken it stands beside them, and takes the next place that an upgrade opens.',
  'term.private-AMD': 'Aachen Mining District',
  'help.private-AMD':
    'Brings its buyer a share of 10% of ADR for nothing. ADR gets the money for it when it floats.',
  'term.private-CME': 'Director’s certificate of CME',
  'help.private-CME':
    'The last of the alternative package makes its buyer director of CME, which floats at once with 140 M. Another 210 M follow when track joins Deutz and Duisburg by way of Düsseldorf.',

  'term.tile': 'Track tile',
  'help.tile':
    'A company lays one tile in its turn: a new yellow one or an upgrade. It must extend track that the company reaches from one of its stations.',
  'term.upgrade': 'Upgrade',
  'help.upgrade':
    'A tile or printed hex is replaced by one of the next colour, with all its old track kept. Green comes with the first 3-train, brown with the first 5-train, grey with the first 8-train.',
  'term.terrain-cost': 'Terrain cost',
  'help.terrain-cost':
    'The amount printed on a hex is paid from the treasury for its first tile, and the amount printed on a tile for replacing it.',
  'term.station': 'Station token',
  'help.station':
    'Marks a city as the company’s own: every route needs one, and track is built from there. One can be placed in a turn, on a free place that a route reaches; prices are on the charter.',
  'term.home': 'Home station',
  'help.home':
    'The first station of a company, which it has for nothing from the start. If it has no track in the first turn, a tile must be laid there.',
  'term.blocked': 'Blocked city',
  'help.blocked':
    'A city whose places are all taken by others: routes may end there but not pass. Companies that have not floated block nobody.',
  'term.income-hex': 'Income hex',
  'help.income-hex': 'A hex with a city, a town or a red field: what trains earn money with.',
  'term.available-route': 'Available route',
  'help.available-route':
    'Connected track with one of the company’s stations on it, of any length. It uses no piece of track twice, does not turn back at a junction, and does not pass blocked cities.',
  'term.income-route': 'Income route',
  'help.income-route':
    'The part of an available route that a train runs: two income hexes at least, one with an own station, and no longer than the train allows. Trains of one company share no track.',
  'term.off-board': 'Off-board field',
  'help.off-board':
    'A red field at the edge of the map. Every route ends there, its value rises with the phases, and a station on it keeps the trains of all others out.',
  'term.eastern-ruhr': 'Eastern Ruhr',
  'help.eastern-ruhr':
    'The red field that is worth 20 M with the first of its four links built, and 10 M more with each further one. A train runs there once at most.',
  'term.metropolis': 'Rhine metropolis',
  'help.metropolis':
    'Duisburg, Düsseldorf and Köln, where the Rhine can be crossed. Building there costs money at every step. While the hex is yellow, its banks are separate cities.',
  'term.ferry': 'Ferry',
  'help.ferry':
    'On green metropolises trains cross the Rhine by ferry, and the route then counts the lower of the two values. Brown tiles have a bridge, which costs nothing.',

  'term.train': 'Train',
  'help.train':
    'Its number says how many cities and red fields its route may have. Towns on the way are free, and only one at the end of the route counts. All trains that can run must run.',
  'term.train-limit': 'Train limit',
  'help.train-limit':
    'The most trains that a company may own: four at first, later three, then two. When the limit falls, the director gives up what is too much to the Bank Pool for nothing.',
  'term.phase': 'Phase',
  'help.phase':
    'The first train of a new kind begins a phase. It may bring new tiles, more operating rounds and higher values, lower the train limit and send old trains away.',
  'term.obsolete': 'Obsolete',
  'help.obsolete':
    'Old trains leave the game without payment: 2-trains with the first 4-train, 3-trains with the first 6-train, 4-trains with the first 8-train. All others last.',
  'term.must-own-train': 'Train duty',
  'help.must-own-train': 'A company that could run a route must own a train at the end of its turn.',
  'term.forced-purchase': 'Forced purchase',
  'help.forced-purchase':
    'A train that must be bought without enough money. The company sells its own certificates first, then the director’s cash is used, then the director sells shares or takes a credit.',
  'term.credit': 'Bank credit',
  'help.credit':
    'What the bank lends a director in a forced purchase. It is never paid back, but twice the amount is taken off at the end of the game.',
  'term.dividend': 'Dividend',
  'help.dividend':
    'Revenue that is paid to the shareholders, a tenth for each share of 10%. If it is at least the stock value, that moves right; if it is less, it stays.',
  'term.withhold': 'Withhold',
  'help.withhold':
    'The whole revenue goes into the treasury instead of to the shareholders. The stock value then moves left.',
  'term.industry-bonus': 'Industry bonus',
  'help.industry-bonus':
    'A route with a coal mine and a steel mill earns 20 M more, 40 M from the brown phase on, and twice that with two of each.',
  'term.iron-rhine': 'Iron Rhine',
  'help.iron-rhine': 'A route that joins the Eastern Ruhr and Antwerpen earns 80 M more.',
  'term.rheingold': 'Rheingold Express',
  'help.rheingold':
    'The 8-train, a passenger train from Nijmegen or Arnhem that never passes Venlo and takes no notice of towns and industry. If it reaches Basel or Frankfurt, every Rhine metropolis on its route counts double.',
  'term.rheingold-token': 'Rheingold token',
  'help.rheingold-token':
    'A station on a Rhine metropolis for the 8-trains of one company alone, on no bank and in no place: stations of others do not shut it out. It is no station for track or for other trains.',
  'term.lime-quarry': 'Lime quarry',
  'help.lime-quarry':
    'With the alternative package a route that stops in the Angertal (E12) earns 10 M more for each steel mill on it. The Rheingold Express never does.',
  'term.target-card': 'Target card',
  'help.target-card':
    'A goal that lies open and is paid to its owner by the bank as soon as it is reached, once. Its number also decides who sits where. An option.',
  'term.destiny-card': 'Destiny card',
  'help.destiny-card':
    'A hidden goal for the end of the game. Everybody gets two and drops one after the first stock round; the other counts with the final scores. Who shares a first place gets nothing. An option.',

  'term.bank-broken': 'End of the game',
  'help.bank-broken':
    'The game ends when the bank cannot pay. Payments go on, and the set of operating rounds is played to its end; if it happens in a stock round, a whole set still follows.',
  'term.score': 'Final score',
  'help.score':
    'Private cash and shares at their stock value, less twice all credits. What companies own does not count.',
} as const;
