import { putStation } from '@/engine/board/stations';
import type { PhaseDef } from '@/engine/finance/cards';
import { newValue } from '@/engine/game/draft';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import { builtBoard } from '@/engine/steps/state';
import { askForDiscards } from '@/engine/steps/trains';
import type { RhinelandBox } from '../box';
import { privateWith } from '../cards';
import type { PhaseEffect, RhinelandState } from '../state';
import { offer } from './bestow';
import { activateCamp } from './camp';
import { closePrivates } from './privates';

/** Do owners of privates decide something when a phase begins? Then one thing waits for the other. */
export function hasPhaseEffects({ privates }: RhinelandBox): boolean {
  return privates.some(({ power }) => power.kind === 'emigrantCamp' || power.kind === 'becomesTrain');
}

/** [18LRA 6.3, ruling 97] what the first train of a phase brings, in this order. */
export function planEffects(draft: RhinelandState, phase: PhaseDef): void {
  draft.effects = phase.closePrivates ? ['camp', 'close', 'train', 'discards'] : ['discards'];
}

/** One after the other, as soon as the owner of a private has decided what there was to decide. */
export function phaseEffects(box: RhinelandBox): Consequence<RhinelandState> {
  return {
    due: (state) => state.effects !== undefined && !state.decisions.some(({ kind }) => kind === 'bestow'),
    apply(draft, moment) {
      const effect = draft.effects!.shift()!;
      if (draft.effects!.length === 0) delete draft.effects;
      happen[effect](box, draft, moment);
    },
  };
}

const happen: Readonly<
  Record<PhaseEffect, (box: RhinelandBox, draft: RhinelandState, moment: Moment) => void>
> = {
  camp: activateCamp,
  close: (_box, draft, moment) => closePrivates(draft, moment),
  train: floatKreisbahn,
  discards: (box, draft, moment) => askForDiscards(box, draft, box.phases.of(draft), moment),
};

/** [18LRA 4.1.2 no. 6] its token comes to the place that was kept for it, its certificate becomes a train. */
function floatKreisbahn(box: RhinelandBox, draft: RhinelandState, moment: Moment): void {
  const each = privateWith(box.privates, 'becomesTrain');
  if (!each) return;
  const board = builtBoard(draft);
  const place = board.reserved.find(({ company }) => company === each.id)!;
  const reserved = board.reserved.filter((kept) => kept !== place);
  draft.board = putStation(newValue({ ...board, reserved }), place);
  offer(draft, each.id);
  moment.emit({ type: 'kreisbahn-floats', private: each.id, hex: place.hex });
}
