import { describe, expect, it } from 'vitest';
import { acting, bid, eventsOf, listed, played, refused, sound, trgStart } from '../../../support/trg/table';

const boxes = (moves: readonly Record<string, unknown>[], id: string) =>
  moves.filter((move) => move.private === id).map(({ amount }) => amount);

describe('the starting round', () => {
  it('[18DO 4.2.2] the first token may go to any box of any brewery in play', () => {
    const moves = listed(trgStart(['B1', 'B2', 'B4']));
    expect(moves).toHaveLength(12);
    expect(boxes(moves, 'B1')).toEqual([20, 30, 40, 50]);
    expect(boxes(moves, 'B4')).toEqual([80, 90, 100, 110]);
    expect(refused(trgStart(['B1', 'B2', 'B4']), bid('B3', 60))).toEqual({
      code: 'private-no-bids',
      rule: '4.2.2',
    });
    expect(refused(trgStart(), bid('B1', 25))).toEqual({ code: 'no-such-bid-space', rule: '4.2.2' });
  });

  it('[18DO 4.2.2] a second token for the same brewery must lie higher', () => {
    const state = played(trgStart(), bid('B1', 30));
    expect(acting(state)).toBe('B');
    expect(boxes(listed(state), 'B1')).toEqual([40, 50]);
    expect(boxes(listed(state), 'B2')).toHaveLength(4);
    expect(refused(state, bid('B1', 30))).toEqual({ code: 'bid-space-too-low', rule: '4.2.2' });
    expect(refused(state, bid('B1', 20)).code).toBe('bid-space-too-low');
  });

  it('[18DO 4.2.2] a token on the highest box leaves no room for another', () => {
    expect(boxes(listed(played(trgStart(), bid('B1', 50))), 'B1')).toEqual([]);
  });

  /** Four players, nos. 1, 2, 4 and 5: A has bid 40 for no. 2, B 50; C 80 for no. 4; D 20 for no. 1. */
  const outbid = () =>
    played(trgStart(['B1', 'B2', 'B4', 'B5']), bid('B2', 40), bid('B2', 50), bid('B4', 80), bid('B1', 20));

  it('[18DO 4.2.2] who is outbid must move: higher on the same brewery, or above the tokens of another', () => {
    const moves = listed(outbid());
    expect(acting(outbid())).toBe('A');
    expect(boxes(moves, 'B2')).toEqual([60, 70]);
    expect(boxes(moves, 'B1')).toEqual([30, 40, 50]);
    expect(boxes(moves, 'B4')).toEqual([90, 100, 110]);
    expect(boxes(moves, 'B5')).toEqual([100, 110, 120, 130]);
    expect(moves).toHaveLength(12);
  });

  it('[18DO 4.2.2] when all tokens lie beside different breweries, everybody pays and takes theirs', () => {
    const before = outbid();
    const state = played(before, bid('B5', 110));
    const owners = Object.entries(state.privates).map(([id, { owner }]) => [id, owner]);
    expect(owners).toEqual([
      ['B1', 'D'],
      ['B2', 'B'],
      ['B4', 'C'],
      ['B5', 'A'],
    ]);
    expect(state.cash).toEqual({ A: 340 - 110, B: 340 - 50, C: 340 - 80, D: 340 - 20 });
    expect(state.bank - before.bank).toBe(110 + 50 + 80 + 20);
    expect(state.breweries.B1).toEqual({ cubes: 2, marker: 'none' });
    expect(state.breweries.B4).toEqual({ cubes: 0, marker: 'card' });
  });

  it('[18DO 4.2.2] the owner of the lowest number begins the first stock round', () => {
    const state = played(outbid(), bid('B5', 100));
    expect(state.priority).toBe('D');
    expect(state.round).toMatchObject({ kind: 'stock', number: 1, turn: 'D' });
    expect(eventsOf(outbid(), bid('B5', 100)).map(({ type }) => type)).toEqual([
      'bid',
      ...Array.from({ length: 4 }, () => 'private-sold'),
      'priority',
      'stock-round',
    ]);
  });

  it('[18DO 4.2.2] who is not outbid is passed over', () => {
    // A moves above D on no. 1: C and B stay, D must move next
    const state = played(outbid(), bid('B1', 30));
    expect(acting(state)).toBe('D');
    const again = played(state, bid('B2', 60));
    expect(acting(again)).toBe('B');
    expect(sound(played(again, bid('B5', 100))).round.kind).toBe('stock');
  });

  it('[18DO 4.2.2] bidding can go round: the same player may be outbid again and again', () => {
    let state = played(trgStart(), bid('B1', 20), bid('B1', 30), bid('B1', 40));
    expect(acting(state)).toBe('A');
    state = played(state, bid('B1', 50));
    expect(acting(state)).toBe('B');
    state = played(state, bid('B2', 40));
    expect(acting(state)).toBe('C');
    expect(boxes(listed(state), 'B1')).toEqual([]);
    state = played(state, bid('B3', 90));
    expect(state.round.kind).toBe('stock');
    expect(state.cash).toEqual({ A: 325, B: 335, C: 285 });
  });
});
