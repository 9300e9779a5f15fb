import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choices } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { barriers } from '../support/axe';
import { type Device, desk, settle } from './support/devices';
import { hiddenTurn, misfits, picture, smallTargets } from './support/looks';
import { bringIn, cut, type Game, pointOf, randomGameOf, toTable } from './support/saves';

let app: App;
let visit: Opened;

/** On the map of 18Rhl every stage, in the middle of the game; on that of 18LRA where harbours can be built. */
const stages = ['take', 'direct', 'second-tile', 'run-train', 'surplus'];
const middle = 60;

/** The first point in time at which this may be done. */
function pointWith(game: Game<CoreState>, type: string): number {
  const at = game.states.findIndex((state) =>
    choices(game.title, state)?.choices.some(({ move }) => move.type === type),
  );
  if (at === -1) throw new Error(`this game has no ${type}`);
  return at;
}

beforeAll(async () => {
  const [rhl, lra] = await Promise.all([
    randomGameOf('18rhl-short', 1, 5),
    randomGameOf('18lra-short', 2, 3),
  ]);
  const logs = [
    cut(rhl, 0, 'rhl-first'),
    ...stages.map((stage) => cut(rhl, pointOf(rhl, stage, middle), `rhl-${stage}`)),
    cut(rhl, rhl.moves.length, 'rhl-over'),
    cut(lra, pointWith(lra, 'place-harbour'), 'lra-harbour'),
    cut(lra, pointWith(lra, 'swap-new'), 'lra-swap'),
    cut(lra, pointOf(lra, 'run-train', middle), 'lra-run-train'),
    cut(lra, lra.moves.length, 'lra-over'),
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

const games = ['rhl-first', ...stages.map((stage) => `rhl-${stage}`), 'lra-run-train'];
const devices: readonly Device[] = [
  { name: 'tablet', size: tablet, theme: 'light', language: 'en' },
  { name: 'phone', size: phone, theme: 'light', language: 'de' },
  { name: 'desk', size: desk, theme: 'contrast', language: 'de' },
];

describe.each(
  devices.map((device) => [`${device.name}, ${device.theme}, ${device.language}`, device] as const),
)('%s', (_name, device) => {
  beforeAll(() => settle(visit.page, app.url, device));

  const check = async (name: string) => {
    const { page } = visit;
    await picture(page, `short-${device.name}-${name}`);
    expect(await page.evaluate(misfits), name).toEqual([]);
    expect(await page.evaluate(smallTargets), name).toEqual([]);
    expect(await barriers(page), name).toEqual([]);
  };

  it.each(games)('the table, %s', async (id) => {
    await toTable(visit.page, app.url, id);
    if (id.endsWith('run-train')) await visit.page.locator('.route-total').first().waitFor();
    await check(id);
    expect(await visit.page.evaluate(hiddenTurn)).toEqual([]);
  });

  it.each([
    ['lra-harbour', 1],
    ['lra-swap', 2],
  ])('another action of the director, %s', async (id, action) => {
    await toTable(visit.page, app.url, id);
    await visit.page.locator('.director-actions .button').nth(action).click();
    await visit.page
      .locator(action === 1 ? '.place' : '.offer')
      .first()
      .waitFor();
    await check(id);
    expect(await visit.page.evaluate(hiddenTurn)).toEqual([]);
  });

  it.each(['rhl-over', 'lra-over'])('the end, %s', async (id) => {
    await visit.page.goto(`${app.url}#/table/${id}/end`);
    await visit.page.locator('.end-scores').waitFor();
    await check(`${id}-end`);
  });

  it('the views', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'rhl-take');
    for (const view of ['companies', 'players', 'standing', 'depot', 'log', 'help']) {
      await page.locator(`[data-view="${view}"]`).click();
      await page.locator(`.view-${view}`).waitFor();
      await check(`view-${view}`);
    }
  });
});
