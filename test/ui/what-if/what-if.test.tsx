// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Lay } from '@/engine/board/types';
import { successors } from '@/engine/board/upgrade';
import { choices, stageOf } from '@/engine/game/play';
import { bestRun } from '@/engine/routes/best';
import { studyWords } from '@/i18n/study';
import { titles } from '@/titles/registry';
import type { TableState } from '@/titles/view';
import type { OwnIdea } from '@/ui/games/ideas';
import { firstTurn, type Idea, imagined, moveFor, tilesFor, turnedOn } from '@/ui/what-if/ideas';
import { WhatIf } from '@/ui/what-if/WhatIf';
import { seatOf } from '../../support/seat';
import { type PlayedGame, playedGame } from '../look-back/played';

let game: PlayedGame;

beforeAll(async () => {
  await studyWords.load('en');
  game = await playedGame('18rhl');
});

afterEach(cleanup);

const own = (idea: OwnIdea): Idea => ({ kind: 'own', idea, where: 'there' });

/** The first moment at which a company with trains somewhere on the board may lay track. */
function layingState(): TableState {
  const found = game.instants.find(
    ({ state }, i) =>
      i > 200 &&
      stageOf(game.title, state)?.id === 'track' &&
      choices(game.title, state)?.choices.some(({ move }) => move.type === 'lay'),
  );
  return found!.state;
}

function layIn(state: TableState): Idea & { kind: 'tile' } {
  const { move } = choices(game.title, state)!.choices.find((choice) => choice.move.type === 'lay')!;
  const { hex, tile, turn } = move as unknown as Lay;
  return { kind: 'tile', hex, tile, turn };
}

describe('what is imagined', () => {
  it('lies on a copy, one thing upon the other, and leaves the state as it was', () => {
    const state = layingState();
    const before = JSON.stringify(state);
    const lay = layIn(state);
    const company = game.view.companies[0]!.id;
    const ideas: Idea[] = [lay, { kind: 'train', company, train: game.view.trains.at(-1)!.id }];
    const then = imagined(game.view, state, ideas);
    expect(then.board.tiles[lay.hex]).toEqual({ tile: lay.tile, turn: lay.turn });
    expect(then.trains.filter(({ at }) => at === company)).toHaveLength(
      state.trains.filter(({ at }) => at === company).length + 1,
    );
    expect(JSON.stringify(state)).toBe(before);
    expect(imagined(game.view, state, ideas.slice(0, 1)).trains).toBe(state.trains);
    expect(imagined(game.view, state, [])).toBe(state);
  });

  it('may be any tile that is left, those that may follow first', () => {
    const state = layingState();
    const { hex, tile } = layIn(state);
    const all = tilesFor(game.view, state, hex);
    expect(all).toContain(tile);
    const colours = new Set(all.map((id) => game.view.board.tiles[id]!.colour));
    expect(colours.size).toBeGreaterThan(1);
    expect(firstTurn(game.view, state, hex, tile)).toBeGreaterThanOrEqual(0);
  });

  it('is listed by colour, and keeps its place while one tile after the other is tried', () => {
    const state = layingState();
    const { hex, tile, turn } = layIn(state);
    const { tiles } = game.view.board;
    const follow = successors(game.view.board, hex, state.board);
    const before = tilesFor(game.view, state, hex, follow);
    const changes = (all: readonly string[]) =>
      all.filter((id, i) => i > 0 && tiles[id]!.colour !== tiles[all[i - 1]!]!.colour).length;
    const others = before.filter((id) => !follow.includes(id));
    expect(changes(others)).toBe(new Set(others.map((id) => tiles[id]!.colour)).size - 1);
    const then = imagined(game.view, state, [{ kind: 'tile', hex, tile, turn }]);
    const after = tilesFor(game.view, then, hex, follow);
    expect(after.filter((id) => before.includes(id))).toEqual(before.filter((id) => after.includes(id)));
  });

  it('is turned only to where it looks otherwise: a straight line to three sides, and each may be played', () => {
    const state = layingState();
    let ideas: readonly Idea[] = [{ kind: 'tile', hex: 'E3', tile: '9', turn: 0 }];
    const seen = [0, 1, 2].map(() => {
      ideas = turnedOn(game.view, ideas);
      return (ideas[0] as Idea & { kind: 'tile' }).turn;
    });
    expect(seen).toEqual([1, 2, 0]);
    expect(imagined(game.view, state, ideas).board.tiles.E3).toEqual({ tile: '9', turn: 0 });
  });

  it('is played only where its first part is a move that may be made now', () => {
    const state = layingState();
    const options = choices(game.title, state);
    const lay = layIn(state);
    expect(moveFor(options, [lay])).toMatchObject({ type: 'lay', hex: lay.hex, tile: lay.tile });
    expect(moveFor(options, [{ ...lay, tile: 'none' }])).toBeUndefined();
    // the first of it that may be made
    expect(moveFor(options, [{ kind: 'train', company: 'KME', train: '8' }, lay])).toMatchObject({
      type: 'lay',
      hex: lay.hex,
    });
    expect(moveFor(undefined, [lay])).toBeUndefined();
  });
});

