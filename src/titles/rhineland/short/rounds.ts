import { seatsOf } from '@/engine/finance/seats';
import type { Moment } from '@/engine/game/move';
import type { ShortBox } from './box';
import type { ShortState } from './state';

export function beginPlayerRound(box: ShortBox, draft: ShortState, number: number, moment: Moment): void {
  const of = box.rounds.playerRounds;
  const turn = seatsOf(draft)[0]!;
  draft.round = { kind: 'player', number, of, turn, step: 'take', builders: [] };
  moment.emit({ type: 'player-round', number, of });
}

export function beginTrainRound(box: ShortBox, draft: ShortState, after: number, moment: Moment): void {
  const of = box.rounds.trainRounds;
  const number = Math.ceil(after / box.rounds.playerRoundsPerTrainRound);
  draft.round = { kind: 'train', number, of, after, company: box.order[0]! };
  draft.runs = [];
  moment.emit({ type: 'train-round', number, of });
}
