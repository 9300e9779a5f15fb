/** Words that 18LRA has beside those of 18Rhl, and those that mean something else there. */
export const glossary = {
  'term.scenario': 'Scenario',
  'help.scenario':
    'With three players only six corporations are in play. Blank tokens keep the homes of the other two until the end; they block no route and no red field.',
  'term.special-function': 'Special function',
  'help.special-function':
    'What the owner of a private company may do once, as director of the company that acts. A harbour token needs a route to its place; the tile at Mönchengladbach needs none.',
  'term.private-DEC': 'Dalheim Emigrant Camp',
  'help.private-DEC':
    'Active once track joins Dalheim and the right bank, or with the first 5-train. Then its owner gives the token to a company: its routes with Dalheim and a city on the right bank earn 20 M more.',
  'term.private-UH': 'Uerdingen Harbour',
  'help.private-UH':
    'Keeps the harbour place of E13, which the green tile opens. A company that its owner directs may place its harbour token there at the reduced price, by a route, until the first 5-train.',
  'term.private-NH': 'Neuss Harbour',
  'help.private-NH':
    'Keeps the harbour place of H14, which the green tile opens. A company that its owner directs may place its harbour token there at the reduced price, by a route, until the first 5-train.',
  'term.private-RH': 'Ruhrort Harbour',
  'help.private-RH':
    'Keeps the harbour place of B14, which the green tile opens. A company that its owner directs may place its harbour token there at the reduced price, by a route, until the first 5-train.',
  'term.private-RM': 'Rhineland’s Manchester',
  'help.private-RM':
    'From the green phase on its owner may lay one tile on H8 or I7, without a route and as the only tile of the turn, and at once a station there at its price. Brings a share of 10% of ADR.',
  'term.private-GKB': 'Geldernsche Kreisbahn',
  'help.private-GKB':
    'With the first 5-train it becomes a 2+4-train of a company that its owner directs, with a station of its own at Kevelaer. It stays there until the end of the game.',
  'term.kreisbahn': '2+4-train',
  'help.kreisbahn':
    'Runs from Kevelaer to one city or red field more, through four towns at most, without any bonus. Its revenue may be kept by itself, and each turn it allows one more tile that it can reach.',
  'term.upgrade': 'Upgrade',
  'help.upgrade':
    'A tile or printed hex is replaced by one of the next colour, with all its old track kept. Green comes with the first 3-train, brown with the first 5-train.',
  'term.green-border': 'Green border',
  'help.green-border': 'Hexes B6 and C11 take no tile before the green phase.',
  'term.harbour-token': 'Harbour token',
  'help.harbour-token':
    'A token for a harbour place, which green tiles have at E13, H14, B14 and B12. It is a station like any other and the only one of its turn. The last token on a charter may be turned over as an ordinary station.',
  'term.harbour-bonus': 'Harbour bonus',
  'help.harbour-bonus':
    'A route that stops at the company’s own harbour token earns 10 M more for every coal mine and steel mill on it.',
  'term.right-bank': 'Right bank',
  'help.right-bank':
    'For the emigrant camp: Oberhausen, Essen, Duisburg and Elberfeld, and from their green tiles on Ruhrort, Rheinhausen and Düsseldorf.',
  'term.ferry': 'Ferry',
  'help.ferry':
    'At Ruhrort, Rheinhausen and Düsseldorf green tiles cross the Rhine by ferry: a route that uses it counts the lower value. Brown tiles have a bridge, which costs nothing.',
  'term.obsolete': 'Obsolete',
  'help.obsolete':
    'Old trains leave the game without payment: 2-trains with the first 4-train, 3-trains with the first 6-train. All others last.',
  'term.iron-rhine': 'Iron Rhine',
  'help.iron-rhine': 'A route that joins Oberhausen or Essen with Antwerpen earns 80 M more.',
  'term.investor': 'Investor',
  'help.investor':
    'In a game for two a third party owns half of one corporation. From the second stock round on it takes the highest certificate it may, from the Bank Pool first, at most 20 % of a players’ corporation. It pays nothing, has no money and cannot win.',
  'term.investor-card': 'Investor card',
  'help.investor-card':
    'Whoever holds it lays tiles and stations for the Investor’s corporation. After each turn of that corporation it goes to the other player; as an option it may be kept for money.',
  'term.investors-way': 'The Investor’s way',
  'help.investors-way':
    'Every tile of the Investor’s corporation must shorten its way from home to its harbour; then it only upgrades. It makes the best run, pays out unless it takes a permanent train, and takes up to two trains of different types.',
  'term.link-bonus': 'Gladbach–Venlo',
  'help.link-bonus':
    'When track first joins a hex of Mönchengladbach and Venlo, GVE receives 100 M; if it has not floated yet, it does so when it floats.',
} as const;
