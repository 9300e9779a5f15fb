/** Help in place for the minor variants, by their numbers in the booklet. */
export const variantsGlossary = {
  'term.mv-1': 'Limited export',
  'help.mv-1':
    'The blue number in a red area says how many cubes it still takes; more of them earn nothing. Where breweries are companies, beer is loaded for one area. The train must go there: if its way is blocked, through full hexes that pay nothing.',
  'term.mv-2': 'Rising building costs',
  'help.mv-2':
    'After each stock round every hex in town without a tile costs 10 more. Whoever builds there pays it all, and the marker is gone.',
  'term.mv-3': 'Closed coal mine',
  'help.mv-3':
    'A mine with a red cross takes plain track only. It is no stop, is worth nothing and gets no link.',
  'term.mv-4': 'First delivery',
  'help.mv-4':
    'The first run that brings beer to a red area which is paid for earns what its marker says, once.',
  'term.mv-5': 'Wagon way',
  'help.mv-5':
    'The mine has its link from the start, for nothing and without beer. It counts as soon as a tile lies there; further steps cost as usual.',
  'term.mv-6': 'Extra Station marker',
  'help.mv-6':
    'Once for each player, as the station of a turn: for 50 more a place at a mine with a link, where the token follows at once, or on a hex full of others, where it may. An empty place lets everybody through, and any railway may take it.',
  'term.mv-7': 'Final run marker',
  'help.mv-7':
    'Once for each player: a 2- or 3-train that becomes obsolete runs once more in the next turn of its railway. Until then it counts for no limit and cannot be sold.',
  'term.mv-8': 'Fifty Percent marker',
  'help.mv-8':
    'Once for each player, as a director: half the price of a station token; or half of an income paid out and the rest kept; or half the price of a train or of equipment, off that of another card.',
  'term.mv-9': 'Brewery marker of a player',
  'help.mv-9':
    'Once for each player: one beer cube more, for the private brewery, or delivered in Dortmund by a card of a brewery corporation.',
  'term.mv-10': 'Route marker K+K',
  'help.mv-10':
    'Once for each player, on a train, where it stays until the train leaves its railway: two neighbouring mines with links that follow each other on its route are one stop, and both pay.',
} as const;
