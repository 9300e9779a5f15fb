/** Help in place for the Short Game: `term.` is what a thing is called, `help.` says in a sentence or two what it is. */
export const glossary = {
  'term.player-round': 'Player round',
  'help.player-round':
    'Every player has one turn: they must take a certificate, and may then act once for a company that they direct. How many rounds there are depends on the number of players.',
  'term.train-round': 'Train round',
  'help.train-round':
    'Comes after every second player round, with three players after every third, and after the last one. Every train runs once, in alphabetical order of the companies.',
  'term.display': 'Display',
  'help.display':
    'The stacks of certificates that nobody has yet. Only the top one of a stack can be taken, the director’s certificate first.',
  'term.company': 'Company',
  'help.company':
    'A railway with station tokens and one train. It belongs to all who hold its shares; its director acts for it.',
  'term.director': 'Director',
  'help.director':
    'Whoever takes the director’s certificate, with the charter and the next train. A player who comes to hold more shares takes over at once, for ordinary certificates of the same worth.',
  'term.certificate-limit': 'Certificate limit',
  'help.certificate-limit':
    'Whoever is above it gives certificates up to the Bank Pool: before the director action, or at once after losing a directorship. A director’s certificate always stays.',
  'term.bank-pool': 'Bank Pool',
  'help.bank-pool':
    'Where certificates lie that were given up. Nobody takes them back, and they earn nothing.',
  'term.director-action': 'Director action',
  'help.director-action':
    'One thing for one company that you direct: a tile, a station, a new train for an obsolete one, or a swap of the trains of two of your companies. It costs nothing, and you may leave it out.',
  'term.tile': 'Tile',
  'help.tile':
    'A yellow tile that extends a route of your company, or an upgrade on its route. From the brown phase on two yellow tiles for the same company, or one upgrade.',
  'term.station': 'Station token',
  'help.station':
    'Opens a city to its company, and shuts it to others once all its places are taken. On a red field it keeps everybody else out. One on each hex, where a route leads.',
  'term.harbour': 'Harbour token',
  'help.harbour':
    'Goes into the place with the anchor that harbour tiles have from green on, wherever a route leads. As an ordinary station it may be used once it is the last token left.',
  'term.train-card': 'Train',
  'help.train-card':
    'A company has one. Its number says how many cities and red fields its route may count; a town counts only at an end.',
  'term.obsolete': 'Obsolete',
  'help.obsolete':
    'An obsolete train runs on until it is replaced by the next one of the display. 2-trains are obsolete from the first 4-train on, 3-trains from the first 6-train on.',
  'term.obsolete-four': 'Obsolete 4-train',
  'help.obsolete-four': '4-trains are obsolete from the first 8-train on. 5-, 6- and 8-trains are permanent.',
  'term.permanent': 'Permanent train',
  'help.permanent':
    '4-, 5- and 6-trains never become obsolete here: a company that has one gets no other from the display, but may swap with another company of the same director.',
  'term.phase': 'Phase',
  'help.phase':
    'Begins with the first train of a kind that is taken. It opens a colour of tiles and raises the values of red and grey fields.',
  'term.dividend': 'Dividend',
  'help.dividend':
    'A tenth of the revenue for every 10% that a player holds. What nobody holds earns nothing.',
  'term.industry-bonus': 'Industry bonus',
  'help.industry-bonus':
    'A route with a coal mine and a steel mill is worth 20 M more, from the brown phase on 40 M; with two of each, twice as much.',
  'term.harbour-bonus': 'Harbour bonus',
  'help.harbour-bonus':
    'A route that stops at the company’s own harbour token is worth 10 M more for each coal mine and steel mill on it.',
  'term.iron-rhine': 'Iron Rhine',
  'help.iron-rhine': 'A route from the north-east of the map to Antwerp is worth 80 M more.',
  'term.rheingold': 'Rheingold Express',
  'help.rheingold':
    'The 8-train. It begins at Nijmegen or Arnhem and passes towns as if they were not there; on the way to Basel or Frankfurt every metropolis of the Rhine counts twice.',
  'term.score': 'Score',
  'help.score': 'All dividends together. Whoever has received the most wins.',
} as const;
