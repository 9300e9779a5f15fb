import { describe, expect, it } from 'vitest';
import { investor } from '@/engine/investor/state';
import { worthOf } from '@/engine/market/market';
import { boxAt } from '@/titles/dortmund/trg';
import {
  acting,
  assign,
  eventsOf,
  type GivenCompany,
  held,
  listed,
  played,
  refused,
  sound,
  spaceOf,
  type TrgState,
  tens,
} from '../../../../support/trg/table';
import {
  buyTrain,
  link,
  redeem,
  routes,
  sellShare,
  skip,
  stepIn,
  turnIn,
} from '../../../../support/trg/turn';
import { type GivenTwo, twoState } from '../../../../support/trg/two';
import { fromHagen, hagenToCity, toWitten } from '../../operating/lines';

type Step = NonNullable<GivenTwo['operating']>['step'];

/** BME, the Investor's, in a step of its turn; B has its card. */
const inTurn = (step: Step, given: GivenTwo = {}, more: Partial<GivenTwo['operating']> = {}): TrgState =>
  twoState({
    railway: 'BME',
    holder: 'B',
    phase: '3',
    ...given,
    operating: { company: 'BME', step, ...more },
  });

const its = (more: Partial<GivenCompany>): GivenTwo => ({ its: more });
const player = (
  director: string,
  at: GivenCompany['at'],
  more: Partial<GivenCompany> = {},
): GivenCompany => ({
  director,
  at,
  held: { [director]: [10, 10, 10] },
  ...more,
});

const leave = { type: 'leave-beer' };

describe('the turn of the Investor’s railway', () => {
  it('[18DO 8.2.2, 8.2.2.1, algorithm W1] its card holder lays track, stations and links for it', () => {
    const state = inTurn('track', { its: { treasury: 100 } });
    expect(acting(state)).toBe('B');
    const [move] = listed(state, 'lay');
    expect(stepIn(played(state, move!))).not.toBe('BME/track');
    const linking = inTurn('link', { its: { treasury: 100 }, tiles: { H9: ['1905', 3] } });
    const after = played(linking, link('H9'));
    // [18DO 4.5.4.3, ruling 89] the cube is for the Investor's brewery
    expect(after.breweries.B3!.cubes).toBe(1);
  });

  it('[18DO 8.2.2.1, ruling 136] makes the best run by itself, when track, station and link are done', () => {
    const state = inTurn('link', { its: { trains: ['3'] }, tiles: { ...fromHagen, H9: ['1905', 3] } });
    const events = eventsOf(state, skip);
    expect(events).toContainEqual(expect.objectContaining({ type: 'ran', company: 'BME', train: '3' }));
    const hexes = events.find(({ type }) => type === 'ran') as unknown as { hexes: string[] };
    expect(hexes.hexes).toContain('E12');
  });

  it('[18DO 8.2.2.1] its run is nobody’s to choose', () => {
    const state = withBeer({ cubes: 1, turned: false });
    expect(refused(state, routes(hagenToCity))).toEqual({ code: 'investor-runs-best', rule: '8.2.2.1' });
    expect(listed(state, 'run')).toEqual([]);
  });
});

