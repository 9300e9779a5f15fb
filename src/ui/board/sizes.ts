/** Sizes in units of the board (a hex is 100 from centre to corner), chosen so that a whole board can be read on a tablet. */

export const letters = {
  name: 27,
  smallName: 23,
  tinyName: 19,
  value: 26,
  label: 29,
  smallLabel: 24,
  tinyLabel: 19,
  cost: 26,
  number: 18,
  company: 22,
} as const;

export const widthOfTrack = 16;
export const casingOfTrack = 22;
/** Text stays this far from the middle of track. */
export const roomOfTrack = 14;
/** How far the track of an off-board area reaches into its hex. */
export const reachOfArrow = 34;
/** How far the track that a first tile must connect reaches into its hex. */
export const reachOfStub = 22;

export const radiusOfValue = 17.5;
/** A value of one phase beside those of others; in the wide ones letters that have grown do not run together. */
export const boxOfValue = { width: 37, ofPair: 41, wide: 45, height: 30 } as const;
export const widthOfIcon = 32;
export const widthOfTerrain = 22;
