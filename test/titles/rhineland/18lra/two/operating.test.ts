import { describe, expect, it } from 'vitest';
import { putTile } from '@/engine/board/lay';
import { fittings } from '@/engine/board/upgrade';
import { trainsOf } from '@/engine/finance/trains';
import { investor } from '@/engine/investor/state';
import { boxAt } from '@/titles/rhineland/18lra';
import { board } from '@/titles/rhineland/18lra/board';
import { waysLeft } from '@/titles/rhineland/rules/investor/way';
import type { RhinelandState } from '@/titles/rhineland/state';
import {
  acting,
  eventsOf,
  giveTrains,
  inTurn,
  listed,
  own,
  played,
  refused,
  twoStart,
} from '../../../../support/lra/two';

const skip = { type: 'skip' };

function lay(
  state: RhinelandState,
  ...tiles: readonly (readonly [hex: string, tile: string, turn: number])[]
): void {
  for (const [hex, tile, turn] of tiles) {
    const fits = fittings(board, hex, state.board.tiles[hex]).find(
      (each) => each.tile === tile && each.turn === turn,
    );
    if (!fits) throw new Error(`${tile} turned ${turn} does not fit on ${hex}`);
    state.board = putTile(state.board, { hex, tile, turn }, fits.becomes);
  }
}

/** Tiles that shorten the way, one after the other, until it is built. */
function builtWay(corp: string): RhinelandState {
  let state = inTurn(twoStart({ corp }), 'track');
  for (let i = 0; i < 10 && left(state) > 0; i++) {
    const [first] = listed(state, 'lay');
    if (!first) throw new Error(`no tile shortens the way any more: ${left(state)} to go`);
    lay(state, [first.hex as string, first.tile as string, first.turn as number]);
    state = inTurn(structuredClone(state), 'track');
  }
  return state;
}

function left(state: RhinelandState): number {
  return waysLeft(boxAt(state.setup), state, state.investor!.companies[0]!)(state.board);
}

const green = ['2', '2', '2', '2', '2', '3'] as const;

describe('[18LRA 9.2.2] the way to the harbour', () => {
  it('[18LRA rulings 111, 149] whoever holds the card lays, and each tile shortens the way', () => {
    const state = inTurn(twoStart({ corp: 'RhE' }), 'track');
    expect(acting(state)).toBe('A');
    const lays = listed(state, 'lay');
    expect(new Set(lays.map(({ hex }) => hex))).toEqual(new Set(['J10']));
    for (const move of lays) expect(left(played(state, move))).toBe(2);
    expect(refused(state, skip)).toEqual({ code: 'must-lay-way', rule: '9.2.2' });
  });

  it('[18LRA ruling 149] the second yellow tile of its first turn is not a duty, but must shorten the way too', () => {
    const state = inTurn(twoStart({ corp: 'RhE' }), 'track');
    const once = played(state, listed(state, 'lay')[0]!);
    for (const move of listed(once, 'lay')) expect(left(played(once, move))).toBe(1);
    expect(listed(once, 'lay').length).toBeGreaterThan(0);
    expect(played(once, skip).round).not.toMatchObject({ turn: { step: 'track' } });
  });

  it('[18LRA 9.2.2] BME begins in Düsseldorf', () => {
    const state = inTurn(twoStart({ corp: 'BME' }), 'track');
    expect(new Set(listed(state, 'lay').map(({ hex }) => hex))).toEqual(new Set(['G15']));
  });

  it('[18LRA 9.2.2, ruling 108] terrain costs it nothing', () => {
    const state = inTurn(twoStart({ corp: 'BME' }), 'track');
    const [first] = listed(state, 'lay');
    expect(eventsOf(state, first!)).toContainEqual(expect.objectContaining({ type: 'laid', cost: 0 }));
    expect(played(state, first!).bank).toBe(state.bank);
  });

  it('[18LRA 9.2.2] a tile beside the way is refused with the reason', () => {
    const state = inTurn(twoStart({ corp: 'RhE' }), 'track');
    const fits = fittings(board, 'J10', undefined).map(({ tile, turn }) => ({
      type: 'lay',
      hex: 'J10',
      tile,
      turn,
    }));
    const others = fits.filter(
      ({ tile, turn }) => !listed(state, 'lay').some((each) => each.tile === tile && each.turn === turn),
    );
    const codes = new Set(others.map((move) => refused(state, move).code));
    expect(codes).toContain('lay-off-way');
  });

  it('[18LRA 9.2.2, rulings 149, 151] once it is built there are upgrades only, that of the harbour first', () => {
    const yellow = builtWay('RhE');
    expect(listed(yellow, 'lay')).toEqual([]);
    expect(listed(yellow, 'skip')).toHaveLength(1);
    const state = structuredClone(yellow);
    giveTrains(state, 'RhE', [], green);
    const open = inTurn(state, 'track');
    expect(new Set(listed(open, 'lay').map(({ hex, tile }) => `${hex} ${tile}`))).toEqual(
      new Set(['H14 L27']),
    );
    expect(refused(open, skip).code).toBe('must-lay-way');
    const after = played(open, listed(open, 'lay')[0]!);
    // the token follows at once, and is that turn's station
    expect(after.board.stations).toContainEqual({ company: 'RhE', hex: 'H14', stop: 0, place: 'harbour' });
    expect(after.companies.RhE!.harbour).toBeUndefined();
  });
});