describe('what only some games have', () => {
  async function middle(id: string, part = 0.8, named = '') {
    const played = await playedGame(id, named);
    const { state } = played.instants[Math.floor(played.instants.length * part)]!;
    const seat = seatOf({ title: played.title as never, viewAt: played.viewAt }, state);
    return { ...played, state, seat };
  }

  it.each(['18do-int', '18do-trg', '18do-hsb', '18do-exp', '18ruhr'])(
    '%s: a link, one step further',
    async (id) => {
      const { seat, state, view } = await middle(id);
      const hexes = Object.keys(view.board.hexes);
      const hex = hexes.find((each) => seat.game.ideasOn!(seat, state, each).length > 0)!;
      const [idea] = seat.game.ideasOn!(seat, state, hex);
      const before = JSON.stringify(state);
      const then = imagined(view, state, [own(idea!)]);
      expect(JSON.stringify(state)).toBe(before);
      expect(JSON.stringify(then)).not.toBe(before);
      const options = { stage: 'link', actor: { player: 'p1' }, choices: [{ move: idea!.moves![0]! }] };
      expect(moveFor(options, [own(idea!)])).toEqual(idea!.moves![0]);
      expect(moveFor({ ...options, choices: [] }, [own(idea!)])).toBeUndefined();
    },
  );

  /** How much more a railway would run with the strongest train if its beer were there. */
  function gainByBeer({ seat, state, view }: Awaited<ReturnType<typeof middle>>, company: string): number {
    const withTrain = imagined(view, state, [{ kind: 'train', company, train: view.trains.at(-1)!.id }]);
    const [idea] = seat.game.ideasOf!(seat, withTrain, company);
    if (!idea) return 0;
    const best = (at: TableState) => bestRun(view.runInput(at, company)).total;
    return best(imagined(view, withTrain, [own(idea)])) - best(withTrain);
  }

  it('18do-trg: beer makes the best run of somebody better', async () => {
    const gains: number[] = [];
    for (const part of [0.97, 0.9, 0.8, 0.7]) {
      const scene = await middle('18do-trg', part, '-4p-v');
      const railways = scene.view.companies.filter(({ tokenCosts }) => tokenCosts.length > 0);
      gains.push(...railways.map(({ id }) => gainByBeer(scene, id)));
    }
    expect(Math.max(...gains)).toBeGreaterThan(0);
  });

  it('18do-hsb: beer is loaded on a train that has room for it, and no more than that', async () => {
    const { seat, state, view } = await middle('18do-hsb');
    const company = view.companies.find(({ tokenCosts }) => tokenCosts.length > 0)!.id;
    const strongest = view.trains.at(-1)! as { id: string; beer?: number };
    let now = imagined(view, { ...state, trains: state.trains.filter(({ at }) => at !== company) }, [
      { kind: 'train', company, train: strongest.id },
    ]);
    for (let cubes = 1; cubes <= strongest.beer!; cubes++) {
      const [idea] = seat.game.ideasOf!(seat, now, company);
      now = imagined(view, now, [own(idea!)]);
      expect(now.trains.find(({ at }) => at === company)).toMatchObject({ beer: cubes });
    }
    expect(seat.game.ideasOf!(seat, now, company)).toEqual([]);
  });
});

describe.each(titles.map(({ id }) => id))('a copy of the board of %s', (id) => {
  it('is run on by every company that has a train', async () => {
    const { view, instants } = await playedGame(id);
    const { state } = instants[Math.floor(instants.length / 2)]!;
    const railway = view.companies.find(({ tokenCosts }) => tokenCosts.length > 0)!;
    const then = imagined(view, state, [{ kind: 'train', company: railway.id, train: view.trains[0]!.id }]);
    expect(view.runInput(then, railway.id).trains.length).toBeGreaterThan(0);
  });
});

