import type { Move } from '@/engine/game/move';
import type { Objection, RefusalParams } from '@/engine/game/refusal';
import { sections } from '../rules/sections';
import type { RhinelandState } from '../state';
import { alternativePrivates, dearStations } from './alternative';

/** [18Rhl 8.5] The alternative package has sections of its own for what it brings. */
export function sectionOf(objection: Objection, move: Move, state: RhinelandState): string | undefined {
  if (objection.code === 'station-too-dear') return isDear(move, state) ? '8.5.3' : undefined;
  const isOfPrivate = sections[objection.code as keyof typeof sections] === '4.1.1';
  return isOfPrivate && alternativePrivates.some(({ id }) => id === privateOf(objection, move))
    ? '8.5.2'
    : undefined;
}

/** The private company that a refusal is about: its own words say which, or its power is the move. */
function privateOf({ code, params }: Objection, move: Move): unknown {
  return code === 'lay-not-here' ? part(move, 'private') : (params as RefusalParams).private;
}

/** [18Rhl 8.5.3] Is it the price of a red field that is too much? */
function isDear(move: Move, { setup }: RhinelandState): boolean {
  return (
    setup.options.alternativePackage === true && dearStations.hexes.some((hex) => hex === part(move, 'hex'))
  );
}

function part(move: Move, name: string): unknown {
  return (move as Move & Record<string, unknown>)[name];
}
