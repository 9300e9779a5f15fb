import { directorOf } from '@/engine/finance/certificates';
import { clockwiseFrom, seatsOf } from '@/engine/finance/seats';
import type { PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { RuhrBox } from '../../box';
import type { MontanRoundState, RuhrState } from '../../state';

/** Owners of active private Montan companies, by the lowest number that each has. */
function owners(box: RuhrBox, state: RuhrState): PlayerId[] {
  const inOrder = box.active.map(({ id }) => directorOf(state, id)).filter((player) => player !== null);
  return [...new Set(inOrder)];
}

export function ownsMontan(box: RuhrBox, state: RuhrState, player: PlayerId): boolean {
  return box.active.some(({ id }) => directorOf(state, id) === player);
}

/** [18Ruhr 3.2, ruling 9] who has none follows in seating order from the Priority Deal. */
export function dealCards(box: RuhrBox, draft: RuhrState, moment: Moment): void {
  const first = owners(box, draft);
  const others = clockwiseFrom(seatsOf(draft), draft.priority).filter((player) => !first.includes(player));
  handCards(draft, [...first, ...others], moment);
}

/**
 * [18Ruhr 12.4, rulings 99, 110] dealt anew at the end of a Montan Round: who had none before it keeps their order, then
 * those who converted their last one, then those who merged it, as it happened.
 */
export function dealCardsAgain(box: RuhrBox, draft: RuhrState, moment: Moment): void {
  const { converted, merged } = draft.round as MontanRoundState;
  const first = owners(box, draft);
  const lost = [...converted, ...merged];
  const hadNone = draft.cards.filter((player) => !first.includes(player) && !lost.includes(player));
  const next = [...first, ...hadNone, ...lost.filter((player) => !first.includes(player))];
  handCards(draft, next, moment);
}

function handCards(draft: RuhrState, players: PlayerId[], moment: Moment): void {
  draft.cards = players;
  moment.emit({ type: 'order-cards', players });
}
