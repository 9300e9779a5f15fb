import { describe, expect, it } from 'vitest';
import { sharesOf } from '@/engine/finance/certificates';
import { begin } from '@/engine/game/play';
import { investor } from '@/engine/investor/state';
import { priceOf } from '@/engine/market/market';
import { boxAt, lra } from '@/titles/rhineland/18lra';
import { scores } from '@/titles/rhineland/rules/score';
import type { RhinelandState } from '@/titles/rhineland/state';
import {
  eventsOf,
  giveTrains,
  inStock,
  listed,
  own,
  played,
  refused,
  setupFor,
  sound,
  twoStart,
} from '../../../../support/lra/two';
import { held } from '../../../../support/playing';

const pass = { type: 'pass' };
const taken = (events: readonly { type: string }[]) =>
  events.filter(({ type }) => type.startsWith('investor-'));

describe('[18LRA 9.1] a table for two', () => {
  const start = twoStart({ corp: 'RhE' });

  it('[18LRA 9.1, ruling 107] has a bank of 6000, 600 for each, six corporations and a limit of 14', () => {
    expect(start.cash).toEqual({ A: 600, B: 600 });
    expect(start.bank).toBe(4800);
    expect(Object.keys(start.companies)).toHaveLength(6);
    expect(boxAt(start.setup).certificateLimit[2]).toBe(14);
  });

  it('[18LRA 9.1] gives half of the Investor’s corporation to the Investor, the rest lies on its charter', () => {
    expect(held(start, investor, 'RhE')).toEqual(['D', 10, 10, 10]);
    expect(held(start, 'charter', 'RhE')).toEqual([10, 10, 10, 10, 10]);
    expect(start.companies.RhE).toMatchObject({ floated: true, treasury: 0 });
    expect(start.privates.NH!.owner).toBe(investor);
  });

  it('[18LRA ruling 131] leaves the share of private no. 5 with it, if the Investor has ADR', () => {
    const state = twoStart({ corp: 'ADR' });
    expect(held(state, investor, 'ADR')).toEqual(['D', 10, 10, 10]);
    expect(held(state, 'kept', 'ADR')).toEqual([10]);
    expect(held(state, 'charter', 'ADR')).toEqual([10, 10, 10, 10]);
  });

  it('[18LRA 9.1, ruling 107] begins with the player of the lower card, and its token stands one above its card', () => {
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const { state, events } = begin(lra, setupFor(seed, String(1 + (seed % 4))));
      sound(state);
      expect(state.priority).toBe(state.seats[0]);
      expect(state.holders).toHaveLength(3);
      expect(state.holders![0]).toBe(state.seats[0]);
      const [company] = state.investor!.companies;
      drawn.add(company!);
      const price = priceOf(boxAt(state.setup).market, state, company!);
      // one row up from 60, 65, 70, 75, 80, 90, 100 each is the next value of the table, but for the highest row
      expect([65, 70, 75, 80, 90, 100]).toContain(price);
      expect(events).toContainEqual({ type: 'investor-drawn', company, price });
    }
    expect([...drawn].sort()).toEqual(['ADR', 'BME', 'CCE', 'RhE']);
  });

  it('[18LRA 9.3] the private of the Investor is not in the auction', () => {
    const names = new Set(listed(start).map(({ private: id }) => id));
    expect(names.has('NH')).toBe(false);
    expect(names.has('UH')).toBe(true);
  });
});

describe('the end for two', () => {
  it('[18LRA 9, ruling 156] the Investor is not ranked and has no cash', () => {
    const end = twoStart({ corp: 'RhE' });
    const ranked = scores(boxAt(end.setup), end);
    expect(ranked.map(({ player, total }) => [player, total])).toEqual([
      ['A', 600],
      ['B', 600],
    ]);
    expect(Object.keys(end.cash)).toEqual(['A', 'B']);
  });
});

