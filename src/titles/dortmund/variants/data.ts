/** [18DO-MV 1] beer that each red area takes, in the order of `areas`; drawn by lot in the last two. */
export const exportDemand = {
  equal: [6, 6, 6, 6, 6, 6, 6],
  unequal1: [10, 8, 6, 8, 4, 6, 12],
  unequal2: [8, 6, 5, 6, 4, 4, 10],
} as const;

/** The red areas by their groups on the map, as the book numbers them. */
export const areas = ['herne', 'enschede', 'hamm', 'siegerland', 'schwerte', 'hagen', 'witten'] as const;

/** [18DO-MV 2, ruling 96] so much more after each stock round, on hexes of this terrain without a tile. */
export const risingCosts = { add: 10, terrain: 'city' } as const;

/**
 * [18DO-MV 3, rulings 97, 141] mines nos. 20 and 22 have printed track: the set-up lays the plain tile that keeps it,
 * and no other fits.
 */
export const plainTrack = { H3: { tile: '8', turn: 1 }, H15: { tile: '9', turn: 0 } } as const;

/** [18DO-MV 4] dealt to the red areas. */
export const firstDelivery = [20, 10, 10, 10, 5, 5, 0] as const;

/** [18DO-MV 5] what the link of a wagon way is worth. */
export const wagonWayLink = 10;

/** [18DO-MV 6] on top of the price of the station. */
export const extraStationCost = 50;

/** [18DO-MV 7] trains for so many stops run once more when they become obsolete. */
export const keptStops = [2, 3] as const;
