import { describe, expect, it } from 'vitest';
import type { PlayerId, PrivateId } from '@/engine/game/ids';
import { auctionOf, type Bid } from '@/engine/rounds/auction';
import {
  acting,
  eventsOf,
  held,
  listed,
  pass,
  played,
  type RhlState,
  refused,
  rhlStart,
  shareValue,
  sound,
} from '../../../support/rhl/table';

const take = (id: PrivateId) => ({ type: 'buy-private', private: id });
const bid = (id: PrivateId, amount: number) => ({ type: 'bid', private: id, amount });
const raise = (amount: number) => ({ type: 'raise', amount });
const leave = { type: 'leave' };
const laid = (id: PrivateId, player: PlayerId, amount: number): Bid => ({ private: id, player, amount });

/** All privates below this number are sold to the owner, for nothing; then these bids lie on the sheet. */
function auction(given: { upTo?: PrivateId; owner?: PlayerId; turn?: PlayerId; bids?: Bid[] }): RhlState {
  const state = rhlStart();
  for (const id of ['PWB', 'KEO', 'THS', 'TF', 'NLK']) {
    if (id === given.upTo) break;
    state.privates[id]!.owner = given.owner ?? 'C';
    if (id === 'NLK') state.certificates.find(({ holder }) => holder === 'kept')!.holder = 'C';
  }
  Object.assign(auctionOf(state), { turn: given.turn ?? 'A', bids: given.bids ?? [] });
  return sound(state);
}

const passes = (count: number) => Array.from({ length: count }, () => pass);

describe('buying and bidding', () => {
  it('[18Rhl 5.1.1] the lowest is bought at its printed price from the bank; then it is the left neighbour’s turn', () => {
    const state = played(rhlStart(), take('PWB'));
    expect(state.privates.PWB!.owner).toBe('A');
    expect(state.cash.A).toBe(580);
    expect(state.bank).toBe(7010);
    expect(acting(state)).toBe('B');
  });

  it('[18Rhl 5.1.1] only the lowest can be bought; then the next', () => {
    const state = rhlStart();
    expect(refused(state, take('KEO'))).toEqual({ code: 'private-not-offered', rule: '5.1.1' });
    const next = played(state, take('PWB'), take('KEO'), take('THS'));
    expect(Object.values(next.privates).map(({ owner }) => owner)).toEqual(['A', 'B', 'C', null, null, null]);
    expect(next.cash).toEqual({ A: 580, B: 570, C: 550 });
    expect(refused(next, take('PWB'))).toEqual({ code: 'private-not-offered', rule: '5.1.1' });
  });

  it('[18Rhl 5.1.1] the lowest cannot be bid for, all others can', () => {
    const state = rhlStart();
    expect(refused(state, bid('PWB', 25))).toEqual({ code: 'private-no-bids', rule: '5.1.1' });
    expect(listed(state, 'bid')).toEqual([
      bid('KEO', 35),
      bid('THS', 55),
      bid('TF', 85),
      bid('NLK', 125),
      bid('RhE', 145),
    ]);
  });

  it('[18Rhl 5.1.1] a bid is at least 5 above the printed price, or a multiple of 5 above it', () => {
    const state = rhlStart();
    for (const amount of [80, 84, 86, 88, -5]) {
      expect(refused(state, bid('TF', amount)), String(amount)).toEqual({
        code: 'bid-too-low',
        rule: '5.1.1',
      });
    }
    expect(played(state, bid('TF', 85)).cash.A).toBe(600);
    expect(played(state, bid('TF', 120)).round).toMatchObject({ bids: [laid('TF', 'A', 120)] });
  });

  it('[18Rhl 5.1.1] a second bid is at least 5 above the first', () => {
    const state = played(rhlStart(), bid('TF', 100));
    expect(refused(state, bid('TF', 100))).toEqual({ code: 'bid-too-low', rule: '5.1.1' });
    expect(refused(state, bid('TF', 103))).toEqual({ code: 'bid-too-low', rule: '5.1.1' });
    expect(listed(state, 'bid')).toContainEqual(bid('TF', 105));
    expect(acting(played(state, bid('TF', 105)))).toBe('C');
  });

  it('[18Rhl 5.1.1] a player may bid for several certificates, and raise an own bid', () => {
    const state = played(rhlStart(), bid('TF', 85), pass, pass, bid('NLK', 125), pass, pass, bid('TF', 90));
    expect(state.round).toMatchObject({ bids: [laid('NLK', 'A', 125), laid('TF', 'A', 90)] });
  });

  it('[18Rhl 5.1.1] money that lies in bids cannot be used for anything else', () => {
    // 600 - 545 = 55 are free
    const state = played(rhlStart(), bid('RhE', 545), pass, pass);
    expect(refused(state, bid('THS', 60))).toEqual({ code: 'too-little-free-cash', rule: '5.1.1' });
    const both = played(state, bid('THS', 55), pass, pass);
    expect(refused(both, take('PWB'))).toEqual({ code: 'too-little-free-cash', rule: '5.1.1' });
    expect(listed(both)).toEqual([pass]);
  });

  it('[18Rhl 5.1.1] of an own bid only the increase is new money', () => {
    const state = played(rhlStart(), bid('RhE', 545), pass, pass);
    expect(played(state, bid('RhE', 600)).round).toMatchObject({ bids: [laid('RhE', 'A', 600)] });
    expect(refused(state, bid('RhE', 605))).toEqual({ code: 'too-little-free-cash', rule: '5.1.1' });
  });

  it('[18Rhl 4.1.1] no. 6 costs 140 when it is the lowest, and is bid for from 145', () => {
    const lowest = auction({ upTo: undefined, turn: 'A' });
    expect(listed(lowest)).toEqual([take('RhE'), pass]);
    expect(played(lowest, take('RhE')).cash.A).toBe(460);
    expect(refused(rhlStart(), bid('RhE', 140))).toEqual({ code: 'bid-too-low', rule: '5.1.1' });
  });
});

