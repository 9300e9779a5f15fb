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
} as const;
