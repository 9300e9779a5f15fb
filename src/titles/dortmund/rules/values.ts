import { stationsAt } from '@/engine/board/access';
import { valueIn } from '@/engine/board/colours';
import type { StopNode } from '@/engine/board/graph';
import type { BoardDef, BoardState, BuildColour } from '@/engine/board/types';
import type { CompanyId } from '@/engine/game/ids';
import type { Visit } from '@/engine/routes/types';
import { freightYard } from '../cards';
import { linkValue } from './links';

/** The board of one moment, for working out what hexes are worth to a company. */
export interface ValueScene {
  readonly board: BoardDef;
  readonly state: BoardState;
  /** Red areas and grey towns have two values: the higher one from brown on. */
  readonly colour: BuildColour;
  readonly company: CompanyId;
}

/** [18DO 3.3, 4.5.6.1] the printed value, with the link of a mine or mill, or what a freight yard is worth. */
export function hexValue(scene: ValueScene, { stops }: Pick<Visit, 'stops'>): number {
  const stop = stops[0]!;
  if (stop.def.revenueRule === 'freightyard') return yardValue(scene, stop);
  return valueIn(stop.def.revenue, scene.colour) + linkValue(scene.state, stop.hex);
}

/** More for each token there, whoever's it is, but only for a company that has one of them. */
function yardValue({ board, state, company }: ValueScene, stop: StopNode): number {
  const tokens = stationsAt(board, state, stop);
  const isThere = tokens.some((token) => token.company === company);
  return freightYard.base + (isThere ? freightYard.perToken * tokens.length : 0);
}