describe('[18LRA 9.2.2] its stations', () => {
  /** The ordinary token of CCE stands in Kempen: only that of the harbour is left. */
  function lastToken(): RhinelandState {
    const state = twoStart({ corp: 'CCE' });
    state.companies.CCE!.tokens = [];
    state.board = {
      ...state.board,
      stations: [...state.board.stations, { company: 'CCE', hex: 'E7', stop: 0 }],
    };
    return state;
  }

  it('[18LRA 9.2.2, ruling 151] the harbour token is not turned over while its harbour can take it', () => {
    const start = lastToken();
    const state = inTurn(start, 'track', { laid: ['yellow'], layBarred: true });
    // Krefeld needs no route, and there is a place
    expect(
      refused(inTurn(structuredClone(start), 'station'), { type: 'station', hex: 'F10', stop: 1 }).code,
    ).toBe('harbour-own-first');
    expect(played(state, skip).round).not.toMatchObject({ turn: { step: 'station' } });
  });

  it('[18LRA 9.2.2] no ordinary station on the hex of its harbour, which would keep the harbour token out', () => {
    // the way is built and the harbour place is not open yet
    const state = inTurn(structuredClone(builtWay('RhE')), 'station');
    const hexes = listed(state, 'station').map(({ hex }) => hex);
    expect(hexes).not.toContain('H14');
    expect(refused(state, { type: 'station', hex: 'H14', stop: 0 })).toEqual({
      code: 'harbour-own-first',
      rule: '9.2.2',
    });
  });

  it('[18LRA 9.2.2, ruling 151] once another has its harbour the holder decides on the token', () => {
    const start = lastToken();
    own(start, 'RhE', 'A');
    lay(start, ['E13', 'L31', 1]);
    delete start.companies.RhE!.harbour;
    start.board = {
      ...start.board,
      stations: [...start.board.stations, { company: 'RhE', hex: 'E13', stop: 0, place: 'harbour' }],
    };
    expect(listed(inTurn(start, 'station'), 'station')).toContainEqual({
      type: 'station',
      hex: 'F10',
      stop: 1,
    });
  });
});