describe('beer of the Investor', () => {
  /** The run follows from any move before it. */
  const runs = (state: TrgState) => {
    turnIn(state).step = 'link';
    return eventsOf(state, skip);
  };

  it('[18DO 8.2.2.1, rulings 89, 136] the best run takes as much as brings the most, and nobody is asked', () => {
    const events = runs(withBeer({ cubes: 3 }));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'beer-delivered', cubes: 2, hex: 'H1', amount: 100 }),
    );
    expect(runs(withBeer({ cubes: 1 }))).toContainEqual(
      expect.objectContaining({ type: 'beer-delivered', cubes: 1, amount: 50 }),
    );
  });

  it('[18DO 4.3.1, 8.2.2.1, ruling 89] none of it while its holder leaves the card as it is', () => {
    const state = withBeer({ cubes: 3, turned: false });
    const events = eventsOf(state, leave);
    expect(events).toContainEqual({ type: 'investor-beer-left', player: 'B', company: 'BME' });
    expect(events.some(({ type }) => type === 'beer-delivered')).toBe(false);
    expect(events.some(({ type }) => type === 'ran')).toBe(true);
  });

  it('[18DO 8.2.2.1] nobody is asked without beer, or in the turn of another railway', () => {
    const none = inTurn('track', { its: { trains: ['5'] }, phase: '5' });
    expect(refused(none, leave).code).toBe('not-now');
    const state = twoState({
      railway: 'BME',
      phase: '6',
      companies: { RhE: player('A', [3, 5], { trains: ['6'] }) },
      tiles: { ...fromHagen, ...toWitten },
      operating: { company: 'RhE', step: 'run' },
    });
    expect(refused(state, leave)).toEqual({
      code: 'no-beer-to-leave',
      rule: '8.2.2.1',
    });
    expect(listed(state, 'run')).toHaveLength(1);
  });

  it('[18DO 4.3.1, rulings 89, 121] its marker is assigned in a turn of its railway alone, and only to it', () => {
    const state = withBeer({ cubes: 2, turned: false });
    expect(listed(state)).toEqual([assign('BME'), leave]);
    const after = played(state, assign('BME'));
    expect(after.breweries.B3!.marker).toBe('BME');
    expect(eventsOf(state, assign('BME'))).toContainEqual(
      expect.objectContaining({ type: 'beer-delivered', cubes: 1 }),
    );
    const others = twoState({
      railway: 'BME',
      holder: 'A',
      breweries: { B2: { owner: 'A' }, B4: { owner: 'B' }, B5: { owner: investor } },
      companies: { RhE: player('A', [3, 5]) },
      operating: { company: 'RhE', step: 'track' },
    });
    expect(listed(others, 'assign-brewery')).toEqual([assign('RhE')]);
    const own = played(others, assign('RhE'));
    expect([own.breweries.B2!.marker, own.breweries.B5!.marker]).toEqual(['RhE', 'card']);
  });
});

/** BME with a 6-train and ways from Hagen to Dortmund City and Witten, before its run. */
function withBeer({ cubes, turned = true }: { cubes: number; turned?: boolean }): TrgState {
  return inTurn('run', {
    phase: turned ? '6' : '5',
    its: { trains: turned ? ['6'] : ['5', '5'] },
    tiles: { ...fromHagen, ...toWitten },
    breweries: { B1: {}, B2: {}, B3: { cubes, ...(turned && { marker: 'gone' }) } },
  });
}

describe('its dividend', () => {
  const paying = (given: GivenTwo, revenue = 95) => inTurn('link', given, { revenue, step: 'dividend' });
  /** Played by a move that changes nothing: the consequence follows from any. */
  const shares = (given: GivenTwo, revenue = 95) => {
    const state = paying({ ...given, tiles: fromHagen }, revenue);
    turnIn(state).step = 'link';
    return eventsOf(state, skip);
  };

  it('[18DO 8.2.2.1, W2] is paid with a train of the newest type on sale', () => {
    const events = shares({ its: { trains: ['3'] } });
    expect(events).toContainEqual({ type: 'investor-shares', company: 'BME', reason: 'newest' });
    expect(events.some(({ type }) => type === 'paid-out')).toBe(true);
  });

  it('[18DO 8.2.2.1, W2] is not paid with an older one alone', () => {
    const events = shares({ its: { trains: ['2'] } });
    expect(events).toContainEqual({ type: 'investor-shares', company: 'BME', reason: 'old' });
    expect(events.some(({ type }) => type === 'withheld')).toBe(true);
  });

  it('[18DO 8.2.2.1, W2] is always paid with a permanent train', () => {
    const events = shares({ its: { trains: ['5'] }, phase: '8' });
    expect(events).toContainEqual({ type: 'investor-shares', company: 'BME', reason: 'permanent' });
  });

  it('[18DO 8.2.2.1, W2] without income there is nothing to pay', () => {
    const state = inTurn('link', { its: { trains: ['3'] } });
    expect(eventsOf(state, skip)).toContainEqual({ type: 'no-revenue', company: 'BME' });
  });

  it('[18DO 8.2.2.1, W5] is not paid while it owes money: what it earns repays the credit first', () => {
    const given: GivenTwo = { its: { trains: ['5'], treasury: 0 }, phase: '5', credits: { BME: 30 } };
    const events = shares(given);
    expect(events).toContainEqual({ type: 'investor-shares', company: 'BME', reason: 'credit' });
    expect(events).toContainEqual({ type: 'investor-repays', company: 'BME', amount: 30, left: 0 });
    expect(events.some(({ type }) => type === 'paid-out')).toBe(false);
    const more = shares({ ...given, credits: { BME: 900 } });
    const { revenue } = more.find(({ type }) => type === 'withheld') as unknown as { revenue: number };
    expect(more).toContainEqual({
      type: 'investor-repays',
      company: 'BME',
      amount: revenue,
      left: 900 - revenue,
    });
  });
});

