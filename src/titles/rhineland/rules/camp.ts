import { graphOf, type StopNode } from '@/engine/board/graph';
import { trackJoins } from '@/engine/board/joins';
import { type BoardState, buildColours } from '@/engine/board/types';
import { newValue } from '@/engine/game/draft';
import type { CompanyId, HexId, PrivateId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import { builtBoard } from '@/engine/steps/state';
import type { RhinelandBox } from '../box';
import { type PowerOf, privateWith } from '../cards';
import type { RhinelandState } from '../state';
import { offer } from './bestow';

type Camp = PowerOf<'emigrantCamp'>;

/** How the token on the map lies: under construction, or active. */
export const campTokens = { building: 'campBuilding', active: 'campActive' } as const;

/** [18LRA 4.1.2 no. 1, ruling 84] hexes whose cities lie on the right bank now: some only once they are green. */
export function rightBankNow(
  box: Pick<RhinelandBox, 'board'>,
  { rightBank }: Camp,
  board: BoardState,
): HexId[] {
  const isGreen = (hex: HexId) => {
    const laid = board.tiles[hex];
    const colour = laid && box.board.tiles[laid.tile]!.colour;
    const at = (buildColours as readonly (string | undefined)[]).indexOf(colour);
    return at >= buildColours.indexOf('green');
  };
  return [...rightBank.always, ...rightBank.onceUpgraded.filter(isGreen)];
}

export function isActive(state: RhinelandState, id: PrivateId): boolean {
  return state.bestowed !== undefined && Object.hasOwn(state.bestowed, id);
}

/** The corporation whose routes to the camp bring more. */
export function holderOf(state: RhinelandState, id: PrivateId): CompanyId | undefined {
  return state.bestowed?.[id] ?? undefined;
}

/** Turns the token over; the other one is for a corporation of the owner. */
export function activateCamp(box: RhinelandBox, draft: RhinelandState, moment: Moment): void {
  const camp = privateWith(box.privates, 'emigrantCamp');
  if (!camp || isActive(draft, camp.id)) return;
  const { hex } = camp.power;
  const board = builtBoard(draft);
  draft.board = newValue({ ...board, markers: { ...board.markers, [hex]: [campTokens.active] } });
  offer(draft, camp.id);
  moment.emit({ type: 'camp-active', private: camp.id, hex });
}

/** [18LRA 4.1.2 no. 1, ruling 84] at once when track leads to a city on the right bank, stations ignored. */
export function campOpens(box: RhinelandBox): Consequence<RhinelandState> {
  const camp = privateWith(box.privates, 'emigrantCamp');
  return {
    due(state, before) {
      if (!camp || isActive(state, camp.id) || state.board.tiles === before.board.tiles) return false;
      const there = rightBankNow(box, camp.power, state.board);
      const at = (hexes: readonly HexId[]) => (stop: StopNode) => hexes.includes(stop.hex);
      return trackJoins(graphOf(box.board, state.board), [at([camp.power.hex]), at(there)]);
    },
    apply: (draft, moment) => activateCamp(box, draft, moment),
  };
}
