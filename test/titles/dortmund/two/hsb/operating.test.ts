import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@/engine/game/events';
import { boxAt, hsb, viewAt } from '@/titles/dortmund/hsb';
import { phasesAhead } from '@/ui/table/figures/depot';
import {
  acting,
  asked,
  brewing,
  cardsOf,
  converted,
  eventsOf,
  type Given,
  type GivenCompany,
  held,
  hsbStart,
  investor,
  itsRailway,
  listed,
  pass,
  played,
  priceIn,
  railwayOf,
  refused,
  skip,
  sound,
  stepIn,
  tens,
  told,
  twoState,
} from '../../../../support/hsb/two';

const inTrains = (given: Given & { cards?: readonly string[]; treasury?: number }) => {
  const { cards = [], treasury = 0, ...more } = given;
  return twoState({
    companies: { CME: itsRailway({ cards, treasury }), BME: railwayOf('B', 55) },
    operating: { company: 'CME', step: 'trains' },
    round: ['CME', 'BME'],
    ...more,
  });
};

/** What follows from a state by itself, once. */
function settled(state: ReturnType<typeof twoState>, events: GameEvent[]) {
  const draft = structuredClone(state);
  const due = hsb.at(state.setup).consequences!.find((each) => each.due(state, state))!;
  due.apply(draft, { emit: (event) => events.push(event) }, state, state);
  return sound(draft);
}

describe('[18DO 8.2.2.1] the Investor’s railway in Heat, Sweat & Beer', () => {
  it('[18DO 8.2.2, 8.4.2] is run by the holder of its card', () => {
    const state = inTrains({ cards: ['2A'], treasury: 200 });
    expect(asked(state)).toBe('A trains');
    expect(acting(inTrains({ treasury: 200, its: { cards: { railway: 'B', brewery: 'A' } } }))).toBe('B');
  });

  it('[18DO 8.2.2.1, example 30] withholds and must buy a 3, if it has only 2-trains in the third phase', () => {
    const state = twoState({
      phase: '3',
      companies: { CME: itsRailway({ cards: ['2A', '2A'] }) },
      operating: { company: 'CME', step: 'dividend', revenue: 40 },
    });
    const events: GameEvent[] = [];
    expect(settled(state, events).companies.CME!.treasury).toBe(40);
    expect(told(events)).toEqual([{ type: 'investor-shares', company: 'CME', reason: 'old' }]);
    const buying = twoState({
      phase: '3',
      companies: { CME: itsRailway({ cards: ['2A', '2A'], treasury: 180 }) },
      operating: { company: 'CME', step: 'trains' },
    });
    expect(refused(buying, skip)).toEqual({ code: 'investor-must-buy', rule: '8.2.2.1' });
    expect(listed(buying)).toEqual([{ type: 'buy-train', train: '3', from: 'depot' }]);
    const after = played(buying, { type: 'buy-train', train: '3', from: 'depot' });
    expect(cardsOf(after, 'CME')).toEqual(['2A', '2A', '3']);
  });

  it('[18DO 8.2.2.1, 8.4.5, W3, ruling 153] in grey begun by its round the phase is that of the newest card sold', () => {
    const gray = (cards: readonly string[]) => {
      const state = inTrains({ phase: '5', cards, treasury: 450 });
      state.grayBegun = true;
      return state;
    };
    expect(refused(gray(['4']), skip)).toEqual({ code: 'investor-must-buy', rule: '8.2.2.1' });
    expect(listed(gray(['5']), 'skip')).toEqual([skip]);
  });

  it('[18DO 6.1.2, 8.2.2.1, W3] both kinds of the first card are trains of the first phase', () => {
    const state = inTrains({ cards: ['2A'], treasury: 200, left: { '2A': 0 } });
    expect(listed(state)).toContainEqual(skip);
    expect(listed(state)).toContainEqual({ type: 'buy-train', train: '2B', from: 'depot' });
  });

  it('[18DO 8.2.2.1, W3] buys no train of the Bank Pool or of another railway, and sells none', () => {
    const pooled = inTrains({ cards: ['3'], treasury: 500, phase: '3', pool: ['3'] });
    expect(listed(pooled, 'buy-train').map(({ from }) => from)).toEqual(['depot']);
    const own = twoState({
      companies: {
        CME: itsRailway({ cards: ['2A', '2A'] }),
        BME: railwayOf('B', 55, { treasury: 100, cards: ['2A'] }),
      },
      operating: { company: 'BME', step: 'trains' },
    });
    const wanted = { type: 'buy-train-from', company: 'CME', train: '2A', price: 10 };
    expect(refused(own, wanted)).toEqual({ code: 'investor-keeps-trains', rule: '8.2.2.1' });
  });

  /** BME ends its turn, and then whatever CME could build is left alone, until it buys trains. */
  function bought(state: ReturnType<typeof twoState>) {
    let now = played(state, skip);
    while (stepIn(now).startsWith('CME/') && listed(now, 'skip').length > 0) now = played(now, skip);
    return now;
  }

  const poor = (cash: number, railway: Partial<GivenCompany>) =>
    twoState({
      phase: '3',
      cash: { [investor]: cash },
      companies: { CME: itsRailway(railway), BME: railwayOf('B', 55, { cards: ['3'], treasury: 200 }) },
      operating: { company: 'BME', step: 'trains' },
      round: ['BME', 'CME'],
    });

  it('[18DO 8.2.2.1, W5] without a train and money it sells as many of its certificates as it needs', () => {
    // without income the marker goes to 40: 30 and four certificates for 160
    const after = bought(poor(100, { treasury: 30 }));
    expect([cardsOf(after, 'CME'), held(after, 'pool', 'CME')]).toEqual([['3'], [10, 10, 10, 10]]);
    expect([after.companies.CME!.treasury, after.cash[investor]]).toEqual([10, 100]);
  });

  it('[18DO 8.2.2.1, W5, ruling 120] owes the bank what is still missing, and never goes bankrupt', () => {
    const after = bought(poor(25, { held: { [investor]: tens(3), A: tens(4) } }));
    expect([cardsOf(after, 'CME'), after.credits.CME, after.cash[investor]]).toEqual([['3'], 115, 0]);
    expect([priceIn(after, 'CME'), after.companies.CME!.floated]).toEqual([30, true]);
  });

  it('[18DO 8.2.2.1, W5] all that it earns repays that first; then it pays out again', () => {
    const state = twoState({
      phase: '3',
      credits: { CME: 115 },
      companies: { CME: itsRailway({ cards: ['3'] }) },
      operating: { company: 'CME', step: 'dividend', revenue: 100 },
    });
    const events: GameEvent[] = [];
    const after = settled(state, events);
    expect(told(events)).toEqual([
      { type: 'investor-shares', company: 'CME', reason: 'credit' },
      { type: 'investor-repays', company: 'CME', amount: 100, left: 15 },
    ]);
    expect([after.credits.CME, after.companies.CME!.treasury]).toEqual([15, 0]);
  });
});

