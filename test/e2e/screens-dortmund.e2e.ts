import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSold, trainsOf } from '@/engine/finance/trains';
import { choices, play } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import type { DortmundState } from '@/titles/dortmund/state';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { type Device, desk, settle } from './support/devices';
import { hiddenTurn, misfits, picture, smallTargets } from './support/looks';
import {
  bringIn,
  cut,
  type Game,
  pointOf,
  pointWithout,
  randomGameOf,
  stageAt,
  toTable,
} from './support/saves';

let app: App;
let visit: Opened;

/** A point in the middle of the game for each stage; those that come late are looked at when they come. */
const introduction = ['take', 'tile', 'build', 'swap'];
const railway = ['stock', 'track', 'station', 'link', 'run', 'dividend', 'trains'];
/** Steps that wait for a sale, a brewery that could still be turned over, trains on their last run, a lost office. */
const special = ['trg-short-station', 'trg-short-link', 'trg-late-beer', 'trg-last-run', 'int-exchange'];
const rare = ['starting', 'first-train', 'beer', 'agree-train', 'discard-train', 'raise-money', 'exchange'];

/** The company that acts has a train that runs for the last time. */
function hasLastRun(state: CoreState): boolean {
  const { trains, round } = state as DortmundState;
  const company = round.kind === 'operating' ? round.turn?.company : undefined;
  return (
    company !== undefined &&
    isSold({ trains }, '8') &&
    trainsOf({ trains }, company).some(({ type }) => type === '4')
  );
}

/** The trains have run, and a brewery that is turned over now opens the beer. */
function opensBeer(game: Game<CoreState>, at: number): boolean {
  const state = game.states[at]!;
  if (stageAt(game, at) !== 'dividend') return false;
  const moves = choices(game.title, state)!.choices.map(({ move }) => move);
  return moves.some((move) => {
    const outcome = /-brewery$/.test(move.type) ? play(game.title, state, move) : undefined;
    return outcome?.ok && choices(game.title, outcome.state)?.stage === 'beer';
  });
}

beforeAll(async () => {
  const [int, trg] = await Promise.all([randomGameOf('18do-int', 2), randomGameOf('18do-trg', 8)]);
  const [changing, patient] = await Promise.all([randomGameOf('18do-int', 3), randomGameOf('18do-trg', 1)]);
  const logs = [
    ...introduction.map((stage) => cut(int, pointOf(int, stage, 120), `int-${stage}`)),
    cut(int, int.moves.length, 'int-over'),
    ...railway.map((stage) => cut(trg, pointOf(trg, stage, 250), `trg-${stage}`)),
    ...rare.map((stage) => cut(trg, pointOf(trg, stage), `trg-${stage}`)),
    cut(trg, trg.moves.length, 'trg-over'),
    cut(trg, pointWithout(trg, 'station', ['station', 'station-reserved']), 'trg-short-station'),
    cut(trg, pointWithout(trg, 'link', ['link', 'free-link']), 'trg-short-link'),
    cut(trg, pointOf(trg, 'run', trg.states.findIndex(hasLastRun)), 'trg-last-run'),
    cut(
      patient,
      patient.states.findIndex((_, i) => opensBeer(patient, i)),
      'trg-late-beer',
    ),
    cut(changing, pointOf(changing, 'exchange'), 'int-exchange'),
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
  readonly games: readonly string[];
  readonly views: readonly (readonly [game: string, views: readonly string[]])[];
}

const games = [
  ...introduction.map((stage) => `int-${stage}`),
  ...[...rare, ...railway].map((stage) => `trg-${stage}`),
  ...special,
];
const views: Shown['views'] = [
  ['int-take', ['companies', 'players', 'depot', 'help']],
  ['trg-link', ['market', 'companies', 'players', 'breweries', 'depot', 'log', 'help']],
];

const devices: readonly Shown[] = [
  { name: 'tablet', size: tablet, theme: 'dark', language: 'de', games, views },
  { name: 'phone', size: phone, theme: 'light', language: 'de', games, views: [] },
  {
    name: 'desk',
    size: desk,
    theme: 'contrast',
    language: 'en',
    games: ['int-take', 'trg-stock', 'trg-beer', ...special],
    views: [['trg-link', ['market', 'breweries']]],
  },
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

  it.each(device.games)('the table, %s', async (id) => {
    await toTable(visit.page, app.url, id);
    await check(id);
    expect(await visit.page.evaluate(hiddenTurn)).toEqual([]);
  });

  it('on a telephone that lies down, hints push no choices away', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await toTable(page, app.url, 'int-tile');
    const [first, hint] = await Promise.all(
      ['.place', '.hint'].map((part) => page.locator(`.turn ${part}`).first().boundingBox()),
    );
    expect(first!.y).toBeLessThan(hint!.y);
    expect(first!.y).toBeLessThan(phone.width);
    await page.setViewportSize(device.size);
  });

  it.each(['int-over', 'trg-over'])('the end, %s', async (id) => {
    const { page } = visit;
    await page.goto(`${app.url}#/table/${id}/end`);
    await page.locator('.end-scores').waitFor();
    await check(`${id}-end`);
  });

  it.each(device.views)('the views of %s', async (id, views) => {
    const { page } = visit;
    await toTable(page, app.url, id);
    for (const view of views) {
      await page.locator(`[data-view="${view}"]`).click();
      await page.locator(`.view-${view}`).waitFor();
      await check(`${id}-view-${view}`);
    }
  });
});
