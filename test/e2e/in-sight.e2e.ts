import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { takesTaps } from '../support/pause';
import { upright } from './support/devices';
import { bringIn, cut, pointOf, randomGame, randomGameOf, toTable } from './support/saves';

/** Nothing that matters is below the fold without a sign of it. */
let app: App;
let visit: Opened;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open({ reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(60_000);
  const [five, beer] = [randomGame(3, 5), await randomGameOf('18do-trg', 2)];
  await bringIn(visit.page, [
    cut(five, pointOf(five, 'auction', 9), 'auction'),
    cut(five, pointOf(five, 'stock', 300), 'stock'),
    cut(five, pointOf(five, 'dividend', 300), 'dividend'),
    cut(five, pointOf(five, 'trains', 200), 'trains'),
    cut(five, pointOf(five, 'track', 150), 'track'),
    cut(beer, pointOf(beer, 'beer', 200), 'beer'),
  ]);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
});

const scrollOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollTop, scrollHeight, clientHeight } = document.querySelector('.table-turn-inner')!;
    return { top: scrollTop, below: scrollHeight - clientHeight - scrollTop };
  });

const patient = { timeout: 60_000 };

const saysMore = (page: Page) => page.locator('.turn[data-more]').count();

const devices = { tablet, upright, phone };

describe.each(Object.entries(devices))('on a %s', (_name, size) => {
  beforeAll(() => visit.page.setViewportSize(size));

  it.each(['auction', 'stock', 'dividend', 'beer'])('%s says whether more lies below', async (stage) => {
    const { page } = visit;
    await toTable(page, app.url, stage);
    const isLong = (await scrollOf(page)).below > 2;
    await expect.poll(() => saysMore(page), patient).toBe(isLong ? 1 : 0);
    await page.evaluate(() => document.querySelector('.table-turn-inner')!.scrollTo(0, 100_000));
    await expect.poll(() => saysMore(page), patient).toBe(0);
  });

  it.each([
    ['auction', '.lot:not(.lot-sold) .move'],
    ['trains', '.offer:has(.company-mark)'],
  ])('what is picked in %s stays in sight', async (stage, choices) => {
    const { page } = visit;
    await toTable(page, app.url, stage);
    const choice = page.locator(`.turn ${choices}[aria-disabled=false]`).last();
    await choice.click();
    await page.locator('.turn [data-confirm]').waitFor();
    const above = async () => {
      const [picked, foot] = await Promise.all([
        page.locator('.turn-body [aria-pressed=true]').boundingBox(),
        page.locator('.turn-foot').boundingBox(),
      ]);
      return foot!.y - (picked!.y + picked!.height);
    };
    await expect.poll(above, patient).toBeGreaterThanOrEqual(0);
  });

  it('the next turn is shown from its beginning', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'stock');
    await page.evaluate(() => document.querySelector('.table-turn-inner')!.scrollTo(0, 100_000));
    const who = await page.locator('.turn h2').textContent();
    await page.locator('.turn .quick').click();
    await expect.poll(() => page.locator('.turn h2').textContent(), patient).not.toBe(who);
    expect((await scrollOf(page)).top).toBe(0);
    await page.getByRole('button', { name: en['table.undo'], exact: true }).click();
    await takesTaps(page);
  });
});

/** The colours of all tiles, and of each with the glow over it. Self-contained: it is sent to the page. */
function glowing(): { plain: Record<string, number[]>; lit: Record<string, number[]> } {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const paint = (...layers: string[]) => {
    for (const colour of layers) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const root = getComputedStyle(document.documentElement);
  const { fill } = getComputedStyle(document.querySelector('.hex-highlighted')!);
  const names = ['white', 'yellow', 'green', 'brown', 'gray', 'red', 'orange'];
  const of = (...more: string[]) =>
    Object.fromEntries(
      names.map((name) => [name, paint(root.getPropertyValue(`--tile-${name}`).trim(), ...more)]),
    );
  return { plain: of(), lit: of(fill) };
}

it('a glowing hex keeps its colour', async () => {
  const { page } = visit;
  await page.setViewportSize(tablet);
  await toTable(page, app.url, 'track');
  await page.locator('.hex-highlighted').first().waitFor();
  const { plain, lit } = await page.evaluate(glowing);
  // by its hue: a glow may be lighter
  const looksLike = (colour: number[]) =>
    Object.keys(plain).toSorted((a, b) => apart(plain[a]!, colour) - apart(plain[b]!, colour))[0];
  for (const name of ['yellow', 'green', 'brown', 'orange', 'red']) expect(looksLike(lit[name]!)).toBe(name);
});

/** How far two colours are apart on the wheel of hues. */
function apart(a: readonly number[], b: readonly number[]): number {
  const [one, other] = [a, b].map(([r = 0, g = 0, blue = 0]) =>
    Math.atan2(Math.sqrt(3) * (g - blue), 2 * r - g - blue),
  );
  const difference = Math.abs(one! - other!);
  return Math.min(difference, 2 * Math.PI - difference);
}
