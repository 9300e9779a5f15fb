import type { Phases } from '@/engine/finance/phases';
import type { Moment } from '@/engine/game/move';
import { askForDiscards as askForTrains, type TrainRules } from '@/engine/steps/trains';
import type { HsbBox, HsbPhase } from '../../hsb/box';
import { askForDiscards } from '../../hsb/brewing/equipment-limit';
import { emptyExportField } from '../../hsb/rails/cards';
import type { HsbState } from '../../hsb/state';
import { twoPlayerBrewing } from '../../hsb-cards';

/**
 * [18DO 8.4.5, rulings 91, 122] once grey has begun by the number of the round, colour and limits are those of its phase;
 * trains still rust and segments still open by the cards that leave the display.
 */
export function phasesWithGray({ all, of }: Phases<HsbPhase>): Phases<HsbPhase> {
  const { exportCubesToStock: _, ...gray } = all[all.length - 1]!;
  const grayed = new Map(
    all.map(({ id, on, opensSegment }): [string, HsbPhase] => [
      id,
      { ...gray, id, on, ...(opensSegment !== undefined && { opensSegment }) },
    ]),
  );
  type Table = Pick<HsbState, 'trains' | 'grayBegun'>;
  const asTold = (state: Table, phase: HsbPhase) => (state.grayBegun ? grayed.get(phase.id)! : phase);
  return {
    all,
    of: (state: Table) => asTold(state, of(state)),
    ahead: (state: Table) => all.slice(all.indexOf(of(state)) + 1).map((phase) => asTold(state, phase)),
  };
}

/** [18DO 8.4.5] grey begins with the fifth Operating Round at the latest. */
export function beginGrayAtLatest(
  box: HsbBox,
  cards: TrainRules,
  draft: HsbState,
  set: number,
  moment: Moment,
): void {
  const { grayFromOperatingRound } = twoPlayerBrewing;
  if (!box.investor || set < grayFromOperatingRound || box.phases.of(draft).colour === 'gray') return;
  draft.grayBegun = true;
  moment.emit({ type: 'gray-begins', set });
  emptyExportField(draft, moment);
  // [ruling 116] railways first, in operating order, then breweries: what is asked last is answered first
  askForDiscards(box, draft, draft.breweryOrder, moment);
  askForTrains(cards, draft, box.phases.of(draft), moment);
}
