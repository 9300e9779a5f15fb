import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@/engine/game/events';
import { hsb } from '@/titles/dortmund/hsb';
import { investor, itsRailway, sound, told, twoState } from '../../../../support/hsb/two';

/** Its railway has earned 60 with these trains, and nobody is asked what becomes of it. */
function shared(given: Parameters<typeof twoState>[0], cards: readonly string[]) {
  const state = twoState({
    ...given,
    companies: { CME: itsRailway({ cards }) },
    operating: { company: 'CME', step: 'dividend', revenue: 60 },
  });
  const events: GameEvent[] = [];
  const draft = structuredClone(state);
  const due = hsb.at(state.setup).consequences!.find((each) => each.due(state, state))!;
  due.apply(draft, { emit: (event) => events.push(event) }, state, state);
  const after = sound(draft);
  return { told: told(events), cash: after.cash[investor]! - state.cash[investor]! };
}

describe('[18DO 8.2.2.1] the newest type on sale', () => {
  const pays = { told: [{ type: 'investor-shares', company: 'CME', reason: 'newest' }], cash: 30 };

  it('[18DO 5.4.4, 8.2.2.1, W2] is type 2 while either kind of its cards is in the display', () => {
    expect(shared({}, ['2A'])).toEqual(pays);
    expect(shared({ left: { '2A': 0 } }, ['2A'])).toEqual(pays);
    expect(shared({ left: { '2A': 0 } }, ['2B'])).toEqual(pays);
  });

  it('[18DO 5.4.4, 8.2.2.1, W2] is type 3 once the last of them has left, bought or not', () => {
    const keeps = { told: [{ type: 'investor-shares', company: 'CME', reason: 'old' }], cash: 0 };
    expect(shared({ left: { '2A': 0, '2B': 0 } }, ['2A', '2B'])).toEqual(keeps);
    expect(shared({ left: { '2A': 0, '2B': 0 }, phase: '3' }, ['2A', '3'])).toEqual(pays);
  });
});
