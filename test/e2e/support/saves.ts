/** Games that were played at random, cut off where something is to be seen, and brought in by save files. */
import type { Page } from 'playwright-core';
import type { Choice, Move } from '@/engine/game/move';
import { choices, stageOf } from '@/engine/game/play';
import { replay } from '@/engine/game/replay';
import type { CoreState, Setup } from '@/engine/game/state';
import { playOn, startTimeline } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import type { FindTitle } from '@/storage/find-title';
import type { GameLog } from '@/storage/rows';
import { type ReadGame, readSave, writeSave } from '@/storage/savefile';
import { newRow } from '@/table/new-game';
import { titles } from '@/titles/registry';
import { rhl } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import { habitsOf } from '../../soak/habits';
import { rhinelandHabits } from '../../soak/rhineland';
import { fuzzGame, setupOf } from '../../support/fuzzer';
import { takesTaps } from '../../support/pause';

export const findTitle: FindTitle = async (id) => titles.find((title) => title.id === id)?.load();

export interface Game<S extends CoreState = RhinelandState> {
  readonly title: Title<S, Move>;
  readonly setup: Setup;
  readonly moves: readonly Move[];
  /** Before the first move, and after each. */
  readonly states: readonly S[];
}

const names = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Frieda'];

export function setupFor(
  players: number,
  seed: number,
  title: Title = rhl as unknown as Title,
  options: Setup['options'] = {},
): Setup {
  const setup = setupOf(title, players, seed, options);
  return { ...setup, players: setup.players.map(({ id }, i) => ({ id, name: names[i]! })) };
}

/** A whole random game of 18Rhl. */
export function randomGame(seed: number, players = 3, options: Setup['options'] = {}): Game {
  const setup = setupFor(players, seed, undefined, options);
  const { log } = fuzzGame(rhl, setup, seed, { ...rhinelandHabits, checks: 'light' } as never);
  return gameOf(rhl, setup, log);
}

/** A whole random game of any title. */
export async function randomGameOf(
  id: string,
  seed: number,
  players = 3,
  options: Setup['options'] = {},
): Promise<Game<CoreState>> {
  const title = await findTitle(id);
  if (!title) throw new Error(`there is no title ${id}`);
  const setup = setupFor(players, seed, title, options);
  const { log } = fuzzGame(title, setup, seed, { ...(await habitsOf(id)), checks: 'light' } as never);
  return gameOf(title, setup, log);
}

function gameOf<S extends CoreState>(title: Title<S, Move>, setup: Setup, moves: readonly Move[]): Game<S> {
  const { timeline } = replay(title, setup, moves);
  return { title, setup, moves, states: timeline.instants.map(({ state }) => state) };
}

/** Two bid for the second private company, then the first is bought: the two have to raise. */
export function contestedGame(): Game {
  const setup = setupFor(3, 1);
  let timeline = startTimeline(rhl, setup);
  const wanted: ((choice: Choice) => boolean)[] = [
    ({ move }) => move.type === 'bid',
    ({ move }) => move.type === 'bid',
    ({ move }) => move.type === 'buy-private',
  ];
  for (const wants of wanted) {
    const state = timeline.instants.at(-1)!.state;
    const choice = choices(rhl, state)?.choices.find(wants);
    if (!choice) throw new Error('the auction offers other moves than it did');
    timeline = playOn(rhl, timeline, choice.move).timeline;
  }
  return gameOf(
    rhl,
    setup,
    timeline.instants.slice(1).map(({ move }) => move!),
  );
}

/** What the table waits for after so many moves. */
export function stageAt<S extends CoreState>({ title, states }: Game<S>, at: number): string {
  return stageOf(title, states[at]!)?.id ?? 'over';
}

/** The first point in time from `from` on where the table waits for this. */
export function pointOf<S extends CoreState>(game: Game<S>, stage: string, from = 0): number {
  const at = game.states.findIndex((_, i) => i >= from && stageAt(game, i) === stage);
  if (at === -1) throw new Error(`this game has no ${stage} from move ${from} on`);
  return at;
}

/** The first point in time where the table waits for this without offering a move of any of these types. */
export function pointWithout<S extends CoreState>(
  game: Game<S>,
  stage: string,
  types: readonly string[],
): number {
  const at = game.states.findIndex((state, i) => {
    if (stageAt(game, i) !== stage) return false;
    return !choices(game.title, state)?.choices.some(({ move }) => types.includes(move.type));
  });
  if (at === -1) throw new Error(`this game has no ${stage} without ${types.join(', ')}`);
  return at;
}

/**
 * A game as it was after so many moves, under an id. Its setup names it too, as the colour of someone who does not sit
 * at the table: the same setup is the same game.
 */
export function cut<S extends CoreState>(game: Game<S>, at: number, id: string): GameLog {
  const setup = { ...game.setup, options: { ...game.setup.options, colours: { nobody: id } } };
  const summary = { round: { kind: 'auction' }, actor: null, moves: at, finished: false, result: [] };
  return {
    row: { ...newRow(id, '', setup, game.title.rulesVersion, 0), summary },
    moves: game.moves.slice(0, at),
  };
}

/** The game of a save file, replayed. */
export async function readGame(text: string): Promise<ReadGame> {
  const read = await readSave(text, findTitle);
  const game = read.ok ? read.games[0] : undefined;
  if (!game?.ok) throw new Error(`the save file is not read: ${JSON.stringify(game ?? read)}`);
  return game;
}

/** Opens a save file with these games on the home screen; they keep their ids. */
export async function bringIn(page: Page, logs: readonly GameLog[]): Promise<void> {
  const { text } = await writeSave(logs, findTitle, new Date(0));
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page
    .locator('.import-report li')
    .nth(logs.length - 1)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.game-card').first().waitFor();
}

/** Opens the table of a game. */
export async function toTable(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}#/table/${id}`);
  await page.locator(`.table .turn-prompt, .table .over`).first().waitFor();
  await takesTaps(page);
}
