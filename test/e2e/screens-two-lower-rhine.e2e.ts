import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoreState } from '@/engine/game/state';
import type { RhinelandState } from '@/titles/rhineland/state';
import { lraOptions } from '@/ui/games/rhineland/words/options';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { type Device, settle } from './support/devices';
import { hiddenTurn, misfits, picture, smallTargets } from './support/looks';
import { bringIn, cut, type Game, randomGameOf, stageAt, toTable } from './support/saves';
import { playWholeGame } from './support/whole-game';

let app: App;
let visit: Opened;

/** What only a game for two asks, and steps of the Investor's corporation. */
const stages = ['choose-card', 'offer-card', 'answer-offer', 'its-track', 'its-station'];

/** Is it the turn of the Investor's corporation, at this stage? */
function isIts(game: Game<CoreState>, at: number, stage: string): boolean {
  const { round, investor } = game.states[at] as RhinelandState;
  const company = round.kind === 'operating' ? round.turn?.company : undefined;
  return investor?.companies[0] === company && stageAt(game, at) === stage;
}

/** Points in time to look at, by name; later ones where there are several, for there is more to see. */
function pointsOf(game: Game<CoreState>): Map<string, number> {
  const last = (isIt: (at: number) => boolean) => game.states.findLastIndex((_, at) => isIt(at));
  return new Map([
    ...['choose-card', 'offer-card', 'answer-offer'].map(
      (stage) => [stage, last((at) => stageAt(game, at) === stage)] as const,
    ),
    ['its-track', last((at) => isIts(game, at, 'track'))],
    ['its-station', last((at) => isIts(game, at, 'station'))],
    ['stock', last((at) => stageAt(game, at) === 'stock')],
  ]);
}

async function gameWithAll(): Promise<{ game: Game<CoreState>; points: Map<string, number> }> {
  for (let seed = 1; seed < 40; seed++) {
    const game = await randomGameOf('18lra', seed, 2, { scenario: '3', investorOffers: true });
    const points = pointsOf(game);
    if ([...points.values()].every((at) => at >= 0)) return { game, points };
  }
  throw new Error('no game shows it all');
}

beforeAll(async () => {
  const { game, points } = await gameWithAll();
  app = await startApp();
  visit = await app.open({ hasTouch: true, reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(120_000);
  await bringIn(visit.page, [
    ...[...points].map(([name, at]) => cut(game, at, `two-${name}`)),
    cut(game, game.moves.length, 'two-over'),
  ]);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: lraOptions.investorOffers.name.en }).check();
}

it(
  'two players play 18LRA against the Investor by touch, from the first private company to the final scores',
  { timeout: 900_000 },
  () =>
    playWholeGame(app, '18lra', ['Anna', 'Ben'], {
      agree,
      async ended(page, last) {
        const { investor, seats } = last as unknown as RhinelandState;
        expect(investor?.companies).toHaveLength(1);
        // [18LRA ruling 156] it is not ranked
        expect(await page.locator('.end-scores h2').count()).toBe(seats.length);
      },
    }),
);

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

  it.each([...stages, 'stock'])('the table for two, %s', async (name) => {
    await toTable(visit.page, app.url, `two-${name}`);
    await check(`two-${name}`);
    expect(await visit.page.evaluate(hiddenTurn)).toEqual([]);
  });

  it('what the Investor has and has done', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'two-stock');
    for (const view of ['companies', 'players', 'log']) {
      await page.locator(`[data-view="${view}"]`).click();
      await page.locator(`.view-${view}`).waitFor();
      await check(`two-view-${view}`);
    }
  });
});
