import { describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { investor } from '@/engine/investor/state';
import { beerValue } from '@/titles/dortmund/board';
import { boxAt, trg, viewAt } from '@/titles/dortmund/trg';
import {
  acting,
  bid,
  eventsOf,
  found,
  held,
  listed,
  pass,
  played,
  refused,
  sound,
  spaceOf,
} from '../../../../support/trg/table';
import { twoStart, twoState } from '../../../../support/trg/two';

const setupOf = (seed: number) => ({
  title: '18do-trg',
  players: ['A', 'B'].map((id) => ({ id, name: id })),
  seed,
  options: {},
});

describe('the map for two', () => {
  const { board, companies } = boxAt(setupOf(1));

  it('[18DO 8.1] is smaller: Siegerland has moved to G18, and beer is worth 40 there', () => {
    expect(Object.keys(board.hexes)).toHaveLength(75);
    for (const hex of ['F19', 'G20', 'H17', 'H19', 'I16', 'I18', 'I20'])
      expect(board.hexes).not.toHaveProperty(hex);
    expect(board.hexes.G18).toMatchObject({ colour: 'red', group: 'siegerland' });
    expect(beerValue.G18).toBe(40);
  });

  it('[18DO 8.3.1] the Hansabahn and tiles with a pink frame are not in play', () => {
    expect(companies.map(({ id }) => id)).toEqual(['BME', 'CME', 'RhE', 'KWE', 'DGEE', 'DHB']);
    for (const tile of ['1938', '1941', '1943', '1944', '1945', '1953'])
      expect(board.tiles).not.toHaveProperty(tile);
  });
});

describe('the table for two', () => {
  it('[18DO 8.3.1, rulings 84, 85] 9000 in the bank, 375 for everybody, the Investor on the left of both', () => {
    const { state } = begin(trg, setupOf(7));
    sound(state);
    expect(state.holders).toEqual([...state.seats, investor]);
    expect(Object.values(state.cash)).toEqual([375, 375, 375]);
    expect(state.bank).toBe(9000 - 3 * 375);
    expect(Object.keys(state.breweries)).toHaveLength(3);
    const { certificateLimit, shareLimit } = viewAt(state.setup);
    expect([certificateLimit(state), shareLimit?.(state)]).toEqual([17, 70]);
  });

  it('[18DO 8.2, 8.3.1, ruling 86] one of four railways is drawn for the Investor, its marker on the coloured 50', () => {
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { state, events } = begin(trg, setupOf(seed));
      const [company] = state.investor!.companies;
      drawn.add(company!);
      expect(events).toContainEqual({ type: 'investors-railway', company, price: 50 });
      expect(spaceOf(state, company!)).toEqual([5, 2]);
      expect(state.companies[company!]).toMatchObject({ founded: false, floated: false });
    }
    expect([...drawn].sort()).toEqual(['BME', 'CME', 'KWE', 'RhE']);
  });
});