describe('the first stock round for two', () => {
  const first = () => inStock(twoStart({ corp: 'RhE' }), { number: 1 });

  it('[18LRA 9.3, ruling 114] nobody passes before founding, if they can', () => {
    expect(refused(first(), pass)).toEqual({ code: 'must-found', rule: '9.3' });
    const poor = first();
    poor.bank += 500;
    poor.cash.A = 100;
    expect(played(poor, pass).round).toMatchObject({ turn: 'B' });
  });

  it('[18LRA 9.2.1] the Investor acquires nothing, and its seat is passed over', () => {
    const after = played(
      first(),
      { type: 'found', company: 'BME', row: 3, col: 0 },
      { type: 'found', company: 'CCE', row: 3, col: 0 },
    );
    expect(after.round).toMatchObject({ turn: 'A', passes: 0 });
    expect(after.investor).toMatchObject({ acquired: 0, quit: false });
  });

  it('[18LRA 9.3, ruling 113] after it the richer one takes the Priority Deal or the card, the other one the other', () => {
    const founded = played(
      first(),
      { type: 'found', company: 'BME', row: 3, col: 0 },
      { type: 'found', company: 'CCE', row: 0, col: 3 },
      pass,
      pass,
    );
    expect(listed(founded)).toEqual([
      { type: 'choose-card', card: 'priority' },
      { type: 'choose-card', card: 'investor' },
    ]);
    const card = played(founded, { type: 'choose-card', card: 'investor' });
    expect([card.deciders, card.priority]).toEqual([{ [investor]: 'A' }, 'B']);
    expect(card.round.kind).toBe('operating');
    const deal = played(founded, { type: 'choose-card', card: 'priority' });
    expect([deal.deciders, deal.priority]).toEqual([{ [investor]: 'B' }, 'A']);
  });
});

