import { describe, expect, it } from 'vitest';
import { problemsOf } from '@/engine/board/validate';
import { begin, choices } from '@/engine/game/play';
import type { Setup } from '@/engine/game/state';
import { boxAt, hsb, viewAt } from '@/titles/dortmund/hsb';
import { bid, eventsOf, hsbStart, investor, listed, played, sound } from '../../../../support/hsb/two';

const setupFor = (seed: number, options: Setup['options'] = {}): Setup => ({
  title: hsb.id,
  players: ['A', 'B'].map((id) => ({ id, name: id })),
  seed,
  options,
});

describe('[18DO 8.4.1] a table for two', () => {
  const start = hsbStart(['B3', 'B5', 'B7'], 2);
  const box = boxAt(start.setup);

  it('[18DO 8.1] is played on the smaller map, with the grey Dortmund City and without the overlay of H19', () => {
    expect(Object.keys(box.board.hexes)).toHaveLength(75);
    expect(problemsOf(box.board)).toEqual([]);
    expect(box.board.hexes.H19).toBeUndefined();
    const places = box.board.hexes.E12!.stops!.map(({ slots }) => slots);
    expect(places).toEqual([3]);
    const gone = ['1938', '1941', '1943', '1944', '1945', '1953'];
    expect(gone.filter((tile) => box.board.tiles[tile])).toEqual([]);
  });

  it('[18DO 8.4.1, rulings 84, 87] has no Hansabahn, no Kronen and no Hansa, a bank of 13,000 and the limits of three', () => {
    expect(box.railways.map(({ id }) => id)).not.toContain('HHW');
    expect(box.corporations.map(({ id }) => id)).toEqual(['DUB', 'DAB', 'RIT', 'STI']);
    expect(start.cash).toEqual({ A: 465, B: 465, [investor]: 465 });
    expect(start.bank).toBe(13000 - 3 * 465);
    const view = viewAt(start.setup);
    expect([view.certificateLimit(start), view.shareLimit!(start)]).toEqual([26, 70]);
    expect(box.trains.map(({ count }) => count)).toEqual([7, 7, 8, 1, 5, 12, 12]);
  });

  it('[18DO 6.1.3, 8.4.1, ruling 63] has the 26 cubes of three players', () => {
    const { segments, export: exported, stock } = box.cubes;
    expect([segments, exported, stock]).toEqual([[3, 3], 6, 8]);
    const lost = { ...start, beer: start.beer - 1 };
    const broken = hsb.at(start.setup).invariants!.map((each) => each.broken(lost));
    expect(broken).toContain('25 cubes instead of 26');
  });

  it('[18DO 8.2, 8.4.1, rulings 86, 87] draws one of four railways and one of four corporations for the Investor', () => {
    const drawn = new Set<string>();
    const laidOut = new Set<string>();
    for (let seed = 1; seed <= 150; seed++) {
      const { state, events } = begin(hsb, setupFor(seed));
      sound(state);
      const [railway, corporation] = state.investor!.companies;
      drawn.add(`${railway} ${corporation}`);
      expect(state.prices).toEqual({ [railway!]: { row: 0, col: 3, arrival: 1 } });
      expect(state.companies[railway!]!.founded).toBe(false);
      expect(events).toContainEqual({ type: 'investors-railway', company: railway, price: 50 });
      expect(events).toContainEqual({ type: 'investors-brewery', company: corporation });
      const minors = boxAt(state.setup).minors.map(({ id }) => id);
      expect(minors).toHaveLength(3);
      for (const id of minors) laidOut.add(id);
    }
    expect(drawn.size).toBe(16);
    expect([...laidOut].sort()).toEqual(['B1', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8']);
  });

  it('[18DO 8.2.1, ruling 85] seats the Investor to the left of both players', () => {
    const { state } = begin(hsb, setupFor(3));
    expect(state.holders).toEqual([...state.seats, investor]);
  });

  it('[18DO 6.2.2, ruling 125] has no dealt breweries', () => {
    expect(() => begin(hsb, setupFor(1, { dealtBreweries: true }))).toThrow('not-for-players');
  });

  it('[18DO 8.5] lasts five operating rounds of 2, 2, 2, 3 and 3 pairs', () => {
    expect(viewAt(start.setup).sets).toEqual([2, 2, 2, 3, 3]);
  });
});

describe('[18DO 8.4.2] the Starting Round for two', () => {
  const start = hsbStart(['B3', 'B5', 'B7'], 2);
  const bids = [bid('B3', 100), bid('B7', 165)];

  it('[18DO 8.4.2, example 25] the Investor buys what nobody has bid for; the lower number has the First Action', () => {
    const after = played(start, ...bids);
    expect(after.cash).toEqual({ A: 365, B: 300, [investor]: 330 });
    expect(after.priority).toBe('A');
    expect(after.investor!.companies).toEqual(['CME', 'RIT', 'B5']);
    expect(after.companies.B5).toMatchObject({ founded: true, floated: true, treasury: 75 });
    expect(after.breweryOrder).toEqual(['B7', 'B5', 'B3']);
    const options = choices(hsb, after);
    expect([options!.stage, options!.actor]).toEqual(['pick-card', { player: 'B' }]);
    expect(listed(after)).toEqual([
      { type: 'pick-card', card: 'railway' },
      { type: 'pick-card', card: 'brewery' },
    ]);
  });

  it('[18DO 8.4.2, example 25] the other player picks an Investor card; 250 for the railway leave the Investor 80', () => {
    const picked = played(start, ...bids, { type: 'pick-card', card: 'railway' });
    expect(picked.deciders).toEqual({ CME: 'B', RIT: 'A', B5: 'A' });
    expect(picked.round).toMatchObject({ kind: 'stock', number: 1, turn: 'A' });
    const other = played(start, ...bids, { type: 'pick-card', card: 'brewery' });
    expect(other.deciders).toEqual({ CME: 'A', RIT: 'B', B5: 'B' });
    const later = played(picked, { type: 'pass' }, { type: 'pass' });
    expect(later.cash[investor]).toBe(80);
    expect(later.companies.CME).toMatchObject({ floated: true, treasury: 250 });
  });

  it('[18DO 8.4.2] begins with the holder of the First Action, however much cash is left', () => {
    const richer = played(hsbStart(['B3', 'B5', 'B7'], 2), bid('B7', 165), bid('B3', 100));
    expect(richer.cash).toMatchObject({ A: 300, B: 365 });
    expect([richer.priority, richer.seats]).toEqual(['B', ['A', 'B']]);
    const lower = played(hsbStart(['B3', 'B5', 'B7'], 2), bid('B3', 130), bid('B5', 135));
    expect([lower.priority, lower.cash.A]).toEqual(['A', 335]);
    const equal = played(lower, { type: 'pick-card', card: 'railway' });
    expect(equal.round).toMatchObject({ turn: 'A' });
  });

  it('[18DO 8.4.2] says so in the log', () => {
    const [, second] = bids;
    expect(eventsOf(played(start, bids[0]!), second!)).toContainEqual({
      type: 'private-sold',
      private: 'B5',
      player: investor,
      amount: 135,
    });
    const after = played(start, ...bids);
    expect(eventsOf(after, { type: 'pick-card', card: 'railway' })).toContainEqual({
      type: 'investor-cards',
      railway: 'B',
      brewery: 'A',
    });
  });
});
