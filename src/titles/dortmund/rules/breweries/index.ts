export { breweryOf, changeCubes, hasMarker, usableCubes } from './cubes';
export { breweryWith, type MarkerBox, markerWith, useMarker } from './markers';
export type { BreweryGame, BreweryParts, BreweryState, MarkerPlace } from './state';
export {
  assignRule,
  type BreweryMove,
  turnAllOver,
  turnOverRule,
  type WhoseTurn,
  withMarkerOfDirector,
} from './turning-over';