describe('[18DO 8.4.5] the cards', () => {
  it('[18DO 8.4.5, ruling 90] are swapped after every Brewery Round', () => {
    const state = twoState({
      minors: {
        B3: { owner: 'A', cards: [] },
        B4: { owner: 'B', cards: [] },
        B5: { owner: investor, cards: ['S1'] },
      },
      beer: { 1: { regular: 2 } },
      brewing: { company: 'B5', step: 'brew' },
      set: { set: 1, number: 1, of: 2 },
    });
    const events = eventsOf(state, brewing([2]));
    expect(events).toContainEqual({ type: 'investor-cards-swapped', railway: 'B', brewery: 'A' });
    const after = played(state, brewing([2]));
    expect(after.deciders).toEqual({ CME: 'B', RIT: 'A', B5: 'A' });
    expect(after.round).toMatchObject({ kind: 'operating', number: 2 });
  });
});

describe('[18DO 8.4.5] the grey phase', () => {
  /** All pass: the stock round before this operating round ends. */
  const ending = (set: number, given: Given = {}, equipment = '5') =>
    converted(
      {
        stock: set,
        turn: 'A',
        phase: '5',
        cash: { A: 0, B: 0, [investor]: 0 },
        companies: { CME: itsRailway({ cards: ['5'] }), BME: railwayOf('B', 55, { cards: ['5'] }) },
        ...given,
      },
      { cards: [equipment] },
    );

  it('[18DO 8.4.5, ruling 91] begins with the fifth operating round at the latest', () => {
    const fourth = played(ending(4), pass, pass);
    expect(boxAt(fourth.setup).phases.of(fourth)).toMatchObject({ id: '5', colour: 'brown' });
    const state = ending(5);
    const events = eventsOf(played(state, pass), pass);
    expect(events).toContainEqual({ type: 'gray-begins', set: 5 });
    expect(events).toContainEqual({ type: 'export-field-emptied', cubes: 6 });
    const after = played(state, pass, pass);
    expect(boxAt(after.setup).phases.of(after)).toMatchObject({ id: '5', colour: 'gray', trainLimit: 2 });
    expect([after.exportCubes, after.beer]).toEqual([0, state.beer + 6]);
    const view = viewAt(after.setup);
    expect(view.phases.of(after).colour).toBe('gray');
    expect(phasesAhead({ state: after, view: view as never })[0]!.now).toMatchObject({ colour: 'gray' });
  });

  it('[18DO 8.4.5] does not begin again where a card of type 8 has begun it', () => {
    const state = ending(5, { phase: '8' });
    expect(eventsOf(played(state, pass), pass).map(({ type }) => type)).not.toContain('gray-begins');
  });

  it('[18DO 8.4.5, rulings 91, 116] lowers the limits: railways give trains up first, then breweries', () => {
    const state = ending(
      5,
      {
        phase: '4',
        companies: { CME: itsRailway({ cards: ['3', '3', '3'] }), BME: railwayOf('B', 55, { cards: ['3'] }) },
        minors: { B3: { owner: 'A', cards: ['2A', '2A'] }, B4: { owner: 'B', cards: ['2A'] } },
      },
      '3',
    );
    const after = played(state, pass, pass);
    expect(asked(after)).toBe('A discard-train');
    const next = played(after, { type: 'discard-train', train: '3' });
    expect(asked(next)).toBe('A discard-equipment');
  });

  it('[18DO 8.4.5, rulings 91, 122] cards of types 5, 6 and 8 still open segments and make trains obsolete', () => {
    const grown = ending(
      5,
      {
        phase: '4',
        left: { 4: 0 },
        minors: { B3: { owner: 'A', cards: ['2A'] }, B4: { owner: 'B', cards: ['2A'] } },
        companies: {
          CME: itsRailway({ cards: ['3'], treasury: 500 }),
          BME: railwayOf('B', 55, { cards: ['3'], treasury: 500 }),
        },
      },
      '3',
    );
    const gray = { ...played(grown, pass, pass) };
    expect(gray.segments.map(({ noDemand }) => noDemand)).toEqual([false, false, false, false, true, true]);
    const buying = structuredClone(gray);
    (buying.round as { turn: unknown }).turn = {
      company: 'BME',
      step: 'trains',
      finished: false,
      laid: [],
      tiles: 0,
      layBarred: false,
      stationUsed: false,
      revenue: 0,
    };
    const events = eventsOf(buying, { type: 'buy-train', train: '5', from: 'depot' });
    expect(events).toContainEqual({ type: 'phase', phase: '5', colour: 'gray' });
    expect(events).toContainEqual({ type: 'segment-opened', segment: 5 });
    expect(events.map(({ type }) => type)).not.toContain('export-field-emptied');
  });
});

