import type { Place } from '@/engine/board/stations';
import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import type { Route, Running } from '@/engine/routes/types';
import type { RailState } from '@/engine/steps/state';
import type { RhinelandBox } from '../../box';
import type { TargetCard } from '../../goals';
import type { RhinelandState } from '../../state';
import { payTarget } from './draft';
import { isReached, isRun } from './goals';

export { beginDraft, type DraftMove, targetDraft } from './draft';

/** Cards that wait for their goal, with their owners, in the order of their numbers [ruling 137]. */
function waitingIn({ targetCards = [] }: RhinelandBox, { targets = [] }: RhinelandState) {
  return targetCards.flatMap((card) => {
    const held = targets.find(({ target }) => target === card.id);
    return held?.owner && !held.paid ? [{ card, owner: held.owner }] : [];
  });
}

/** [18Rhl 8.4.1, rulings 129, 137] after every tile, station, change of director and floating, whoever it was. */
export function targetsPay(box: RhinelandBox): Consequence<RhinelandState> {
  const reached = (state: RhinelandState): TargetCard | undefined =>
    waitingIn(box, state).find(({ card: { goal }, owner }) => isReached(box, state, owner, goal))?.card;
  return {
    due(state, before) {
      const isSame = state.board === before.board && state.certificates === before.certificates;
      return !isSame && !state.over && reached(state) !== undefined;
    },
    apply: (draft, moment, state) => payTarget(draft, reached(state)!, moment),
  };
}

/** Pays for what a company has just done, if its director has a card for it [ruling 136]. */
function payDeed(
  box: RhinelandBox,
  draft: RailState,
  company: CompanyId,
  isDone: (card: TargetCard) => boolean,
  moment: Moment,
): void {
  const state = draft as RhinelandState;
  const director = directorOf(state, company);
  for (const { card, owner } of waitingIn(box, state)) {
    if (owner === director && isDone(card)) payTarget(state, card, moment);
  }
}

/** The trains of a company have run. */
export function payForRun(
  box: RhinelandBox,
  draft: RailState,
  company: CompanyId,
  run: readonly Running<Route>[],
  moment: Moment,
  before: RailState,
): void {
  if (!box.targetCards) return;
  const { graph, board } = box.network.of(before, company);
  const scene = { board, state: before.board, colour: box.phases.of(before).colour };
  const isDone = ({ goal }: TargetCard) => run.some(({ route }) => isRun(scene, graph, route, goal));
  payDeed(box, draft, company, isDone, moment);
}

/** A company has built a station. */
export function payForStation(
  box: RhinelandBox,
  draft: RailState,
  company: CompanyId,
  { hex }: Place,
  moment: Moment,
): void {
  const isDone = ({ goal }: TargetCard) => goal.kind === 'placesStation' && goal.hexes.includes(hex);
  payDeed(box, draft, company, isDone, moment);
}
