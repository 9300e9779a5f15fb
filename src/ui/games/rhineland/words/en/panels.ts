/** Panels and views of the games of the Rhineland. */
export const panels = {
  'lra.harbour': 'harbour token',
  'lra.harbour.turned': 'harbour token turned over',
  'lra.apart': 'Pay {amount} per share, keep the 2+4',
  'lra.apart.confirm': 'Pay, but keep what the 2+4 has brought',
  'lra.stays': 'stays for ever',

  'lra.company.harbour': 'Harbour token',
  'lra.company.harbour.left': '{reduced} with the private, otherwise {full}',
  'lra.company.harbour.at': 'at {hex}',
  'lra.company.harbour.turned': 'turned over as a station',
  'lra.company.feature': 'Special feature',
  'lra.company.tokens': 'Tokens of privates',
  'lra.feature.twoYellowTilesInFirstOperatingRound': 'two yellow tiles in its first turn',
  'lra.feature.stationWithoutRoute': 'a station at {hex} needs no route',
  'lra.feature.linkBonus': '{amount} when track joins Mönchengladbach and Venlo',
  'lra.feature.harbourPrice': 'its harbour token costs {amount} at {hex}',

  'lra.investor.short': 'Inv.',
  'lra.investor.card': 'Holds the Investor card: acts for the Investor’s corporation',

  'lra.phase.camp': 'The emigrant camp at Dalheim is active',
  'lra.phase.kreisbahn': 'The Kreisbahn becomes a 2+4-train',
  'lra.phase.harbours': 'Harbour places are open to all',
  'lra.effect.camp': 'Emigrant camp',
  'lra.effect.camp.active': 'active',

  'rl.hint.auction':
    'Buy the private company with the lowest number, bid for a later one, or pass. Each pays its owner in every operating round, and each can do something no other can.',
  'rl.hint.contest':
    'Several have bid for this private company. You raise by at least 5 M or pass; whoever passes is out and gets their money back.',
  'rl.hint.first-stock':
    'Found a corporation by taking its director’s certificate, or buy one certificate. Once enough of it is bought, it floats and has money to build. Nothing is sold in this round.',
  'rl.hint.stock':
    'Sell as much as you like, then buy one certificate. What you sell of a corporation you cannot buy again in this round, and its value falls by one space.',
  'rl.hint.first-track':
    'Track begins at the home station: lay a tile there, or lead on what is there already. What you lay now can be run over in this same turn.',
  'rl.hint.track':
    'Lay a yellow tile where your track goes on, or upgrade one that it reaches: more cities, or richer ones, bring more in this same turn.',
  'rl.hint.station':
    'A further station is paid from the treasury. Routes can begin there, and others cannot run through a city that is full.',
  'rl.hint.run':
    'The best run is found for you. A train serves as many cities as its number says; towns count only at the end of a route.',
  'rl.hint.dividend':
    'Paid out, it goes to all who hold shares; if it is at least the value, the value moves right. Withheld, it fills the treasury, and the value moves left.',
  'rl.hint.trains':
    'New trains come by size; the first of a size opens better tiles and in time makes the oldest trains obsolete. A corporation with a route must own a train.',
  'rl.hint.power-station':
    'A private company of yours opens this place, whether track leads there or not. You can also leave it.',
  'rl.hint.bestow': 'A private company of yours gives this to one of your corporations, for good.',
  'rl.hint.agree-train':
    'Any price from 1 M can be agreed on. The money goes to the treasury of the corporation that sells.',
  'rl.hint.discard-train':
    'The corporation has more trains than it may. The train goes to the Bank Pool for nothing, where others can buy it at its printed price.',
  'rl.hint.raise-money':
    'After the treasury its own certificates are sold, then the director pays in cash, and only then sells shares or takes a credit that counts double against him in the end.',
} as const;
