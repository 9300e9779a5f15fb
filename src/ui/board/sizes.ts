/** Sizes in units of the board (a hex is 100 from centre to corner), chosen so that a whole board can be read on a tablet. */

export const letters = {
  name: 23,
  smallName: 20,
  value: 23,
  label: 25,
  cost: 22,
  number: 17,
  company: 20,
} as const;

export const widthOfTrack = 16;
export const casingOfTrack = 22;
/** Text stays this far from the middle of track. */
export const roomOfTrack = 14;
/** How far the track of an off-board area reaches into its hex. */
export const reachOfArrow = 34;
/** How far the track that a first tile must connect reaches into its hex. */
export const reachOfStub = 22;

export const radiusOfValue = 16.5;
export const boxOfValue = { width: 34, height: 27 } as const;
export const widthOfIcon = 34;
export const widthOfTerrain = 22;
