import { describe, expect, it } from 'vitest';
import { expert } from '@/titles/dortmund/expert';
import type { ExpertState } from '@/titles/dortmund/expert/state';
import { numberOn } from '@/titles/dortmund/variants/on-map';
import { expertHabits } from '../../../soak/dortmund-exp';
import {
  asked,
  cardNo,
  expertState,
  type GivenExpert,
  listed,
  played,
  refused,
  supply,
} from '../../../support/expert/table';
import { fuzzGame, setupOf } from '../../../support/fuzzer';
import { cardsOf, revenueIn, skip, tens } from '../../../support/hsb/table';
import { fromHagen, toWitten } from '../operating/lines';
import { allTen } from '../variants/all-ten';

const railway = (more = {}) => ({ director: 'A', held: { A: tens(3) }, price: 70, treasury: 500, ...more });
const corporation = (more = {}) => ({ director: 'A', held: { A: tens(2) }, price: 70, ...more });
const table = (more: GivenExpert = {}, rhe = {}, rit = {}): ExpertState =>
  expertState({
    phase: '6',
    companies: { RhE: railway({ cards: ['6', '5'], ...rhe }), RIT: corporation({ cards: ['6'], ...rit }) },
    beer: { 6: { regular: 9 }, 1: { noDemand: true }, 2: { noDemand: true } },
    tiles: { ...fromHagen, ...toWitten },
    stations: [{ company: 'RhE', hex: 'E12', stop: 0 }],
    brewing: { company: 'RIT', step: 'brew' },
    ...more,
  });