describe('[18LRA 9.2.2] what nobody decides', () => {
  /** Before the run of a corporation with these trains, and a way to run on: no station, and the rest follows. */
  function about(own_: readonly string[], gone: readonly string[]) {
    const state = structuredClone(builtWay('RhE'));
    giveTrains(state, 'RhE', own_, gone);
    return inTurn(state, 'station');
  }

  const toldBy = (state: RhinelandState) => eventsOf(state, skip).map((event) => event.type);

  it('[18LRA 9.2.2, ruling 152] its trains run as well as they can, and the revenue is paid out to the players alone', () => {
    const state = about(['2', '3'], ['2', '2', '2', '2']);
    own(state, 'BME', 'A');
    state.certificates = state.certificates.map((card) =>
      card.company === 'RhE' && card.holder === 'charter' ? { ...card, holder: 'B' } : card,
    );
    const before = { ...state.cash };
    const events = eventsOf(state, skip);
    const after = played(state, skip);
    const ran = events.filter((event) => event.type === 'ran');
    expect(ran.length).toBeGreaterThan(0);
    const revenue = events.find((event) => event.type === 'paid-out')!.revenue;
    expect(after.cash.B! - before.B!).toBe(revenue / 2);
    expect(after.cash.A).toBe(before.A);
    expect(after.companies.RhE!.treasury).toBe(0);
    expect(events.filter((event) => event.type === 'dividend-share')).toHaveLength(1);
  });

  it('[18LRA 9.2.2, ruling 112, E24] with a 2-train it takes no second one', () => {
    const state = about(['2'], []);
    const after = played(state, skip);
    expect(trainsOf(after, 'RhE').map(({ type }) => type)).toEqual(['2']);
  });

  it('[18LRA 9.2.2] without a train it takes the next new one for nothing', () => {
    const state = about([], []);
    expect(toldBy(state)).toContain('train-bought');
    const after = played(state, skip);
    expect(trainsOf(after, 'RhE').map(({ type }) => type)).toEqual(['2']);
    expect(after.bank).toBe(state.bank);
  });

  it('[18LRA 9.2.2, ruling 112] it stops at two trains of different types', () => {
    const state = about([], ['2', '2', '2', '2']);
    expect(trainsOf(played(state, skip), 'RhE').map(({ type }) => type)).toEqual(['2', '3']);
  });

  it('[18LRA 9.2.2, ruling 112] the revenue is withheld in the turn in which it takes a permanent train', () => {
    const state = about(['3'], [...Array(5).fill('2'), '3', '3', '3']);
    const price = state.prices.RhE!;
    const events = eventsOf(state, skip);
    expect(events.map(({ type }) => type)).toContain('withheld');
    const after = played(state, skip);
    expect(trainsOf(after, 'RhE').map(({ type }) => type)).toEqual(['3', '4']);
    expect(after.prices.RhE!.col).toBe(Math.max(0, price.col - 1));
    expect(after.bank).toBe(state.bank);
  });

  it('[18LRA 9.2.2] nobody buys a train from it', () => {
    const state = structuredClone(twoStart({ corp: 'RhE' }));
    own(state, 'BME', 'A');
    giveTrains(state, 'RhE', ['2']);
    state.companies.BME!.treasury = 500;
    state.bank -= 500;
    const turn = inTurn(state, 'trains', { company: 'BME' });
    expect(refused(turn, { type: 'buy-train-from', company: 'RhE', train: '2', price: 50 }).code).toBe(
      'investor-keeps-trains',
    );
    expect(listed(turn, 'buy-train-from')).toEqual([]);
  });

  it('[18LRA 9.3] after its turn the card passes to the other player', () => {
    const state = about(['2'], []);
    const after = played(state, skip);
    expect(after.deciders).toEqual({ [investor]: 'B' });
  });
});

describe('[18LRA 9.4] offers for the card', () => {
  const asked = () => {
    const start = twoStart({ corp: 'RhE', offers: true });
    giveTrains(start, 'RhE', ['2'], []);
    return played(inTurn(start, 'track', { laid: ['yellow'], layBarred: true }), skip);
  };

  it('[18LRA 9.4, ruling 155] the holder offers from 1 up to all of the cash, or none', () => {
    const state = asked();
    expect(acting(state)).toBe('A');
    expect(listed(state)).toEqual([{ type: 'offer-card', amount: 1 }, { type: 'pass-card' }]);
    expect(refused(state, { type: 'offer-card', amount: 601 }).code).toBe('too-little-cash');
    expect(played(state, { type: 'pass-card' }).deciders).toEqual({ [investor]: 'B' });
  });

  it('[18LRA 9.4] the other one takes the money, and the card stays', () => {
    const state = played(asked(), { type: 'offer-card', amount: 50 });
    expect(acting(state)).toBe('B');
    const kept = played(state, { type: 'agree' });
    expect([kept.cash, kept.deciders]).toEqual([{ A: 550, B: 650 }, { [investor]: 'A' }]);
  });

  it('[18LRA 9.4] or pays the same and has the card', () => {
    const bought = played(asked(), { type: 'offer-card', amount: 50 }, { type: 'decline' });
    expect([bought.cash, bought.deciders]).toEqual([{ A: 650, B: 550 }, { [investor]: 'B' }]);
  });

  it('[18LRA ruling 155] who cannot pay must take the money', () => {
    const poor = asked();
    const state = { ...poor, cash: { A: 600, B: 20 }, bank: poor.bank + 580 };
    const after = played(state, { type: 'offer-card', amount: 50 });
    expect([after.cash, after.deciders]).toEqual([{ A: 550, B: 70 }, { [investor]: 'A' }]);
  });
});
