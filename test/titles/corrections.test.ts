import { describe, expect, it } from 'vitest';
import { digest } from '@/engine/game/digest';
import { choices, play } from '@/engine/game/play';
import { replay, tryReplay } from '@/engine/game/replay';
import type { Title } from '@/engine/game/title';
import type { RailState } from '@/engine/steps/state';
import { loadTitle } from '@/table/titles';
import { titles } from '@/titles/registry';
import type { TableState, TitleView } from '@/titles/view';
import { playedGame } from '../ui/look-back/played';

interface Scene {
  readonly title: Title;
  readonly view: TitleView;
  readonly state: RailState;
  readonly all: readonly string[];
}

/** The middle of a recorded game: somebody has nearly everything. */
async function middleOf(id: string, part = 0.6): Promise<Scene> {
  const { view, instants } = await playedGame(id);
  const { title } = (await loadTitle(id))!;
  const state = instants[Math.floor(instants.length * part)]!.state as unknown as RailState;
  return { title, view, state, all: state.setup.players.map((player) => player.id) };
}

function corrected({ title, state }: Scene, move: object): RailState {
  const outcome = play(title, state, move);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.state as RailState;
}

function refusal({ title, state }: Scene, move: object): string {
  const outcome = play(title, state, move);
  return outcome.ok ? 'accepted' : outcome.refusal.code;
}

const sound = ({ title }: Scene, state: RailState) =>
  (title.at(state.setup).invariants ?? []).flatMap(({ broken }) => broken(state) ?? []);

