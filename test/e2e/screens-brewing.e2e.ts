import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stageOf } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { type Device, settle } from './support/devices';
import { hiddenTurn, misfits, picture, smallTargets } from './support/looks';
import { bringIn, cut, type Game, pointOf, randomGameOf, toTable } from './support/saves';

let app: App;
let visit: Opened;

/** Stages of Heat, Sweat & Beer that are its own, or show more than those of The Railway Game. */
const stages = [
  'starting',
  'stock',
  'link',
  'brew',
  'dividend',
  'equipment',
  'discard-equipment',
  'order-place',
];
/** Those that only some games have. */
const rare = ['float-sale', 'load', 'agree-load'];

/** Of some random games the first that comes to such a stage, and where. */
function found(games: readonly Game<CoreState>[], stage: string) {
  for (const game of games) {
    const at = game.states.findIndex((state) => stageOf(game.title, state)?.id === stage);
    if (at >= 0) return cut(game, at, `hsb-${stage}`);
  }
  throw new Error(`none of these games has ${stage}`);
}

beforeAll(async () => {
  const games: Game<CoreState>[] = [];
  for (const seed of [9, 7, 11, 23, 31, 47, 52])
    games.push(await randomGameOf('18do-hsb', seed, 3 + (seed % 3)));
  const [first] = games;
  const logs = [
    ...stages.map((stage) =>
      stage === 'brew' || stage === 'link'
        ? cut(first!, pointOf(first!, stage, 150), `hsb-${stage}`)
        : found(games, stage),
    ),
    ...rare.map((stage) => found(games, stage)),
    cut(first!, first!.moves.length, 'hsb-over'),
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

const ids = [...stages, ...rare].map((stage) => `hsb-${stage}`);
const devices: readonly (Device & { readonly views: readonly string[] })[] = [
  {
    name: 'tablet',
    size: tablet,
    theme: 'light',
    language: 'de',
    views: ['market', 'companies', 'players', 'beer', 'depot', 'log', 'help'],
  },
  { name: 'phone', size: phone, theme: 'dark', language: 'en', views: ['beer'] },
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
    await page.goto(`${app.url}#/table/hsb-over/end`);
    await page.locator('.end-scores').waitFor();
    await check('hsb-over-end');
  });

  it('the views', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'hsb-brew');
    for (const view of device.views) {
      await page.locator(`[data-view="${view}"]`).click();
      await page.locator(`.view-${view}`).waitFor();
      await check(`hsb-brew-view-${view}`);
    }
  });
});
