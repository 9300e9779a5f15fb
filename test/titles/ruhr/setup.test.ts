import { describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { boxAt, ruhr } from '@/titles/ruhr/18ruhr';
import { scenarios } from '@/titles/ruhr/cards';
import { markersOf } from '@/titles/ruhr/rules/montan/markers';
import { setsFor } from '@/titles/ruhr/rules/montan/sets';
import { setupOf } from '../../support/fuzzer';
import { ruhrStart } from '../../support/ruhr/table';

const columns = (state: ReturnType<typeof ruhrStart>) =>
  boxAt(state.setup).columns.map((column) => column.map(({ id }) => id));

describe('setting up 18Ruhr', () => {
  it('[18Ruhr 2.1] deals seats and the Priority Deal by seed, or keeps the order of entry [rulings 1, 121]', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) orders.add(begin(ruhr, setupOf(ruhr, 3, seed)).state.seats.join());
    expect(orders.size).toBeGreaterThan(3);
    const { state } = begin(ruhr, { ...setupOf(ruhr, 4, 5), seating: 'entered' });
    const first = state.seats.indexOf('p1');
    expect([...state.seats.slice(first), ...state.seats.slice(0, first)]).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(state.priority).toBe(state.seats[0]);
    expect(state.round).toMatchObject({ kind: 'package', turn: state.seats[0] });
  });

  it.each([
    [3, 650],
    [4, 530],
    [5, 410],
    [6, 360],
  ])('[18Ruhr 2.2] %i players have %i Mark each; the bank began with 13,000', (players, cash) => {
    const state = ruhrStart({ players });
    expect(Object.values(state.cash)).toEqual(Array.from({ length: players }, () => cash));
    expect(state.bank).toBe(13000 - players * cash);
  });

  it.each(scenarios)(
    '[18Ruhr 2.3] $name has eight active companies, four of either industry',
    ({ id, active }) => {
      const state = ruhrStart({ scenario: id });
      const box = boxAt(state.setup);
      expect(box.active.map(({ no }) => no)).toEqual(active);
      expect(box.active.filter(({ type }) => type === 'coal')).toHaveLength(4);
      const status = Object.values(state.locations).map((location) => location.status);
      expect(status.filter((each) => each === 'active')).toHaveLength(8);
      expect(status.filter((each) => each === 'passive')).toHaveLength(10);
      expect(Object.values(state.locations).every(({ value }) => value === 0)).toBe(true);
    },
  );

  it('[18Ruhr 2.3] (ruling 120) the scenario may be drawn by lot', () => {
    expect(ruhr.options.scenario).toMatchObject({ kind: 'one', drawn: true });
  });

  it.each([
    [3, 9],
    [4, 12],
    [5, 10],
    [6, 12],
  ])(
    '[18Ruhr 2.4] %i players find %i items in the package, Private BME and its certificate being one',
    (players, count) => {
      expect(columns(ruhrStart({ players })).flat()).toHaveLength(count);
    },
  );

  it('[18Ruhr 2.4] (X2) four players in Hellweg: two columns by price', () => {
    expect(columns(ruhrStart({ players: 4 }))).toEqual([
      ['GP', 'RS', 'P15', 'P1', 'P9', 'PB'],
      ['SP', 'P3', 'P6', 'P7', 'P5', 'P10'],
    ]);
  });

  it('[18Ruhr 2.5] all certificates in the offer but that of BME, cards in order, four more if agreed [ruling 10]', () => {
    const state = ruhrStart();
    const elsewhere = state.certificates.filter(({ holder }) => holder !== 'offer');
    expect(elsewhere).toEqual([{ company: 'BME', percent: 20, director: true, holder: 'kept' }]);
    const counts = (trains: { type: string }[]) =>
      ['2', '3', '4', '5', '6', '8'].map((id) => trains.filter(({ type }) => type === id).length);
    expect(counts(state.trains)).toEqual([14, 7, 6, 4, 9, 10]);
    expect(counts(ruhrStart({ optionalCards: true }).trains)).toEqual([16, 8, 7, 4, 9, 10]);
  });

  it('[18Ruhr 2, 9.1] (ruling 138) START markers of charters that are not sold yet are kept apart from the supply', () => {
    const state = ruhrStart();
    const box = boxAt(state.setup);
    const mines = box.active.filter(({ type }) => type === 'coal');
    const kept = mines.reduce((sum, { markers }) => sum + (markers.B ?? 0), 0);
    expect(kept).toBeGreaterThan(0);
    // no more B is left than what lies on these charters, and one more for each that is bought
    state.supply.coal.B = kept;
    const [first, ...others] = mines;
    state.companies[first!.id]!.founded = true;
    state.supply.coal.B -= first!.markers.B ?? 0;
    state.montan[first!.id] = { markers: markersOf({ A: 3 }), engines: [] };
    const takes = () => setsFor(box, state, first!.id, '2').some(({ B }) => B > 0);
    expect(takes()).toBe(false);
    for (const { id, markers } of others) {
      state.companies[id]!.founded = true;
      state.supply.coal.B -= markers.B ?? 0;
    }
    state.supply.coal.B += 1;
    expect(takes()).toBe(true);
  });
});