describe('the screen', () => {
  function show(mayPlay = true) {
    const state = layingState();
    const act = vi.fn();
    const seat = seatOf({ title: game.title as never, viewAt: game.viewAt }, state, { act });
    render(<WhatIf seat={seat} mayPlay={mayPlay} table="#/table/x" />);
    return { state, act, lay: layIn(state) };
  }

  const runs = () => screen.getByRole('region', { name: /^Best runs/ });
  const ready = () =>
    waitFor(() => expect(document.querySelector('.what-if')).toHaveProperty('dataset.settling', 'false'));

  it('compares what companies would run, and takes everything back in order', async () => {
    show();
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect([button('Take back').disabled, button('Clear').disabled]).toEqual([true, true]);
    const before = within(runs()).getAllByRole('button').length;
    const selects = screen.getAllByRole<HTMLSelectElement>('combobox');
    const companies = [...selects.at(-2)!.options].map(({ value }) => value);
    const without = companies.find((id) => !runs().querySelector(`[data-company="${id}"]`))!;
    fireEvent.change(selects.at(-2)!, { target: { value: without } });
    await ready();
    // the second tap of a clumsy finger gives it no second one
    fireEvent.click(button('Give it a train'));
    await waitFor(() => expect(within(runs()).getAllByRole('button')).toHaveLength(before + 1));
    fireEvent.click(button('Give it a train'));
    await ready();
    fireEvent.click(button('Take back'));
    await waitFor(() => expect(within(runs()).getAllByRole('button')).toHaveLength(before));
    expect(button('Take back').disabled).toBe(true);
  });

  it('begins with the company whose turn it is, and says in order what is imagined', async () => {
    const { state, lay } = show();
    const company = choices(game.title, state)!.actor.company!;
    expect(screen.getAllByRole<HTMLSelectElement>('combobox')[0]!.value).toBe(company);
    await ready();
    fireEvent.click(screen.getByRole('button', { name: 'Give it a train' }));
    const ideas = () =>
      within(screen.getByText(`${company}: 2-train`).parentElement!).getAllByRole('listitem');
    await waitFor(() => expect(ideas()).toHaveLength(1));
    await ready();
    tap(document.querySelector(`[data-hex="${lay.hex}"]`)!);
    await screen.findByRole('button', { name: `Tile ${lay.tile}` });
    await ready();
    fireEvent.click(screen.getByRole('button', { name: `Tile ${lay.tile}` }));
    await waitFor(() =>
      expect(
        ideas()
          .map(({ textContent }) => textContent)
          .at(-1),
      ).toContain(`tile ${lay.tile}`),
    );
  });

  it('puts no station where there is no room for one, and says so', async () => {
    const { state } = show();
    const company = choices(game.title, state)!.actor.company!;
    const { hex } = state.board.stations.find((station) => station.company === company)!;
    await ready();
    tap(document.querySelector(`[data-hex="${hex}"]`)!);
    await screen.findByText(/already has a station/);
    for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: /station/i }))
      expect(button.disabled).toBe(true);
  });

  it('puts a tile on the hex that is tapped, turns it, and sends the move if it is one', async () => {
    const { act, lay } = show();
    await ready();
    tap(document.querySelector(`[data-hex="${lay.hex}"]`)!);
    await screen.findByRole('button', { name: `Tile ${lay.tile}` });
    await ready();
    fireEvent.click(await screen.findByRole('button', { name: `Tile ${lay.tile}` }));
    const play = () => screen.queryByRole('button', { name: 'Play this' });
    // turned round it comes to lie as the rules allow
    for (let turns = 0; turns < 6 && !play(); turns++) {
      fireEvent.click(await screen.findByRole('button', { name: 'Turn it' }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    await ready();
    fireEvent.click(play()!);
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ type: 'lay', hex: lay.hex, tile: lay.tile }));
  });

  it('is played by nobody who only watches', async () => {
    const { lay } = show(false);
    await ready();
    tap(document.querySelector(`[data-hex="${lay.hex}"]`)!);
    await screen.findByRole('button', { name: `Tile ${lay.tile}` });
    await ready();
    fireEvent.click(await screen.findByRole('button', { name: `Tile ${lay.tile}` }));
    await screen.findByRole('button', { name: 'Turn it' });
    expect(screen.queryByRole('button', { name: 'Play this' })).toBeNull();
  });
});

/** A finger that goes down and up in one place. */
function tap(element: Element): void {
  const at = { pointerId: 1, clientX: 5, clientY: 5, button: 0, bubbles: true };
  fireEvent.pointerDown(element, at);
  fireEvent.pointerUp(element, at);
}