describe('the Investor in later stock rounds', () => {
  /** B passes, and it is the Investor's turn. */
  function withInvestorNext(change: (state: RhinelandState) => void) {
    const state = twoStart({ corp: 'RhE' });
    state.prices.RhE = { row: 3, col: 0, arrival: 0 };
    change(state);
    return inStock(state, { turn: 'B' });
  }

  it('[18LRA 9.2.1, rulings 109, 153] takes the highest value, and the bank pays a players’ corporation for it', () => {
    const state = withInvestorNext((it) => {
      own(it, 'BME', 'A', { A: [10, 10, 10] }, [0, 3]);
      own(it, 'CCE', 'B', { B: [10, 10, 10] }, [1, 2]);
    });
    expect(taken(eventsOf(state, pass))).toEqual([
      { type: 'investor-acquires', company: 'BME', percent: 10, source: 'charter', amount: 100 },
    ]);
    const next = played(state, pass);
    expect(next.companies.BME!.treasury).toBe(100);
    expect(next.round).toMatchObject({ turn: 'A', passes: 0 });
  });

  it('[18LRA 9.2.1] of equal values the one that acts first, and the Bank Pool before the charter', () => {
    const state = withInvestorNext((it) => {
      own(it, 'CCE', 'B', { B: [10, 10, 10], pool: [10] }, [1, 2]);
      own(it, 'BME', 'A', { A: [10, 10, 10], pool: [10] }, [1, 2]);
    });
    expect(taken(eventsOf(state, pass))[0]).toMatchObject({ company: 'CCE', source: 'pool', amount: 0 });
    expect(played(state, pass).companies.CCE!.treasury).toBe(0);
  });

  it('[18LRA 9.2.1] never more than 20 % of a players’ corporation, but any part of its own', () => {
    const state = withInvestorNext((it) => {
      own(it, 'BME', 'A', { A: [10, 10], [investor]: [10, 10] }, [0, 3]);
    });
    expect(taken(eventsOf(state, pass))[0]).toMatchObject({ company: 'RhE', percent: 10, amount: 0 });
    const next = played(state, pass);
    expect(sharesOf(next, investor, 'RhE')).toBe(60);
    expect(next.companies.RhE!.treasury).toBe(0);
  });

  it('[18LRA ruling 131] of MKB a 10 % before a 20 %', () => {
    const state = withInvestorNext((it) => own(it, 'MKB', 'A', { A: [20] }, [0, 3]));
    expect(taken(eventsOf(state, pass))[0]).toMatchObject({ company: 'MKB', percent: 10 });
  });

  it('[18LRA 9.2.1] only corporations that have floated', () => {
    const state = withInvestorNext((it) => {
      own(it, 'BME', 'A', {}, [0, 3]);
      it.companies.BME!.floated = false;
    });
    expect(taken(eventsOf(state, pass))[0]).toMatchObject({ company: 'RhE' });
  });

  it.each([
    ['yellow', [], 1],
    ['green', ['2', '2', '2', '2', '2', '3'], 2],
    ['brown', ['2', '2', '2', '2', '2', '3', '3', '3', '3', '4', '4', '5'], 3],
  ] as const)('[18LRA 9.2.1] in the %s phase so many in a round, then it quits', (_colour, gone, most) => {
    const start = twoStart({ corp: 'RhE' });
    giveTrains(start, 'RhE', [], gone);
    own(start, 'BME', 'A', { A: [10, 10, 10] }, [0, 3]);
    own(start, 'CCE', 'B', { B: [10, 10, 10] }, [1, 3]);
    if (most === 3) {
      for (const each of Object.values(start.privates)) each.closed = true;
      start.bestowed = { DEC: 'CCE', GKB: 'CCE' };
      start.board = {
        ...start.board,
        stations: [...start.board.stations, ...start.board.reserved],
        reserved: [],
        markers: { I3: ['campActive'] },
      };
      start.trains = start.trains.map((train) => (train.type === '2+4' ? { ...train, at: 'CCE' } : train));
    }
    let state = inStock(start, { turn: 'B' });
    const seen: string[] = [];
    // A buys as long as there is something to be had, so that the round goes on
    for (let i = 0; i < 10 && state.round.kind === 'stock'; i++) {
      const buys = state.round.turn === 'A' ? listed(state, 'buy') : [];
      const move = buys.find(({ company }) => company === 'BME') ?? pass;
      seen.push(...taken(eventsOf(state, move)).map(({ type }) => type));
      state = played(state, move);
    }
    expect(seen).toEqual([...Array(most).fill('investor-acquires'), 'investor-quits']);
  });

  it('[18LRA rulings 113, 130] a round ends when both have passed and it has taken nothing in between; the first has the Priority Deal', () => {
    const state = withInvestorNext((it) => own(it, 'BME', 'A', { A: [10, 10, 10] }, [0, 3]));
    // B passes, the Investor acquires: both are asked again, and now A passes first
    const once = played(state, pass);
    expect(once.round).toMatchObject({ kind: 'stock', turn: 'A', passes: 0 });
    const ended = played(once, pass, pass);
    expect(ended.round.kind).toBe('operating');
    expect(ended.priority).toBe('A');
    expect(ended.investor).toMatchObject({ acquired: 0, quit: false });
  });

  it('[18LRA 9.2.1, rulings 110, 131] at its limit it swaps its lowest certificate for a higher one; no price moves', () => {
    const full = withInvestorNext((it) => {
      own(it, 'BME', 'A', { A: [10] }, [0, 3]);
      own(it, 'CCE', 'B', { B: [10, 10, 10], [investor]: [10, 10] }, [3, 0]);
      own(it, 'CME', 'A', { A: [10, 10, 10], [investor]: [10, 10] }, [2, 1]);
      own(it, 'ADR', 'A', { A: [10, 10], [investor]: [10, 10] }, [2, 2]);
      it.prices.RhE = { row: 2, col: 2, arrival: 0 };
      let more = 4;
      it.certificates = it.certificates.map((card) =>
        card.company === 'RhE' && card.holder === 'charter' && more-- > 0
          ? { ...card, holder: investor }
          : card,
      );
    });
    expect(full.certificates.filter(({ holder }) => holder === investor)).toHaveLength(14);
    expect(taken(eventsOf(full, pass))).toEqual([
      { type: 'investor-swaps', company: 'BME', percent: 10, source: 'charter', amount: 100, given: 'CCE' },
    ]);
    const next = played(full, pass);
    expect(held(next, 'pool', 'CCE')).toEqual([10]);
    expect(next.prices.CCE).toEqual(full.prices.CCE);
  });

  it('[18LRA 9.3, ruling 154] no sale may make it director of a players’ corporation', () => {
    const start = twoStart({ corp: 'RhE' });
    own(start, 'BME', 'A', { A: [10], [investor]: [10, 10] }, [0, 3]);
    const state = inStock(start, { turn: 'A' });
    expect(refused(state, { type: 'sell', company: 'BME', percents: [10, 10] })).toEqual({
      code: 'investor-directs',
      rule: '9.3',
    });
    expect(listed(state, 'sell')).toEqual([{ type: 'sell', company: 'BME', percents: [10] }]);
  });

  it('[18LRA 9.3, ruling 154] where the other player would get it, the sale is legal', () => {
    const start = twoStart({ corp: 'RhE' });
    own(start, 'BME', 'A', { A: [10], B: [10, 10], [investor]: [10, 10] }, [0, 3]);
    const state = inStock(start, { turn: 'A' });
    const sold = played(state, { type: 'sell', company: 'BME', percents: [10, 10] });
    expect(held(sold, 'B', 'BME')).toContain('D');
  });
});
