import { type BuildColour, buildColours, type Revenue } from './types';

/** Colours of tiles that may be laid once the phase has reached this one. */
export function coloursUpTo(colour: BuildColour): BuildColour[] {
  return buildColours.slice(1, buildColours.indexOf(colour) + 1);
}

/** A value by colour: the last one that the phase has reached. */
export function valueIn(revenue: Revenue, colour: BuildColour): number {
  if (typeof revenue === 'number') return revenue;
  let value = 0;
  for (const each of buildColours.slice(0, buildColours.indexOf(colour) + 1)) value = revenue[each] ?? value;
  return value;
}