describe('a certificate with bids comes up', () => {
  it('[18Rhl 5.1.1] a sole bidder gets it for the bid, and it is no turn of theirs', () => {
    // C's bid for no. 2 is decided when A has bought no. 1: B is next, as if nothing had happened
    const state = auction({ upTo: 'PWB', bids: [laid('KEO', 'C', 45)] });
    const next = played(state, take('PWB'));
    expect(next.privates.KEO!.owner).toBe('C');
    expect(next.cash).toEqual({ A: 580, B: 600, C: 555 });
    expect(next.round).toMatchObject({ bids: [], turn: 'B' });
  });

  it('[18Rhl 5.1.1] it goes on as long as the next one has bids', () => {
    const bids = [laid('KEO', 'B', 35), laid('THS', 'B', 55), laid('TF', 'C', 85)];
    const next = played(auction({ upTo: 'PWB', bids }), take('PWB'));
    expect(Object.values(next.privates).map(({ owner }) => owner)).toEqual(['A', 'B', 'B', 'C', null, null]);
    expect(next.cash).toEqual({ A: 580, B: 510, C: 515 });
    expect(acting(next)).toBe('B');
    expect(listed(next)).toContainEqual(take('NLK'));
  });

  it('[18Rhl 5.1.1] E15: bids of A 45 and B 55: A bids 60 or more, or leaves, and then B pays 55', () => {
    const state = played(
      auction({ upTo: 'PWB', turn: 'C', bids: [laid('KEO', 'A', 45), laid('KEO', 'B', 55)] }),
      take('PWB'),
    );
    expect(acting(state)).toBe('A');
    expect(listed(state)).toEqual([raise(60), leave]);
    for (const amount of [55, 58, 62]) {
      expect(refused(state, raise(amount))).toEqual({ code: 'bid-too-low', rule: '5.1.1' });
    }
    expect(played(state, raise(75)).round).toMatchObject({
      bids: [laid('KEO', 'B', 55), laid('KEO', 'A', 75)],
    });
    const left = played(state, leave);
    expect(left.privates.KEO!.owner).toBe('B');
    expect(left.cash).toEqual({ A: 600, B: 545, C: 580 });
    expect(left.decisions).toEqual([]);
  });

  it('[18Rhl 5.1.1] the lowest bidder begins, the others follow clockwise, the highest bidder is not asked', () => {
    // lowest is C; clockwise after C come A and B, and A is highest
    const bids = [laid('TF', 'B', 90), laid('TF', 'A', 95), laid('TF', 'C', 85)];
    let state = played(auction({ upTo: 'THS', turn: 'B', bids }), take('THS'));
    expect(acting(state)).toBe('C');
    state = played(state, raise(100));
    expect(acting(state)).toBe('A');
    state = played(state, raise(110));
    expect(acting(state)).toBe('B');
    expect(listed(state)).toEqual([raise(115), leave]);
    state = played(state, leave);
    expect(acting(state)).toBe('C');
    state = played(state, raise(150));
    // B has left and is not asked again
    expect(acting(state)).toBe('A');
    const sold = played(state, leave);
    expect(sold.privates.TF!.owner).toBe('C');
    expect(sold.cash).toEqual({ A: 600, B: 550, C: 450 });
  });

  it('[18Rhl 5.1.1] the round goes on left of the player who finished the last turn, whoever won', () => {
    const bids = [laid('TF', 'B', 90), laid('TF', 'A', 95)];
    const state = played(auction({ upTo: 'THS', turn: 'B', bids }), take('THS'));
    expect(acting(played(state, leave))).toBe('C');
  });

  it('[18Rhl 5.1.1] a player can raise to the free cash and the own bid on this certificate', () => {
    // B: 600 - 50 for THS - 300 in RhE = 250 for TF, of which 90 lie there already
    const bids = [laid('TF', 'B', 90), laid('TF', 'A', 95), laid('RhE', 'B', 300)];
    const state = played(auction({ upTo: 'THS', turn: 'B', bids }), take('THS'));
    expect(refused(state, raise(255))).toEqual({ code: 'too-little-free-cash', rule: '5.1.1' });
    expect(acting(played(state, raise(250)))).toBe('A');
  });

  it('[18Rhl 5.1.1] who cannot go higher can only leave', () => {
    const bids = [laid('TF', 'B', 90), laid('TF', 'A', 565), laid('RhE', 'B', 145)];
    const state = played(auction({ upTo: 'THS', turn: 'B', bids }), take('THS'));
    expect(listed(state)).toEqual([leave]);
  });
});