describe('its trains', () => {
  const buying = (given: GivenTwo) => inTurn('trains', given);

  it('[18DO 8.2.2.1, example 30] with 2s alone in phase 3 it must buy a 3, if its treasury has 180', () => {
    const state = buying({ its: { trains: ['2', '2'], treasury: 180 } });
    expect(refused(state, skip)).toEqual({ code: 'investor-must-buy', rule: '8.2.2.1' });
    expect(listed(state).map(({ type }) => type)).toEqual(['buy-train', 'assign-brewery']);
    expect(played(state, buyTrain('3')).companies.BME!.treasury).toBe(0);
  });

  /** Phase 8, with a 6-train left beside the 8s. */
  const withSix = (treasury: number) => {
    const state = buying({ phase: '8', its: { trains: ['6'], treasury } });
    const left = state.trains.findLastIndex(({ type }) => type === '6');
    state.trains = state.trains.map((card, i) => (i === left ? { ...card, at: 'depot' } : card));
    return sound(state);
  };

  it('[18DO 8.2.2.1, W3, ruling 153] with a 6 in the phase of the 8 a second 6 cures nothing: it need not buy one', () => {
    const state = withSix(700);
    expect(listed(state, 'buy-train')).toEqual([buyTrain('6')]);
    expect(listed(state, 'skip')).toEqual([skip]);
    // the 8, which it lacks, it must buy
    expect(refused(withSix(800), skip)).toMatchObject({ code: 'investor-must-buy' });
  });

  it('[18DO 8.2.2.1, W3, ruling 153] a newer train than that of the phase cures, too', () => {
    const state = buying({
      phase: '5',
      its: { trains: ['4'], treasury: 630 },
      companies: { RhE: player('A', [3, 5], { trains: ['5', '5'] }) },
    });
    const sold = state.trains.map((card) =>
      card.type === '5' && card.at === 'depot' ? { ...card, at: 'gone' } : card,
    );
    state.trains = sold;
    expect(listed(sound(state), 'buy-train')).toEqual([buyTrain('6')]);
    expect(refused(state, skip).code).toBe('investor-must-buy');
  });

  it('[18DO 8.2.2.1, W3] with one of the phase its holder decides', () => {
    const state = buying({ its: { trains: ['3'], treasury: 180 } });
    expect(listed(state, 'skip')).toEqual([skip]);
    expect(listed(state, 'buy-train')).toEqual([buyTrain('3')]);
  });

  it('[18DO 8.2.2.1, W3] at the train limit it need not buy', () => {
    const trains = ['2', '2', '2', '2'];
    const state = inTurn('link', { its: { trains, treasury: 500 } });
    expect(stepIn(played(state, skip))).not.toBe('BME/trains');
  });

  it('[18DO 8.2.2.1] buys new trains alone: none of the Bank Pool, none of others', () => {
    const state = buying({
      its: { trains: ['3'], treasury: 400 },
      pool: ['2'],
      companies: { RhE: player('A', [3, 5], { trains: ['3'] }) },
    });
    expect(refused(state, buyTrain('2', 'pool')).code).toBe('train-not-on-sale');
    const from = { type: 'buy-train-from', company: 'RhE', train: '3', price: 1 };
    expect(refused(state, from)).toEqual({ code: 'investor-buys-new', rule: '8.2.2.1' });
    expect(listed(state, 'buy-train-from')).toEqual([]);
  });

  it('[18DO 8.2.2.1] and sells none to anybody', () => {
    const state = twoState({
      railway: 'BME',
      phase: '3',
      its: { trains: ['3'] },
      companies: { RhE: player('A', [3, 5], { treasury: 400 }) },
      operating: { company: 'RhE', step: 'trains' },
    });
    const from = { type: 'buy-train-from', company: 'BME', train: '3', price: 400 };
    expect(refused(state, from)).toEqual({ code: 'investor-keeps-trains', rule: '8.2.2.1' });
    expect(listed(state, 'buy-train-from')).toEqual([]);
  });

  it('[18DO rulings 119, 138] what is over the train limit is for its holder to give up, also outside its turn', () => {
    const state = twoState({
      railway: 'BME',
      holder: 'B',
      phase: '4',
      its: { trains: ['3', '3', '4'] },
      companies: { RhE: player('A', [3, 5], { treasury: 900, trains: ['4', '4'] }) },
      order: ['RhE', 'BME'],
      operating: { company: 'RhE', step: 'trains' },
    });
    const after = played(state, buyTrain('5'));
    const asked = after.decisions.map((each) => each as { kind: string; by: string; company?: string });
    expect(asked).toContainEqual({ kind: 'discard-train', by: 'B', company: 'BME' });
  });
});

