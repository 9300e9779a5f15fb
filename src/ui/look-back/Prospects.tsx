import type { Instant } from '@/engine/game/timeline';
import { number, t } from '@/i18n/study';
import type { TableState } from '@/titles/view';
import type { Seat } from '../table/seat';
import { roundEnds } from '../table/time/story';
import { Rounds } from './Rounds';
import { turnsOf, type WorthAt, withChanges } from './turning';

interface ProspectsProps {
  seat: Seat;
  instants: readonly Instant<TableState>[];
  onShow: (at: number) => void;
}

/**
 * Where worth is only known at the end: what each player would have had if it had ended with each round. It fills while
 * the runs are searched.
 */
export function Prospects({ seat, instants, onShow }: ProspectsProps) {
  const all = roundEnds(instants).length;
  const turns = turnsOf(prospectsIn(seat), instants);
  const what =
    turns.length < all
      ? t('back.rounds.busy', { done: number(turns.length), all: number(all) })
      : t('back.rounds.ifOver');
  return <Rounds seat={seat} turns={withChanges(turns)} what={what} onShow={onShow} />;
}

function prospectsIn(seat: Seat): WorthAt {
  return (state) => {
    if (state.over) return seat.view.scores(state);
    let isKnown = true;
    const bestRun: Seat['bestRun'] = (asked, company) => {
      const run = seat.bestRun(asked, company);
      if (!run.result || run.searching) isKnown = false;
      return run;
    };
    const prospects = seat.game.ifOver?.({ ...seat, state, bestRun }) ?? [];
    return isKnown ? prospects.toSorted((a, b) => b.total - a.total) : undefined;
  };
}