describe('all players pass', () => {
  it('[18Rhl 5.1.1] before no. 1 is sold: it gets 5 cheaper, offered first left of the last to pass', () => {
    const at15 = played(rhlStart(), ...passes(3));
    expect(acting(at15)).toBe('A');
    const bought = played(at15, take('PWB'));
    expect(bought.cash.A).toBe(585);
    expect(acting(bought)).toBe('B');
  });

  it('[18Rhl 5.1.1] the offer starts left of the last who passed, not with the Priority Deal', () => {
    const state = played(rhlStart(), bid('NLK', 125), ...passes(3));
    expect(acting(state)).toBe('B');
    expect(played(state, take('PWB')).cash.B).toBe(585);
  });

  it('[18Rhl 5.1.1] 15, 10, 5, one round of offers each', () => {
    expect(played(rhlStart(), ...passes(6), take('PWB')).cash.A).toBe(590);
    expect(played(rhlStart(), ...passes(9), take('PWB')).cash.A).toBe(595);
    expect(played(rhlStart(), ...passes(10), take('PWB')).cash.B).toBe(595);
  });

  it('[18Rhl 5.1.1] while the price falls nobody bids', () => {
    const state = played(rhlStart(), ...passes(3));
    expect(listed(state)).toEqual([take('PWB'), pass]);
    expect(refused(state, bid('TF', 85))).toEqual({ code: 'private-no-bids', rule: '5.1.1' });
    expect(listed(played(state, take('PWB')), 'bid')).toContainEqual(bid('THS', 55));
  });

  it('[18Rhl 5.1.1] refused at 5 by all: the first who was offered it takes it for nothing, as a purchase', () => {
    const state = played(rhlStart(), ...passes(12));
    expect(state.privates.PWB!.owner).toBe('A');
    expect(state.cash).toEqual({ A: 600, B: 600, C: 600 });
    expect(acting(state)).toBe('B');
    expect(state.round).toMatchObject({ discount: 0, passes: 0 });
    expect(listed(state)).toContainEqual(take('KEO'));
  });

  it('[18Rhl 5.1.1] with no. 1 sold: owners get their revenue and the round goes on left of the last to pass', () => {
    // nos. 1, 3 and 4 pay 5, 15 and 20; no. 2 pays nothing
    const state = auction({ upTo: 'NLK', owner: 'C', turn: 'B' });
    const next = played(state, ...passes(3));
    expect(next.cash).toEqual({ A: 600, B: 600, C: 640 });
    expect(acting(next)).toBe('B');
    expect(next.round.kind).toBe('auction');
    expect(listed(next)).toContainEqual(take('NLK'));
    expect(played(next, ...passes(3)).cash.C).toBe(680);
  });

  it('[18Rhl 5.1.1] a short operating round changes no price and lets no corporation act', () => {
    const state = auction({ upTo: 'NLK' });
    const events = eventsOf(played(state, pass, pass), pass);
    expect(events.map(({ type }) => type)).toEqual([
      'passed',
      'short-operating-round',
      'private-pays',
      'private-pays',
      'private-pays',
    ]);
    expect(shareValue(played(state, ...passes(3)), 'RhE')).toBe(70);
    expect(refused(played(state, ...passes(3)), take('RhE'))).toEqual({
      code: 'private-not-offered',
      rule: '5.1.1',
    });
  });

  it('[18Rhl 5.1.1] passes count only in a row', () => {
    const state = played(auction({ upTo: 'NLK' }), pass, pass, bid('RhE', 145), pass, pass);
    expect(state.cash.C).toBe(600);
    expect(played(state, pass).cash.C).toBe(640);
  });
});