describe('minor variants in the Expert Game', () => {
  it('[18DO-MV 9, ruling 103] a card brews one cube more: it is bottled, but no train takes it', () => {
    const options = { moreBeer: true };
    const state = table({ options, markers: { RIT: ['B2', 'C'] } });
    const more = played(state, { type: 'more-beer-for', card: '6' });
    const six = cardNo(state, 'RIT', '6');
    const paid = (given: ExpertState) => revenueIn(played(given, listed(given, 'supply')[0]!));
    expect([paid(state), paid(more)]).toEqual([4 * 85, 5 * 85]);
    expect(refused(more, supply([], [], [{ card: six, cubes: 0, aside: 5 }], [six])).code).toBe(
      'too-much-aside',
    );
    const loading = supply([0, 0, 0, 0, 0, 2], [], [{ card: six, cubes: 2, aside: 3 }], [six]);
    expect(revenueIn(played(more, loading))).toBe(2 * 85);
  });

  it('[18DO-MV 9, ruling 160] the cube more goes with its card, though another one reaches as far', () => {
    const state = table({ options: { moreBeer: true } }, {}, { cards: ['6', '8'] });
    const revenue = (...moves: Parameters<typeof played>[1][]) => {
      const before = played(state, ...moves);
      return revenueIn(played(before, listed(before, 'supply')[0]!));
    };
    const more = { type: 'more-beer-for', card: '8' };
    const giveUp = (card: string) => ({ type: 'give-up', card });
    expect(revenue(more, giveUp('8'))).toBe(revenue(giveUp('8')));
    expect(revenue(more, giveUp('6')) - revenue(giveUp('6'))).toBe(80);
  });

  it('[18DO-MV 9] [18DO 7.2] with N what was brewed more counts for nothing', () => {
    const given = { options: { moreBeer: true }, events: { RIT: 'N' }, beer: { 6: { regular: 5 } } };
    const more = played(table(given), { type: 'more-beer-for', card: '6' });
    const after = played(more, listed(more, 'supply')[0]!);
    expect(listed(after, 'toll-brew')).toEqual([]);
  });

  it('[18DO-MV 1] [18DO 7.2 P] beer is loaded for an area; a contract lifts what a director declined there', () => {
    const state = table(
      { options: { exportDemand: 'equal' }, events: { RIT: 'P' } },
      { director: 'B', held: { B: tens(3) } },
    );
    const six = cardNo(state, 'RIT', '6');
    const train = cardNo(state, 'RhE', '6');
    const aside = played(state, supply([0, 0, 0, 0, 0, 2], [], [{ card: six, cubes: 2, aside: 2 }]));
    const load = { type: 'load-for', card: train, cubes: 1, to: 'H1' };
    const declined = played(aside, load, { type: 'decline' });
    expect(refused(declined, load).code).toBe('load-declined');
    const bound = played(declined, { type: 'transport-contract', railway: 'RhE' });
    const loaded = played(bound, load);
    expect([loaded.trains[train]!.beer, loaded.trains[train]!.to]).toEqual([1, 'H1']);
    expect(numberOn(loaded.board, 'H1', 'demand')).toBe(5);
  });

  it('[18DO-MV 1] [18DO 7.1.3, ruling 117] a cube that lay on a wagon goes to stock, and its train is bound for nowhere', () => {
    const state = structuredClone(
      expertState({
        options: { exportDemand: 'equal' },
        phase: '5',
        companies: { RhE: railway({ cards: ['4'] }), BME: railway({ cards: ['5'] }) },
        markers: { RhE: ['C on 4'] },
        operating: { company: 'BME', step: 'trains' },
      }),
    );
    const four = cardNo(state, 'RhE', '4');
    Object.assign(state.trains[four]!, { beer: 1, to: 'H1' });
    state.beer -= 1;
    const [sale] = listed(state, 'buy-train-from').filter(({ company }) => company === 'RhE');
    const after = played(state, { ...sale!, price: 1 });
    expect(after.trains[four]).toEqual({ type: '4', at: 'BME' });
    expect(after.beer).toBe(state.beer + 1);
  });

  it('[18DO-MV 8 b, c, ruling 102] half a dividend, and half the price of a card', () => {
    const options = { fiftyPercent: true };
    const paying = table({ options, brewing: { company: 'RIT', step: 'dividend', revenue: 155 } });
    expect(played(paying, { type: 'half-dividend' }).companies.RIT!.treasury).toBeGreaterThanOrEqual(85);
    const minor = table({ options, brewing: { company: 'B3', step: 'dividend', revenue: 155 } });
    expect(refused(minor, { type: 'half-dividend' }).code).toBe('no-half-dividend');
    const buying = table(
      { options, brewing: { company: 'RIT', step: 'equipment' } },
      {},
      { cards: ['5', '5'], treasury: 600 },
    );
    const after = played(buying, { type: 'trade-in-equipment', give: '5', card: '6' });
    expect([cardsOf(after, 'RIT').sort(), after.companies.RIT!.treasury]).toEqual([['5', '6'], 195]);
  });

  it('[18DO-MV 7] [18DO 7.1.3, ruling 117] a train that is kept for one more run has lost its wagon', () => {
    const state = expertState({
      options: { oneTimeMore: true },
      phase: '5',
      left: { 5: 0 },
      companies: { RhE: railway({ cards: ['3'], treasury: 700 }) },
      markers: { RhE: ['C on 3'] },
      operating: { company: 'RhE', step: 'trains' },
    });
    const bought = played(state, { type: 'buy-train', train: '6', from: 'depot' });
    expect(asked(bought)).toBe('A keep-train');
    const kept = played(bought, { type: 'keep-train', company: 'RhE', train: '3' });
    expect(kept.markers.filter(({ at }) => at === 'RhE').map(({ on }) => on)).toEqual([undefined]);
    expect(asked(played(kept, skip))).not.toBe('A keep-train');
  });

  it('[18DO-MV] a random whole game with all ten of them ends', () => {
    const setup = setupOf(expert, 4, 33, allTen);
    const { failure, log } = fuzzGame(expert, setup, 33, { ...expertHabits, checks: 'full', fullEvery: 10 });
    expect(failure?.message).toBeUndefined();
    expect(log.length).toBeGreaterThan(100);
  });
});