describe('its own certificates', () => {
  it('[18DO 8.2.2.1, W4] its holder may sell one, if that pays for a train of the phase which it lacks', () => {
    const state = inTurn('trains', its({ trains: ['2'], treasury: 140, at: [3, 0] }));
    expect(listed(state).map(({ type }) => type)).toEqual(['skip', 'sell-charter', 'assign-brewery']);
    const after = played(state, sellShare());
    expect(after.companies.BME!.treasury).toBe(190);
    expect(refused(after, skip).code).toBe('investor-must-buy');
  });

  it('[18DO 8.2.2.1, W4] not otherwise', () => {
    const why = { code: 'investor-sells-for-train', rule: '8.2.2.1' };
    expect(refused(inTurn('track', its({ trains: ['2'], treasury: 140 })), sellShare())).toEqual(why);
    const owned = inTurn('trains', its({ trains: ['3'], treasury: 190 }));
    expect(refused(owned, sellShare())).toEqual(why);
    const rich = inTurn('trains', its({ trains: ['2'], treasury: 190 }));
    expect(refused(rich, sellShare())).toEqual(why);
  });

  /** BME without a train, at 250, where the 8 is on sale beside the last 6. */
  const bare = (treasury: number) => {
    const state = inTurn('trains', {
      phase: '6',
      its: { trains: [], treasury, at: [0, 14] },
      companies: { RhE: player('A', [3, 5], { trains: ['6', '6'] }) },
    });
    return sound(state);
  };

  it('[18DO 8.2.2.1, W4, ruling 154] also without any train, where it leaves a choice of another', () => {
    const state = bare(600);
    const price = worthOf(boxAt(state.setup).market, state, 'BME', 10);
    expect(price).toBeGreaterThanOrEqual(200);
    const force = { type: 'force-train', train: '6', from: 'depot' };
    expect(listed(state).filter(({ type }) => type !== 'assign-brewery')).toEqual([force, sellShare()]);
    expect(refused(state, skip).code).toBe('must-own-train');
    const sold = played(state, sellShare());
    expect(listed(sold, 'buy-train')).toEqual([buyTrain('6'), buyTrain('8')]);
    expect(refused(sold, skip).code).toBe('must-own-train');
  });

  it('[18DO 8.2.2.1, W5, rulings 154, 155] if its holder sells none, the cheapest is bought; nothing is bought back', () => {
    const events = eventsOf(bare(600), { type: 'force-train', train: '6', from: 'depot' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'forced-purchase', train: '6' }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'sold-to-raise', percent: 10 }));
    // 600 and a certificate leave more than enough for one to be bought back
    expect(events.some(({ type }) => type === 'investor-redeems')).toBe(false);
  });

  it('[18DO 8.2.2.1, W6] with a permanent train it buys one back after its purchases, if its treasury pays', () => {
    const given: GivenTwo = {
      phase: '5',
      its: { trains: ['5'], treasury: 500, held: { pool: tens(2) } },
    };
    const state = inTurn('trains', given);
    expect(refused(state, redeem())).toEqual({ code: 'investor-redeems-itself', rule: '8.2.2.1' });
    expect(eventsOf(state, skip)).toContainEqual({
      type: 'investor-redeems',
      company: 'BME',
      percent: 10,
      amount: 50,
    });
    const after = played(state, skip);
    expect(held(after, 'pool', 'BME')).toEqual([10]);
    expect(after.companies.BME!.treasury).toBe(450);
  });

  it('[18DO 8.2.2.1, W6] not without one, not without money, not after a sale in the same turn', () => {
    const redeems = (given: GivenTwo, dealt = false) => {
      const state = inTurn('trains', given);
      state.done.dealt = dealt;
      return eventsOf(sound(state), skip).some(({ type }) => type === 'investor-redeems');
    };
    const pool = { held: { pool: tens(2) } };
    expect(redeems({ phase: '4', its: { trains: ['4'], treasury: 500, ...pool } })).toBe(false);
    expect(redeems({ phase: '5', its: { trains: ['5'], treasury: 500, ...pool } }, true)).toBe(false);
    expect(redeems({ phase: '5', its: { trains: ['5'], treasury: 500 } })).toBe(false);
  });
});

