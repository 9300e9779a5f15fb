import type { PhaseDef, TrainType } from '@/engine/finance/cards';
import { obsoleteBy, typesOnSale } from '@/engine/finance/trains';
import type { TrainId } from '@/engine/game/ids';
import type { Seat } from '../seat';

export interface TrainRow {
  readonly type: TrainType;
  readonly left: number;
  readonly inPool: number;
  /** With companies. */
  readonly running: number;
  readonly onSale: boolean;
  readonly gone: boolean;
}

export interface PhaseChange {
  readonly phase: PhaseDef;
  readonly now: PhaseDef;
  /** Types that leave the game and are still about: on charters or in the Bank Pool. */
  readonly scraps: readonly { readonly type: TrainId; readonly count: number }[];
}

export function trainRows({ state, view }: Pick<Seat, 'state' | 'view'>): TrainRow[] {
  const onSale = typesOnSale(view.trains, state);
  return view.trains.map((type) => {
    const cards = state.trains.filter((card) => card.type === type.id);
    const at = (place: string) => cards.filter((card) => card.at === place).length;
    const left = at('depot');
    const inPool = at('pool');
    const used = cards.filter((card) => card.as !== undefined && card.at !== 'gone').length;
    const running = cards.length - left - inPool - used - at('gone') - at('kept');
    return {
      type,
      left,
      inPool,
      running,
      onSale: onSale.includes(type),
      gone: left + inPool + running + used + at('kept') === 0,
    };
  });
}

export function phaseNow({ state, view }: Pick<Seat, 'state' | 'view'>): PhaseDef {
  return view.phases.of(state);
}

/** What each phase still to come will change, the next one first. */
export function phasesAhead(seat: Pick<Seat, 'state' | 'view'>): PhaseChange[] {
  const { state, view } = seat;
  const present = phaseNow(seat);
  const ahead = phasesAfter(seat, present);
  return ahead.map((phase, i) => ({
    phase,
    now: i === 0 ? present : ahead[i - 1]!,
    scraps: obsoleteBy(view.trains, phase.on).map((type) => ({
      type,
      count: state.trains.filter(
        (card) => card.type === type && card.at !== 'depot' && card.at !== 'gone' && card.as === undefined,
      ).length,
    })),
  }));
}

function phasesAfter({ state, view: { phases } }: Pick<Seat, 'state' | 'view'>, present: PhaseDef) {
  const told = phases.ahead?.(state);
  if (told) return told;
  const from = phases.all.findIndex(({ id }) => id === present.id);
  return phases.all.slice(from + 1);
}
