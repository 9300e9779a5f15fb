import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { type ViewId, viewIds } from '@/ui/table/views/views';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { type Device, desk, settle, upright } from './support/devices';
import { hiddenTurn, misfits, picture, smallTargets } from './support/looks';
import { bringIn, contestedGame, cut, pointOf, randomGame, toTable } from './support/saves';

let app: App;
let visit: Opened;

const stages = [
  'auction',
  'contest',
  'stock',
  'track',
  'station',
  'power-station',
  'run',
  'dividend',
  'trains',
  'agree-train',
  'discard-train',
  'raise-money',
] as const;

/** A game with every kind of decision in it. */
const seed = 2;
/** Most stages are looked at when there is something on the table. */
const late = 300;
const early: readonly string[] = ['auction', 'power-station', 'discard-train', 'raise-money'];

beforeAll(async () => {
  const game = randomGame(seed);
  const contest = contestedGame();
  const logs = [
    ...stages.map((stage) =>
      stage === 'contest'
        ? cut(contest, pointOf(contest, stage), stage)
        : cut(game, pointOf(game, stage, early.includes(stage) ? 0 : late), stage),
    ),
    cut(game, game.moves.length, 'over'),
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

interface Shown extends Device {
  readonly stages: readonly string[];
  readonly views: readonly ViewId[];
}

const some = ['auction', 'stock', 'track', 'run', 'dividend', 'trains'];

const devices: readonly Shown[] = [
  { name: 'tablet', size: tablet, theme: 'light', language: 'en', stages, views: viewIds },
  {
    name: 'tablet',
    size: tablet,
    theme: 'dark',
    language: 'de',
    stages: some,
    views: ['ledger', 'market', 'companies', 'log'],
  },
  {
    name: 'upright',
    size: upright,
    theme: 'contrast',
    language: 'de',
    stages: some,
    views: ['market', 'log', 'charts'],
  },
  { name: 'phone', size: phone, theme: 'light', language: 'de', stages: some, views: viewIds },
  {
    name: 'desk',
    size: desk,
    theme: 'contrast',
    language: 'en',
    stages: some,
    views: ['market', 'companies', 'charts'],
  },
];

describe.each(
  devices.map((device) => [`${device.name}, ${device.theme}, ${device.language}`, device] as const),
)('%s', (_name, device) => {
  const words = device.language === 'de' ? de : en;

  beforeAll(() => settle(visit.page, app.url, device));

  const check = async (name: string) => {
    const { page } = visit;
    await picture(page, `${device.name}-${device.theme}-${name}`);
    expect(await page.evaluate(misfits), name).toEqual([]);
    expect(await page.evaluate(smallTargets), name).toEqual([]);
    expect(await barriers(page), name).toEqual([]);
  };

  it.each([
    ['home', ''],
    ['new', '#/new'],
    ['settings', '#/settings'],
    ['end', '#/table/over/end'],
  ])('%s', async (name, path) => {
    const { page } = visit;
    await page.goto(app.url + path);
    await page
      .locator({ home: '.game-card', new: '.new-game', settings: '.choice', end: '.chart-drawing' }[name]!)
      .first()
      .waitFor();
    await check(name);
  });

  it.each(device.stages)('the table, %s', async (stage) => {
    await toTable(visit.page, app.url, stage);
    await check(stage);
    expect(await visit.page.evaluate(hiddenTurn)).toEqual([]);
  });

  it('the table, views', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'trains');
    for (const id of device.views) {
      await page.getByRole('tab', { name: words[`table.view.${id}`], exact: true }).click();
      await page.locator(`.view-${id}`).waitFor();
      if (id === 'charts') await page.locator('.chart-drawing').waitFor();
      await check(`view-${id}`);
    }
  });
});