describe('the starting round for two', () => {
  const bought = (a: readonly [string, number], b: readonly [string, number]) =>
    played(twoStart(), bid(...a), bid(...b));

  it('[18DO 8.3.2] only the players bid; nobody bids for the third brewery', () => {
    const state = twoStart();
    expect(acting(played(state, bid('B1', 20)))).toBe('B');
    expect(acting(played(state, bid('B1', 20), bid('B1', 30)))).toBe('A');
  });

  it('[18DO 8.3.2, ruling 139] the Investor buys what is left at its lowest space', () => {
    const events = eventsOf(played(twoStart(), bid('B1', 30)), bid('B3', 70));
    expect(events).toContainEqual({ type: 'private-sold', private: 'B2', player: investor, amount: 40 });
    const state = bought(['B1', 30], ['B3', 70]);
    expect(state.privates.B2!.owner).toBe(investor);
    expect(state.cash).toEqual({ A: 345, B: 305, investor: 335 });
  });

  it('[18DO 8.3.2, example 24] breweries paid 40 and 60: whoever paid 40 chooses a card', () => {
    const state = bought(['B3', 60], ['B2', 40]);
    expect(state.decisions).toEqual([{ kind: 'choose-card', by: 'B' }]);
    expect(listed(state)).toEqual([
      { type: 'choose-card', card: 'priority' },
      { type: 'choose-card', card: 'investor' },
    ]);
  });

  it('[18DO 8.3.2, ruling 15] the printed price counts, whatever was bid', () => {
    expect(bought(['B2', 70], ['B3', 60]).decisions).toEqual([{ kind: 'choose-card', by: 'A' }]);
    expect(bought(['B3', 60], ['B1', 50]).decisions).toEqual([{ kind: 'choose-card', by: 'B' }]);
    const state = bought(['B2', 60], ['B3', 60]);
    expect(state.decisions).toEqual([{ kind: 'choose-card', by: 'A' }]);
    expect(bought(['B3', 60], ['B2', 60]).decisions).toEqual([{ kind: 'choose-card', by: 'B' }]);
  });

  it('[18DO 8.3.2, 8.3.3] one card each: who takes the first action begins, the other acts for the railway', () => {
    const state = bought(['B1', 20], ['B3', 60]);
    const first = played(state, { type: 'choose-card', card: 'priority' });
    expect([first.priority, first.deciders]).toEqual(['A', { investor: 'B' }]);
    expect(first.round).toMatchObject({ kind: 'stock', number: 1, turn: 'A' });
    const other = played(state, { type: 'choose-card', card: 'investor' });
    expect([other.priority, other.deciders]).toEqual(['B', { investor: 'A' }]);
    expect(other.round).toMatchObject({ turn: 'B' });
  });
});

describe('the first stock round for two', () => {
  const first = () => twoState({ stock: 1, turn: 'B', its: null, cash: { investor: 315 } });

  it('[18DO 8.2] nobody else founds the Investor’s railway', () => {
    expect(refused(first(), found('CME', 5, 2))).toEqual({ code: 'investors-company', rule: '8.2' });
    expect(listed(first(), 'found').some(({ company }) => company === 'CME')).toBe(false);
  });

  it('[18DO 8.3.3, algorithm S0] in its first turn the Investor buys half of it at once; it is in operation', () => {
    const events = eventsOf(first(), pass);
    expect(events).toContainEqual({
      type: 'investor-founds',
      company: 'CME',
      percent: 50,
      price: 50,
      amount: 250,
    });
    const state = played(first(), pass);
    expect(held(state, investor, 'CME')).toEqual(['D', 10, 10, 10]);
    expect(held(state, 'charter', 'CME')).toEqual([10, 10, 10, 10, 10]);
    expect(state.companies.CME).toMatchObject({ founded: true, floated: true, treasury: 250 });
    expect(state.cash.investor).toBe(65);
    expect(acting(state)).toBe('A');
  });

  it('[18DO 4.3.2, 8.3.3] with KWE as the Investor’s, DGEE may be founded from then on', () => {
    const state = twoState({ railway: 'KWE', stock: 1, turn: 'B', its: null, cash: { investor: 315 } });
    expect(refused(state, found('DGEE', 5, 2)).code).toBe('not-available');
    expect(listed(played(state, pass), 'found').some(({ company }) => company === 'DGEE')).toBe(true);
  });

  it('[18DO 8.3.3, S1] buys nothing more until each player directs a railway in operation', () => {
    const one = { BME: { director: 'A', held: { A: [10, 10, 10] }, at: [5, 2] as const, operated: false } };
    const state = twoState({ stock: 1, turn: 'B', companies: one, its: { operated: false } });
    expect(eventsOf(state, pass)).toContainEqual({ type: 'investor-waits' });
    const two = { ...one, RhE: { director: 'B', held: { B: [10, 10, 10] }, at: [4, 2] as const } };
    const later = twoState({ stock: 1, turn: 'B', companies: two });
    expect(eventsOf(later, pass)).toContainEqual(
      expect.objectContaining({ type: 'investor-buys', company: 'RhE' }),
    );
  });
});