describe('a correction', () => {
  it('moves money, and makes or loses none', async () => {
    const scene = await middleOf('18rhl');
    const { state, all } = scene;
    const [first] = all as [string];
    const move = { type: 'correct-cash', from: 'bank', to: first, amount: 30, agreed: all };
    const outcome = play(scene.title, state, move);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const after = outcome.state as RailState;
    expect([after.cash[first], after.bank]).toEqual([state.cash[first]! + 30, state.bank - 30]);
    expect(outcome.events).toEqual([
      { type: 'corrected-cash', from: 'bank', to: first, amount: 30, agreed: all },
    ]);
    expect(sound(scene, after)).toEqual([]);
    // whose turn it is, and what may be done, is as it was
    expect(choices(scene.title, after)?.actor).toEqual(choices(scene.title, state)?.actor);
  });

  it('is counted in the state, and undone with it', async () => {
    const scene = await middleOf('18rhl');
    const [first] = scene.all as [string];
    const move = { type: 'correct-cash', from: 'bank', to: first, amount: 10, agreed: scene.all };
    const once = corrected(scene, move);
    expect([scene.state.corrections, once.corrections]).toEqual([undefined, 1]);
    expect(corrected({ ...scene, state: once }, move).corrections).toBe(2);
  });

  it('needs somebody who agrees, of those who play', async () => {
    const scene = await middleOf('18rhl');
    const [first] = scene.all as [string];
    const move = { type: 'correct-cash', from: 'bank', to: first, amount: 10 };
    expect(refusal(scene, { ...move, agreed: [] })).toBe('correction-nobody');
    expect(refusal(scene, { ...move, agreed: ['p9'] })).toBe('correction-unknown');
    expect(refusal(scene, { ...move, agreed: [first, first] })).toBe('correction-unknown');
    expect(refusal(scene, move)).toBe('malformed');
  });

  it('takes nothing that is not there', async () => {
    const scene = await middleOf('18rhl');
    const [first, second] = scene.all as [string, string];
    const cash = { type: 'correct-cash', from: first, to: second, agreed: scene.all };
    expect(refusal(scene, { ...cash, amount: 1_000_000 })).toBe('correction-too-little');
    expect(refusal(scene, { ...cash, amount: -5 })).toBe('correction-nothing');
    expect(refusal(scene, { ...cash, amount: 5, to: first })).toBe('correction-nothing');
    expect(refusal(scene, { ...cash, amount: 5, to: 'constructor' })).toBe('correction-unknown');
    const odd = { agreed: scene.all };
    expect(refusal(scene, { ...odd, type: 'correct-certificate', card: 999, to: first })).toBe(
      'correction-unknown',
    );
    expect(refusal(scene, { ...odd, type: 'correct-train', card: -1, to: 'pool' })).toBe(
      'correction-unknown',
    );
    expect(refusal(scene, { ...odd, type: 'correct-price', company: 'toString', row: 0, col: 0 })).toBe(
      'correction-unknown',
    );
    expect(refusal(scene, { ...odd, type: 'correct-tile', hex: 'Z99', tile: '8', turn: 0 })).toBe(
      'correction-unknown',
    );
  });

  it('of a certificate makes whoever then has the most the director', async () => {
    const scene = await middleOf('18rhl');
    const { all } = scene;
    let { state } = scene;
    const card = state.certificates.find(({ director, holder }) => director && all.includes(holder))!;
    const other = all.find((player) => player !== card.holder)!;
    for (const [no, { company, director, holder }] of state.certificates.entries()) {
      const wanted = company === card.company && !director && holder !== other;
      if (!wanted) continue;
      const move = { type: 'correct-certificate', card: no, to: other, agreed: all };
      const outcome = play(scene.title, state, move);
      if (outcome.ok) state = outcome.state as RailState;
    }
    const now = state.certificates.find((each) => each.company === card.company && each.director)!;
    expect(now.holder).toBe(other);
    expect(sound(scene, state)).toEqual([]);
  });

  it('never leaves a floated company without a director', async () => {
    const scene = await middleOf('18rhl');
    const at = scene.state.certificates.findIndex(
      ({ company, director }) => director && scene.state.companies[company]!.floated,
    );
    const move = { type: 'correct-certificate', card: at, to: 'pool', agreed: scene.all };
    expect(refusal(scene, move)).toBe('correction-director');
  });

  it('puts a price elsewhere on its table', async () => {
    const scene = await middleOf('18rhl');
    const { state, view } = scene;
    const [company] = Object.keys(state.prices) as [string];
    const { rows } = view.market!.tableOf(company);
    const row = rows.findIndex((values) => values.some((value) => value !== null));
    const col = rows[row]!.findIndex((value) => value !== null);
    const after = corrected(scene, { type: 'correct-price', company, row, col, agreed: scene.all });
    expect(after.prices[company]).toMatchObject({ row, col });
    expect(sound(scene, after)).toEqual([]);
  });

  it('hands a train on, but never changes the phase', async () => {
    // when later phases are still to come
    const scene = await middleOf('18rhl', 0.4);
    const { state, all } = scene;
    const own = state.trains.findIndex(({ at }) => Object.hasOwn(state.companies, at));
    const after = corrected(scene, { type: 'correct-train', card: own, to: 'pool', agreed: all });
    expect(after.trains[own]!.at).toBe('pool');
    const last = state.trains.findLastIndex(({ at }) => at === 'depot');
    const trainsOf = (company: string) => state.trains.filter(({ at }) => at === company).length;
    // somebody with room for it: the phase alone is against it
    const [holder] = Object.keys(state.companies)
      .filter((company) => state.companies[company]!.floated)
      .toSorted((a, b) => trainsOf(a) - trainsOf(b));
    expect(refusal(scene, { type: 'correct-train', card: last, to: holder, agreed: all })).toBe(
      'correction-phase',
    );
  });

  it('turns, replaces and takes off tiles; the supply stays right', async () => {
    const scene = await middleOf('18rhl');
    const { state, all } = scene;
    const stations = new Set(state.board.stations.map(({ hex }) => hex));
    const [hex, laid] = Object.entries(state.board.tiles).find(([each]) => !stations.has(each))!;
    const turned = { type: 'correct-tile', hex, tile: laid.tile, turn: (laid.turn + 1) % 6, agreed: all };
    expect(corrected(scene, turned).board.tiles[hex]).toEqual({ tile: laid.tile, turn: turned.turn });
    const off = corrected(scene, { type: 'correct-tile', hex, tile: '', turn: 0, agreed: all });
    expect(off.board.tiles[hex]).toBeUndefined();
    expect(sound(scene, off)).toEqual([]);
    expect(refusal(scene, { ...turned, turn: laid.turn })).toBe('correction-nothing');
  });

  it('takes a station back to its charter, and puts it down again', async () => {
    const scene = await middleOf('18rhl');
    const { state, all } = scene;
    const isHome = ({ company, hex }: { company: string; hex: string }) =>
      scene.view.companies.some(({ id, homes }) => id === company && homes.some((home) => home.hex === hex));
    const built = state.board.stations.filter(({ place }) => place === undefined);
    const home = built.find(isHome)!;
    const homeOff = { type: 'correct-token', ...home, on: false, agreed: all };
    expect(refusal(scene, homeOff)).toBe('correction-home');
    const { hex, stop, company } = built.find((station) => !isHome(station))!;
    const move = { type: 'correct-token', company, hex, stop, agreed: all };
    const off = corrected(scene, { ...move, on: false });
    expect(off.companies[company]!.tokens).toHaveLength(state.companies[company]!.tokens.length + 1);
    expect(sound(scene, off)).toEqual([]);
    const on = corrected({ ...scene, state: off }, { ...move, on: true });
    expect(on.companies[company]!.tokens).toEqual(state.companies[company]!.tokens);
  });

  it('gives nothing to a company that has not begun, and takes nothing of it', async () => {
    const { instants } = await playedGame('18rhl');
    const scene = await middleOf('18rhl');
    const early = instants.find(({ state }) =>
      state.trains.some(({ at }) => Object.hasOwn(state.companies, at)),
    )!;
    const state = early.state as unknown as RailState;
    const then = { ...scene, state };
    const waiting = Object.keys(state.companies).find((id) => !state.companies[id]!.founded)!;
    const [first] = scene.all as [string];
    const agreed = { agreed: scene.all };
    const cash = { type: 'correct-cash', from: 'bank', to: waiting, amount: 10, ...agreed };
    expect(refusal(then, cash)).toBe('correction-unknown');
    const train = state.trains.findIndex(({ at }) => Object.hasOwn(state.companies, at));
    expect(refusal(then, { type: 'correct-train', card: train, to: waiting, ...agreed })).toBe(
      'correction-unknown',
    );
    const card = state.certificates.findIndex(({ company }) => company === waiting);
    expect(refusal(then, { type: 'correct-certificate', card, to: first, ...agreed })).toBe(
      'correction-unknown',
    );
  });

  it('gives no company more trains than it may have', async () => {
    const scene = await middleOf('18rhl');
    const { state, view, all } = scene;
    const { trainLimit } = view.phases.of(state as never);
    const to = Object.keys(state.companies).find((id) => state.companies[id]!.floated)!;
    let now = state;
    for (const [card, { at }] of state.trains.entries()) {
      if (at === 'depot' || at === to) continue;
      const outcome = play(scene.title, now, { type: 'correct-train', card, to, agreed: all });
      if (outcome.ok) now = outcome.state as RailState;
      else expect(outcome.refusal.code).toBe('correction-too-many');
    }
    expect(now.trains.filter(({ at }) => at === to)).toHaveLength(trainLimit);
  });

  it('leaves tiles on the hexes that they are printed for', async () => {
    const scene = await middleOf('18rhl');
    const move = { type: 'correct-tile', hex: 'J9', tile: '935', turn: 1, agreed: scene.all };
    expect(refusal(scene, move)).toBe('correction-not-there');
  });

  it('of a tile with two cities leaves each station in its city', async () => {
    const { all, ...scene } = await middleOf('18rhl');
    const { instants } = await playedGame('18rhl');
    const isSecond = ({ hex, stop }: { hex: string; stop: number }, state: TableState) =>
      stop === 1 && state.board.tiles[hex] !== undefined;
    const found = instants.findLast(
      ({ state }) => !state.over && state.board.stations.some((at) => isSecond(at, state)),
    )!;
    const state = found.state as unknown as RailState;
    const twice = state.board.stations.find((at) => isSecond(at, found.state))!;
    const laid = state.board.tiles[twice.hex]!;
    const move = { type: 'correct-tile', hex: twice.hex, tile: laid.tile, agreed: all };
    const turned = corrected({ ...scene, all, state }, { ...move, turn: (laid.turn + 3) % 6 });
    const on = ({ stations }: RailState['board']) => stations.filter(({ hex }) => hex === twice.hex);
    expect(on(turned.board)).toEqual(on(state.board));
  });

  it('hands a private company on to another player', async () => {
    const scene = await middleOf('18rhl');
    const { instants } = await playedGame('18rhl');
    const owned = instants.find(
      ({ state }) =>
        state.decisions.length === 0 && Object.values(state.privates ?? {}).some(({ owner }) => owner),
    )!;
    const state = owned.state as unknown as RailState;
    const [id, { owner }] = Object.entries(state.privates).find(([, each]) => each.owner)!;
    const to = scene.all.find((player) => player !== owner)!;
    const move = { type: 'correct-private', private: id, to, agreed: scene.all };
    expect(corrected({ ...scene, state }, move).privates[id]!.owner).toBe(to);
    expect(refusal({ ...scene, state }, { ...move, to: owner })).toBe('correction-nothing');
    expect(refusal({ ...scene, state }, { ...move, private: 'toString' })).toBe('correction-unknown');
  });

  it('counts dividends of the Short Game without a bank', async () => {
    const scene = await middleOf('18rhl-short');
    const move = { type: 'correct-cash', from: 'bank', to: 'p1', amount: 10, agreed: scene.all };
    expect(refusal(scene, move)).toBe('correction-unknown');
  });

  it('is refused once the game is over, and by rules that know of none', async () => {
    const { title, instants } = await playedGame('18rhl');
    const scene = await middleOf('18rhl');
    const move = { type: 'correct-cash', from: 'bank', to: 'p1', amount: 10, agreed: scene.all };
    const over = instants.at(-1)!.state as unknown as RailState;
    expect(refusal({ ...scene, state: over }, move)).toBe('game-over');
    expect(refusal({ ...scene, title }, move)).toBe('not-now');
  });

  it('is replayed as any move is', async () => {
    const scene = await middleOf('18rhl');
    const { instants } = await playedGame('18rhl');
    const moves = instants.slice(1, 80).map(({ move }) => move!);
    const correct = { type: 'correct-cash', from: 'bank', to: 'p1', amount: 10, agreed: ['p1'] };
    const log = [...moves.slice(0, 40), correct, ...moves.slice(40, 41)];
    const one = replay(scene.title, scene.state.setup, log);
    const two = tryReplay(scene.title, scene.state.setup, JSON.parse(JSON.stringify(log)) as unknown[]);
    if ('bad' in two) throw new Error('cannot begin');
    expect(one.broken).toBeUndefined();
    expect(digest(one.timeline.instants.at(-1)!.state)).toBe(digest(two.timeline.instants.at(-1)!.state));
  });
});

describe.each(titles.map(({ id }) => id))('a table of %s', (id) => {
  it('can put something right, and is sound afterwards', async () => {
    const scene = await middleOf(id);
    const { state, all } = scene;
    const own = state.trains.findIndex(
      ({ at, as }) => as === undefined && Object.hasOwn(state.companies, at),
    );
    const tries = [
      ...(state.cash ? [{ type: 'correct-cash', from: all[0], to: all[1], amount: 1, agreed: all }] : []),
      ...state.certificates.map((_, card) => ({
        type: 'correct-certificate',
        card,
        to: all[0],
        agreed: all,
      })),
      { type: 'correct-train', card: own, to: 'pool', agreed: all },
    ];
    let made = 0;
    for (const move of tries) {
      const outcome = play(scene.title, state, move);
      if (!outcome.ok) {
        expect(outcome.refusal.code).toMatch(/^correction-/);
        continue;
      }
      made++;
      expect(sound(scene, outcome.state as RailState)).toEqual([]);
    }
    expect(made).toBeGreaterThan(0);
  });
});