describe('[18DO 8.5] the end', () => {
  it('comes after the last Brewery Round of the fifth operating round', () => {
    const last = (set: number) =>
      converted(
        {
          phase: '8',
          beer: { 6: { regular: 5 } },
          brewing: { company: 'RIT', step: 'equipment' },
          set: { set, number: 3, of: 3 },
          minors: { B3: { owner: 'A', cards: [] }, B4: { owner: 'B', cards: [] } },
        },
        { cards: ['8'], treasury: 900 },
      );
    expect(played(last(5), skip).over).toBe(true);
    expect(played(last(4), skip).round).toMatchObject({ kind: 'stock', number: 5 });
  });

  it('[18DO 6.6, 8.5, ruling 119] the richer of the two players wins; the Investor is not ranked', () => {
    const state = twoState({
      cash: { A: 100, B: 200, [investor]: 5000 },
      companies: { BME: railwayOf('A', 60) },
    });
    const scores = viewAt(state.setup).scores(state);
    expect(scores.map(({ player, total }) => [player, total])).toEqual([
      ['A', 100 + 300 + 100],
      ['B', 200 + 120],
    ]);
  });
});

describe('a table for two', () => {
  it('[18DO 8.2] keeps its promises: who directs what, and who holds the cards', () => {
    const { invariants } = hsb.at(hsbStart(['B3', 'B4', 'B5'], 2).setup);
    const broken = (state: ReturnType<typeof twoState>) =>
      invariants!.map((each) => each.broken(state)).filter(Boolean);
    const state = twoState({ companies: { BME: railwayOf('A', 60) } });
    expect(broken(state)).toEqual([]);
    const directing = state.certificates.map((card) =>
      card.company === 'BME' && card.director ? { ...card, holder: investor } : card,
    );
    expect(broken({ ...state, certificates: directing })).toContain('BME has the wrong director');
    expect(broken({ ...state, deciders: { CME: 'A', RIT: 'A', B5: 'A' } })).toContain('they are with A,A');
    const greedy = state.certificates.map((card) =>
      card.company === 'BME' && card.holder === 'charter' ? { ...card, holder: investor } : card,
    );
    expect(broken({ ...state, certificates: greedy })).toContain('it has 50 of BME');
  });
});