describe('a train that it must have and cannot pay', () => {
  /** Skipping the link step comes to the purchase: BME has no train, so it has no income. */
  const forced = (given: GivenTwo) => {
    const state = inTurn('link', { phase: '4', ...given });
    return { events: eventsOf(state, skip), after: played(state, skip) };
  };
  const lower = {
    RhE: player('A', [3, 5], { held: { A: tens(3), investor: [10] } }),
    KWE: player('A', [3, 6], { held: { A: tens(3), investor: [10] } }),
  };

  it('[18DO 8.2.2.1, W5] as many of its own certificates as are needed, all at one value, left for each', () => {
    const { events, after } = forced(its({ treasury: 190, at: [3, 5] }));
    expect(events).toContainEqual({
      type: 'sold-to-raise',
      seller: 'charter',
      company: 'BME',
      percent: 20,
      price: 70,
      amount: 140,
    });
    expect(after.companies.BME!.treasury).toBe(30);
    expect(held(after, 'charter', 'BME')).toEqual(tens(3));
    // from 70, after it had no income
    expect(spaceOf(after, 'BME')).toEqual([3, 2]);
    expect(after.trains.filter(({ at }) => at === 'BME').map(({ type }) => type)).toEqual(['4']);
  });

  it('[18DO 8.2.2.1, W5] then the Investor’s money, then its certificates of players’ companies, the lowest first', () => {
    const sold = { held: { A: tens(5) } };
    const { events, after } = forced({
      its: { treasury: 100, ...sold },
      cash: { investor: 60 },
      companies: lower,
    });
    const told = events.filter(({ type }) =>
      ['sold-to-raise', 'director-pays', 'investor-sells', 'investor-credit'].includes(type),
    );
    expect(told).toEqual([
      { type: 'director-pays', player: investor, company: 'BME', amount: 60 },
      { type: 'investor-sells', company: 'RhE', percent: 10, price: 75, amount: 75 },
      { type: 'investor-sells', company: 'KWE', percent: 10, price: 80, amount: 80 },
      { type: 'director-pays', player: investor, company: 'BME', amount: 140 },
    ]);
    expect(after.cash.investor).toBe(15);
    expect(held(after, investor, 'BME')).toEqual(['D', 10, 10, 10]);
  });

  it('[18DO 8.2.2.1, W5] at last an interest-free credit of the bank', () => {
    const { events, after } = forced({
      its: { treasury: 100, held: { A: tens(5) } },
      cash: { investor: 0 },
      companies: { RhE: lower.RhE },
    });
    expect(events).toContainEqual({ type: 'investor-credit', company: 'BME', amount: 125 });
    expect(after.credits.BME).toBe(125);
    expect(after.companies.BME!.treasury).toBe(0);
  });

  it('[18DO 8.2.2.1, 4.5.7.5] of 6 and 8 the 6 is bought', () => {
    const state = inTurn('link', { phase: '6', its: { treasury: 0 }, cash: { investor: 0 } });
    const second = state.trains.findIndex(({ type, at }) => type === '6' && at === 'depot');
    state.trains = state.trains.map((card, i) => (i === second ? { ...card, at: 'gone' } : card));
    expect(eventsOf(sound(state), skip)).toContainEqual(
      expect.objectContaining({ type: 'forced-purchase', train: '6' }),
    );
  });
});