describe('the last private', () => {
  it('[18Rhl 5.1.1] the player left of its buyer gets the Priority Deal and begins to buy shares', () => {
    const state = played(auction({ turn: 'B' }), take('RhE'));
    expect(state.priority).toBe('C');
    expect(acting(state)).toBe('C');
    expect(state.round).toMatchObject({ kind: 'stock', number: 1 });
  });

  it('[18Rhl 5.1.1] also when an auction outside the turn order decides it', () => {
    const bids = [laid('RhE', 'A', 145), laid('RhE', 'B', 150)];
    const state = auction({ upTo: 'NLK', turn: 'A', bids });
    const next = played(state, take('NLK'), raise(155), leave);
    expect(next.cash.A).toBe(600 - 120 - 155);
    expect(next.priority).toBe('B');
    expect(acting(next)).toBe('B');
  });

  it('[18Rhl 4.1.1] the owner of NLK gets a GVE share at once, before GVE is founded', () => {
    const state = played(auction({ upTo: 'NLK' }), take('NLK'));
    expect(state.cash.A).toBe(480);
    expect(held(state, 'A', 'GVE')).toEqual([10]);
    expect(state.companies.GVE).toMatchObject({ founded: false, treasury: 0 });
  });

  it('[18Rhl 4.1.1] E11: no. 6 for 165: RhE 140, bank 25, token from 70 to 75, pool 30 %, charter 50 %', () => {
    const bids = [laid('RhE', 'B', 165)];
    const before = auction({ upTo: 'NLK', bids });
    const state = played(before, take('NLK'));
    expect(state.companies.RhE).toMatchObject({ founded: true, floated: true, treasury: 140 });
    // 120 for no. 5 and 25 of the bid
    expect(state.bank - before.bank).toBe(120 + 25);
    expect(state.cash.B).toBe(435);
    expect(shareValue(state, 'RhE')).toBe(75);
    expect(state.prices.RhE).toMatchObject({ row: 1, col: 1 });
    expect(held(state, 'B', 'RhE')).toEqual(['D']);
    expect(held(state, 'pool', 'RhE')).toEqual([10, 10, 10]);
    expect(held(state, 'charter', 'RhE')).toEqual([10, 10, 10, 10, 10]);
    expect(state.reserve).toBe(210);
  });
});
