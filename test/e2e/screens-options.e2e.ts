import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choices } from '@/engine/game/play';
import { cards as german } from '@/ui/games/rhineland/words/de/cards';
import { cards as english } from '@/ui/games/rhineland/words/en/cards';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { type Device, settle } from './support/devices';
import { hiddenTurn, misfits, picture, smallTargets } from './support/looks';
import { bringIn, cut, type Game, pointOf, randomGame, toTable } from './support/saves';

let app: App;
let visit: Opened;

const everything = { targetCards: true, destinyCards: true, alternativePackage: true };

/** The first point in time at which such a move may be made, in this stage. */
function pointWith(game: Game, stage: string, type: string): number {
  return game.states.findIndex((state) => {
    const now = state.over ? undefined : choices(game.title, state);
    return now?.stage === stage && now.choices.some(({ move }) => move.type === type);
  });
}

/** Random games until one has all that is to be seen. */
function gameWithAll(): Game {
  for (let seed = 1; seed < 60; seed++) {
    const game = randomGame(seed, 4, everything);
    const token = game.states.some(({ decisions }) => decisions.at(-1)?.kind === 'assign-token');
    if (token && pointWith(game, 'station', 'free-station') > 0 && game.states.at(-1)!.over) return game;
  }
  throw new Error('no random game has it all');
}

beforeAll(async () => {
  const game = gameWithAll();
  const over = game.moves.length;
  const logs = [
    cut(game, 0, 'draft'),
    cut(game, pointOf(game, 'auction'), 'auction'),
    cut(game, pointOf(game, 'drop-destiny'), 'drop-destiny'),
    cut(game, pointOf(game, 'assign-token'), 'assign-token'),
    cut(game, pointWith(game, 'track', 'assign-token'), 'token-in-turn'),
    cut(game, pointWith(game, 'station', 'free-station'), 'free-station'),
    cut(game, over, 'over'),
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
)('options of 18Rhl: %s', (_name, device) => {
  const words = device.language === 'de' ? german : english;

  beforeAll(() => settle(visit.page, app.url, device));

  const check = async (name: string) => {
    const { page } = visit;
    await picture(page, `options-${device.name}-${name}`);
    expect(await page.evaluate(misfits), name).toEqual([]);
    expect(await page.evaluate(smallTargets), name).toEqual([]);
    expect(await barriers(page), name).toEqual([]);
  };

  it.each(['draft', 'auction', 'drop-destiny', 'assign-token', 'token-in-turn', 'free-station'])(
    'the table, %s',
    async (stage) => {
      await toTable(visit.page, app.url, stage);
      await check(stage);
      expect(await visit.page.evaluate(hiddenTurn)).toEqual([]);
    },
  );

  it('cards, open and behind the curtain', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'free-station');
    await page.getByRole('tab', { name: words['cards.view'], exact: true }).click();
    await page.locator('.view-cards .goal-lookers').waitFor();
    await check('view-cards');
    await page.locator('.goal-lookers .look').first().click();
    await check('curtain');
    await page.locator('.secret .curtain-open').click();
    await check('own-card');
    await page.getByRole('button', { name: words['cards.hide'], exact: true }).click();
    await page.locator('.secret').waitFor({ state: 'detached' });
  });

  it('dropping a card', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'drop-destiny');
    await page.locator('.turn .look').click();
    await page.locator('.secret .curtain-open').click();
    await page.locator('.secret .goal-hand .move').last().click();
    await check('dropping');
    await page.keyboard.press('Escape');
  });

  it('final scores', async () => {
    const { page } = visit;
    await page.goto(`${app.url}#/table/over/end`);
    await page.locator('.goal-view .goal-card').first().waitFor();
    await check('end');
    await page.locator('.goal-view').scrollIntoViewIfNeeded();
    await picture(page, `options-${device.name}-end-cards`);
  });

  it('what can be agreed on', async () => {
    const { page } = visit;
    await page.goto(`${app.url}#/new`);
    const boxes = page.locator('.agree input[type=checkbox]');
    for (const at of [3, 4, 5]) await boxes.nth(at).check();
    await page.locator('.agree input[type=radio]').first().waitFor();
    await page.locator('.agree').scrollIntoViewIfNeeded();
    await check('new');
  });
});
