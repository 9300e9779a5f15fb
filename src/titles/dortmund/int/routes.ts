import { trainsOf, typeOf } from '@/engine/finance/trains';
import type { CompanyId } from '@/engine/game/ids';
import { everyStop, type RouteRules, type RunInput } from '@/engine/routes/types';
import { introduction } from '../cards';
import { hexValue } from '../rules/values';
import { box, network } from './box';
import type { IntState } from './state';

/** [18DO 3.2.2] no hex twice; values end in 0 or 5. */
const rules: RouteRules = { runAsManyAsPossible: true, hexOnce: true, unit: 5 };

/** [18DO 3.3] the one train of a company; every revenue hex counts, and the edge has its higher values. */
export function runInput(state: IntState, company: CompanyId): RunInput {
  const { board, graph, access } = network.of(state, company);
  const scene = { board, state: state.board, colour: introduction.valuesOf, company };
  return {
    graph,
    access,
    rules,
    trains: trainsOf(state, company).map(({ type }) => ({
      id: type,
      profile: {
        capacity: everyStop(typeOf(box.trains, type)!.stops),
        value: (visit) => hexValue(scene, visit),
      },
    })),
  };
}
