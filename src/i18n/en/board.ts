/** Words for what is on a board, wherever it is shown. */
export const board = {
  'colour.white': 'White',
  'colour.yellow': 'Yellow',
  'colour.green': 'Green',
  'colour.brown': 'Brown',
  'colour.gray': 'Grey',
  'colour.red': 'Red',
  'colour.blue': 'Blue',
  'colour.orange': 'Orange',

  'stop.city': 'City',
  'stop.town': 'Town',
  'stop.offboard': 'Off-board',

  'terrain.mountain': 'Mountain',
  'terrain.hill': 'Hill',
  'terrain.water': 'Water',
  'terrain.river': 'River',
  'terrain.city': 'Built-up area',

  'icon.coalmine': 'Coal mine',
  'icon.steelmill': 'Steel mill',
  'icon.harbour': 'Harbour',

  'board.fit': 'Show the whole board',
  'board.label': 'Board {name}',
  'board.keys':
    'Arrow keys move the board, plus and minus change its size, 0 shows all of it; with Shift the arrow keys choose a hex, and I tells about it.',
  'variant.standard': 'As printed',
} as const;
