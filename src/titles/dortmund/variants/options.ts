import type { OneOption, OptionDefs } from '@/engine/game/options';

/** [18DO-MV 3, 5, ruling 140] so many mines are drawn. */
const drawnMines = {
  kind: 'one',
  of: ['none', 'three', 'four', 'five'],
  usual: 'none',
} as const satisfies OneOption;

/** [18DO-MV, rulings 93, 144] the ten minor variants: any of them together, in every game of the box with money. */
export const variantOptions = {
  /** [18DO-MV 1] red areas take only so much beer. */
  exportDemand: {
    kind: 'one',
    of: ['unlimited', 'equal', 'unequal1', 'unequal2', 'random1', 'random2'],
    usual: 'unlimited',
  },
  /** [18DO-MV 2] building in town grows dearer with every stock round. */
  risingCosts: { kind: 'flag', usual: false },
  /** [18DO-MV 3] mines that are exhausted. */
  closedMines: drawnMines,
  /** [18DO-MV 4] more for the first beer in a red area. */
  firstDelivery: { kind: 'flag', usual: false },
  /** [18DO-MV 5] mines that are linked from the start. */
  wagonWays: drawnMines,
  /** [18DO-MV 6] one more place for a station, once for each player. */
  extraStation: { kind: 'flag', usual: false },
  /** [18DO-MV 7] one more run of a train that became obsolete, once for each player. */
  oneTimeMore: { kind: 'flag', usual: false },
  /** [18DO-MV 8] half of a price, a dividend or a card, once for each player. */
  fiftyPercent: { kind: 'flag', usual: false },
  /** [18DO-MV 9] one more cube of beer, once for each player. */
  moreBeer: { kind: 'flag', usual: false },
  /** [18DO-MV 10] two mines as one stop for one train of each player. */
  cleverRoute: { kind: 'flag', usual: false },
} as const satisfies OptionDefs;
