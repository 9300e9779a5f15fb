import { describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { boxAt, hsb } from '@/titles/dortmund/hsb';
import {
  bid,
  cardsOf,
  eventsOf,
  found,
  hsbStart,
  listed,
  pass,
  played,
  refused,
  setupWith,
} from '../../../support/hsb/table';

describe('the Starting Round', () => {
  const start = () => hsbStart(['B3', 'B4', 'B8']);

  it('[18DO 6.2.2] bids are the printed price and 0 to 30 more, above all tokens beside the same brewery', () => {
    const state = start();
    expect(listed(state, 'bid').filter((move) => move.private === 'B3')).toEqual(
      [100, 105, 110, 115, 120, 125, 130].map((amount) => bid('B3', amount)),
    );
    const bidden = played(state, bid('B3', 125));
    expect(listed(bidden, 'bid').filter((move) => move.private === 'B3')).toEqual([bid('B3', 130)]);
    expect(refused(bidden, bid('B3', 125))).toEqual({ code: 'bid-space-too-low', rule: '6.2.2' });
    expect(refused(bidden, bid('B7', 165)).code).toBe('private-no-bids');
    expect(refused(bidden, pass).code).toBe('not-now');
  });

  it('[18DO 6.2.2] whoever is outbid moves; the round ends when all tokens lie beside different breweries', () => {
    const outbid = played(start(), bid('B8', 185), bid('B8', 190), bid('B4', 120));
    expect(outbid.round).toMatchObject({ kind: 'starting', turn: 'A' });
    const done = played(outbid, bid('B3', 100));
    expect(done.round.kind).toBe('stock');
    expect(done.cash).toEqual({ A: 365, B: 275, C: 345 });
    expect([done.companies.B3!.treasury, done.companies.B8!.treasury]).toEqual([60, 85]);
  });

  it('[18DO 6.2.2] the brewery without a bid leaves the game with its equipment', () => {
    const done = played(start(), bid('B8', 185), bid('B3', 100), bid('B4', 120));
    expect(cardsOf(done, 'B2')).toEqual([]);
    expect(done.certificates.find(({ company }) => company === 'B2')!.holder).toBe('gone');
    expect(done.companies.B2!.treasury).toBe(0);
  });

  it('[18DO 6.2.2] breweries stand in falling order of their numbers, players sit by their cash', () => {
    const before = played(start(), bid('B4', 120), bid('B8', 185));
    const done = played(before, bid('B3', 100));
    expect(done.breweryOrder).toEqual(['B8', 'B4', 'B3']);
    expect(done.seats).toEqual(['C', 'A', 'B']);
    expect(done.round).toMatchObject({ kind: 'stock', number: 1, turn: 'C' });
    expect(eventsOf(before, bid('B3', 100))).toContainEqual({ type: 'seats', players: ['C', 'A', 'B'] });
  });

  it('[18DO 6.2.2] who have the same cash sit as in the Starting Round', () => {
    const done = played(start(), bid('B4', 120), bid('B3', 120), bid('B2', 120));
    expect(done.seats).toEqual(['A', 'B', 'C']);
  });

  it('[18DO 6.2.2, ruling 125] beginners are dealt one brewery each at its printed price, without bids', () => {
    for (const players of [3, 4, 5]) {
      const setup = { ...setupWith([], players), options: { dealtBreweries: true } };
      const { state } = begin(hsb, setup);
      const minors = boxAt(setup).minors;
      expect(minors).toHaveLength(players);
      expect(state.round.kind).toBe('stock');
      const owners = minors.map(({ id }) => state.certificates.find(({ company }) => company === id)!.holder);
      expect(new Set(owners).size).toBe(players);
      for (const [i, { price, id, treasury }] of minors.entries()) {
        expect(state.cash[owners[i]!]).toBe(465 - price);
        expect(state.companies[id]!.treasury).toBe(treasury);
      }
      const cash = state.seats.map((player) => state.cash[player]!);
      expect(cash).toEqual([...cash].sort((a, b) => b - a));
    }
  });

  it('[18DO 6.2.3] nothing is sold in the first stock round, and no brewery is founded', () => {
    const state = played(start(), bid('B4', 120), bid('B3', 120), bid('B2', 120));
    expect(listed(state, 'found').map((move) => move.company)).not.toContain('DUB');
    expect(refused(state, found('DUB', 60))).toEqual({ code: 'no-corporations-yet', rule: '6.3.2.2' });
    expect(listed(state, 'sell')).toEqual([]);
    expect(listed(state, 'trade-minor')).toEqual([]);
    expect(refused(state, { type: 'sell', company: 'BME', percents: [10] }).code).toBe('no-sales-yet');
  });
});
