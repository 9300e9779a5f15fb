import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choices } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import type { RhinelandState } from '@/titles/rhineland/state';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { type Device, settle } from './support/devices';
import { hiddenTurn, misfits, picture, smallTargets } from './support/looks';
import { bringIn, cut, type Game, pointOf, randomGameOf, stageAt, toTable } from './support/saves';

let app: App;
let visit: Opened;

/** A point in the middle of the game for each stage, and those that only 18LRA has. */
const usual = ['stock', 'track', 'station', 'run', 'dividend', 'trains'];
const special = ['harbour', 'extra-lay', 'keep-apart', 'bestow', 'late'];
const games = [...usual, ...special].map((name) => `lra-${name}`);

/** The first point in time where a move of this type may be made. */
function firstOffer(game: Game<CoreState>, type: string): number {
  const at = game.states.findIndex((state) =>
    choices(game.title, state)?.choices.some(({ move }) => move.type === type),
  );
  if (at === -1) throw new Error(`nobody may ${type} in this game`);
  return at;
}

/** The last run of all: many tokens of all kinds are on the board. */
function lateRun(game: Game<CoreState>): number {
  return game.states.findLastIndex((_, i) => stageAt(game, i) === 'run');
}

/** A game in which the owner of a private has several corporations to choose from. */
async function gameWith(types: readonly string[], players: number): Promise<Game<CoreState>> {
  for (let seed = 1; seed < 40; seed++) {
    const game = await randomGameOf('18lra', seed, players);
    const made = new Set(game.moves.map(({ type }) => type));
    if (types.every((type) => made.has(type))) return game;
  }
  throw new Error(`no game with ${types.join()}`);
}

beforeAll(async () => {
  const game = await gameWith(['harbour', 'extra-lay', 'bestow', 'keep-apart'], 3);
  const logs = [
    ...usual.map((stage) => cut(game, pointOf(game, stage, 200), `lra-${stage}`)),
    ...['harbour', 'extra-lay', 'keep-apart', 'bestow'].map((type) =>
      cut(game, firstOffer(game, type), `lra-${type}`),
    ),
    cut(game, lateRun(game), 'lra-late'),
    cut(game, game.moves.length, 'lra-over'),
  ];
  expect((game.states.at(-1) as RhinelandState).over).toBe(true);
  app = await startApp();
  visit = await app.open({ hasTouch: true, reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(120_000);
  await bringIn(visit.page, logs);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});

const devices: readonly Device[] = [
  { name: 'tablet', size: tablet, theme: 'light', language: 'en' },
  { name: 'phone', size: phone, theme: 'dark', language: 'de' },
];

describe.each(
  devices.map((device) => [`${device.name}, ${device.theme}, ${device.language}`, device] as const),
)('%s', (_name, device) => {
  beforeAll(() => settle(visit.page, app.url, device));

  const check = async (name: string) => {
    const { page } = visit;
    await picture(page, `${device.name}-${device.theme}-${name}`);
    expect(await page.evaluate(misfits), name).toEqual([]);
    expect(await page.evaluate(smallTargets), name).toEqual([]);
    expect(await barriers(page), name).toEqual([]);
  };

  it.each(games)('the table, %s', async (id) => {
    await toTable(visit.page, app.url, id);
    await check(id);
    expect(await visit.page.evaluate(hiddenTurn)).toEqual([]);
  });

  it('the end', async () => {
    const { page } = visit;
    await page.goto(`${app.url}#/table/lra-over/end`);
    await page.locator('.end-scores').waitFor();
    await check('lra-over-end');
  });

  it('the views', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'lra-late');
    for (const view of ['market', 'companies', 'players', 'depot', 'log', 'help']) {
      await page.locator(`[data-view="${view}"]`).click();
      await page.locator(`.view-${view}`).waitFor();
      await check(`lra-view-${view}`);
    }
  });

  it('a new game with its scenario', async () => {
    const { page } = visit;
    await page.goto(`${app.url}#/new`);
    await page.locator('input[name=title][value="18lra"]').check();
    await page.locator('.new-start').waitFor();
    await check('lra-new');
  });
});
