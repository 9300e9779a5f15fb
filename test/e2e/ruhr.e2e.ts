import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stageOf } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { type Device, settle } from './support/devices';
import { hiddenTurn, misfits, picture, smallTargets } from './support/looks';
import { bringIn, cut, type Game, randomGameOf, toTable } from './support/saves';
import { playWholeGame } from './support/whole-game';

let app: App;
let visit: Opened;

/** Stages of 18Ruhr that are its own, or show more than those of all games. */
const stages = [
  'package',
  'set-value',
  'stock',
  'income',
  'invest',
  'track',
  'dividend',
  'trains',
  'found-montan',
  'second-certificate',
  'merge-montan',
  'agree-engine',
  'raise-money',
];

/** Of some random games the place where such a stage comes for the last time: the charters are full then. */
function found(games: readonly Game<CoreState>[], stage: string) {
  for (const game of games) {
    const at = game.states.findLastIndex((state) => stageOf(game.title, state)?.id === stage);
    if (at >= 0) return cut(game, at, `ruhr-${stage}`);
  }
  throw new Error(`none of these games has ${stage}`);
}

beforeAll(async () => {
  const games = [
    await randomGameOf('18ruhr', 3, 6),
    await randomGameOf('18ruhr', 9, 4),
    await randomGameOf('18ruhr', 12, 3),
  ];
  const [first] = games;
  app = await startApp();
  visit = await app.open({ hasTouch: true, reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(120_000);
  await bringIn(visit.page, [
    ...stages.map((stage) => found(games, stage)),
    cut(first!, first!.moves.length, 'ruhr-over'),
  ]);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});

it(
  'three players play 18Ruhr by touch, from the starting package to the final scores',
  { timeout: 1_800_000 },
  () => playWholeGame(app, '18ruhr', ['Anna', 'Ben', 'Clara']),
);

const ids = stages.map((stage) => `ruhr-${stage}`);
const devices: readonly (Device & { readonly views: readonly string[] })[] = [
  {
    name: 'tablet',
    size: tablet,
    theme: 'light',
    language: 'de',
    views: ['market', 'companies', 'mines', 'depot', 'help'],
  },
  { name: 'phone', size: phone, theme: 'dark', language: 'en', views: ['mines', 'depot'] },
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

  it.each(ids)('the table, %s', async (id) => {
    await toTable(visit.page, app.url, id);
    await check(id);
    expect(await visit.page.evaluate(hiddenTurn)).toEqual([]);
  });

  it('the end', async () => {
    const { page } = visit;
    await page.goto(`${app.url}#/table/ruhr-over/end`);
    await page.locator('.end-scores').waitFor();
    await check('ruhr-over-end');
  });

  it('the views', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'ruhr-invest');
    for (const view of device.views) {
      await page.locator(`[data-view="${view}"]`).click();
      await page.locator(`.view-${view}`).waitFor();
      await check(`ruhr-invest-view-${view}`);
    }
  });
});
