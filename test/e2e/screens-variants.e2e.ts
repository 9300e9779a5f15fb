import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choices } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { allTen } from '../titles/dortmund/variants/all-ten';
import { type Device, settle } from './support/devices';
import { hiddenTurn, misfits, picture, smallTargets } from './support/looks';
import { bringIn, cut, type Game, randomGameOf, toTable } from './support/saves';

let app: App;
let visit: Opened;

/** Moves that markers bring, each in a game that offers it. */
const ofRailways = ['extra-station', 'keep-train', 'half-dividend', 'trade-in-card', 'clever-route'];
const ofBreweries = ['load-for', 'more-beer-for', 'trade-in-equipment'];

/** Of some games the first that offers such a move, and where. */
function offering(games: readonly Game<CoreState>[], type: string) {
  for (const game of games) {
    const at = game.states.findIndex(
      (state) => !state.over && choices(game.title, state)!.choices.some(({ move }) => move.type === type),
    );
    if (at >= 0) return cut(game, at, `mv-${type}`);
  }
  throw new Error(`none of these games offers ${type}`);
}

async function gamesOf(title: string, seeds: readonly number[]): Promise<Game<CoreState>[]> {
  const games: Game<CoreState>[] = [];
  for (const seed of seeds) games.push(await randomGameOf(title, seed, 3 + (seed % 3), allTen));
  return games;
}

beforeAll(async () => {
  const railways = await gamesOf('18do-trg', [1, 2, 3]);
  const breweries = await gamesOf('18do-hsb', [1, 2, 3, 4, 5]);
  const late = railways[0]!;
  const logs = [
    ...ofRailways.map((type) => offering(railways, type)),
    ...ofBreweries.map((type) => offering(breweries, type)),
    cut(late, Math.floor(late.moves.length * 0.8), 'mv-late'),
  ];
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
)('all ten minor variants of Dortmund: %s', (_name, device) => {
  beforeAll(() => settle(visit.page, app.url, device));

  it.each([...ofRailways, ...ofBreweries, 'late'])('the table, %s', async (name) => {
    const { page } = visit;
    await toTable(page, app.url, `mv-${name}`);
    await picture(page, `variants-${device.name}-${name}`);
    expect(await page.evaluate(misfits), name).toEqual([]);
    expect(await page.evaluate(smallTargets), name).toEqual([]);
    expect(await page.evaluate(hiddenTurn), name).toEqual([]);
    expect(await barriers(page), name).toEqual([]);
  });
});
