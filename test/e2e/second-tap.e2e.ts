import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlingTime } from '@/ui/table/settling';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { takesTaps } from '../support/pause';
import { bringIn, cut, pointOf, randomGame, toTable } from './support/saves';

/** Fingers are clumsy: what comes right after a change was meant for what lay there before. */
let app: App;
let visit: Opened;

const stages = ['auction', 'stock', 'track', 'station', 'run', 'dividend', 'trains'];
const ways = ['touch', 'mouse', 'keyboard'] as const;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open({ hasTouch: true, reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(60_000);
  const game = randomGame(2);
  const from = { track: 60, run: 100, station: 100, dividend: 100, trains: 100 } as Record<string, number>;
  const logs = stages.flatMap((stage) =>
    ['geometry', ...ways].map((way) => cut(game, pointOf(game, stage, from[stage] ?? 0), `${stage}-${way}`)),
  );
  await bringIn(visit.page, logs);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
});

interface Noted {
  /** When the table went on to another moment of the game. */
  readonly changes: readonly number[];
  /** When a finger, a mouse button or a key went down. */
  readonly taps: readonly number[];
}

/** Writes down what happens in the page, by its own clock. Self-contained: it is sent to the page. */
function watch(): void {
  const noted = { changes: [] as number[], taps: [] as number[] };
  Object.assign(globalThis, { noted });
  const turn = document.querySelector('.table-turn')!;
  new MutationObserver(() => {
    if (turn.getAttribute('data-settling') === 'true') noted.changes.push(performance.now());
  }).observe(turn, { attributeFilter: ['data-settling'] });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => noted.taps.push(timeStamp), true);
}

/** The same for dialogs that close. Self-contained. */
function watchDialogs(): void {
  const noted = { changes: [] as number[], taps: [] as number[] };
  Object.assign(globalThis, { noted });
  new MutationObserver((records) => {
    if (records.some(({ removedNodes }) => [...removedNodes].some(({ nodeName }) => nodeName === 'DIALOG')))
      noted.changes.push(performance.now());
  }).observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', ({ timeStamp }) => noted.taps.push(timeStamp), true);
}

const noted = (page: Page) => page.evaluate<Noted>('noted');

/** Was something touched while the last change could not have been seen yet? */
function isInTime({ changes, taps }: Noted): boolean {
  return changes.some((change) => taps.some((at) => at > change && at < change + settlingTime));
}

const mostTaps = 100;

/** Touches the same place as fast as it goes, until something was touched right after a change. */
async function tapAgain(page: Page, way: (typeof ways)[number], selector: string): Promise<void> {
  const target = `.turn ${selector}`;
  let [x, y] = middleOf((await page.locator(target).first().boundingBox())!);
  for (let i = 0; i < mostTaps; i++) {
    if (way === 'touch') await page.touchscreen.tap(x, y);
    else if (way === 'mouse') await page.mouse.click(x, y);
    else {
      await page.evaluate(focusOn, '.turn [data-confirm], .turn .quick');
      await page.keyboard.press('Enter');
    }
    if (i % 6 < 5) continue;
    const seen = await page.evaluate(lookAt, target);
    if (isInTime(seen.noted)) return;
    // what came later may have moved it before it was touched for the first time
    if (seen.noted.changes.length === 0 && seen.box) [x, y] = middleOf(seen.box);
  }
  expect.fail('nothing was touched in time');
}

/** What was noted, and where the target lies at that very moment, if it still does. Self-contained. */
function lookAt(selector: string): { noted: Noted; box: Box | undefined } {
  return {
    noted: Reflect.get(globalThis, 'noted'),
    box: document.querySelector(selector)?.getBoundingClientRect().toJSON(),
  };
}

function middleOf({ x, y, width, height }: Box): [number, number] {
  return [x + width / 2, y + height / 2];
}

/** Self-contained. */
function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

describe.each(ways)('a second tap by %s', (way) => {
  it.each([
    ['auction', '.lot:not(.lot-sold) .move', '[data-confirm]'],
    ['stock', undefined, '.quick'],
    ['run', undefined, '[data-confirm]'],
    ['dividend', undefined, '[data-confirm]'],
    ['trains', undefined, '.quick'],
  ])('does nothing right after %s', async (stage, pick, tapped) => {
    const { page } = visit;
    await toTable(page, app.url, `${stage}-${way}`);
    if (pick) await page.locator(`.turn ${pick}`).first().click();
    await page.evaluate(watch);
    await tapAgain(page, way, tapped);
    await takesTaps(page);
    const { changes, taps } = await noted(page);
    const tooEarly = changes.filter((at, i) => i > 0 && at - changes[i - 1]! < settlingTime);
    expect(tooEarly, `changes at ${changes}, taps at ${taps}`).toEqual([]);
  });
});

describe.each(['touch', 'mouse'] as const)('a second tap by %s beside a dialog', (way) => {
  it('does nothing to what lay below it', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'stock-geometry');
    const dialog = page.locator('dialog[open]');
    const [x, y] = middleOf((await page.getByRole('button', { name: 'Menu' }).boundingBox())!);
    await page.evaluate(watchDialogs);
    for (let i = 0; i < mostTaps; i++) {
      await page.locator('.head-clock').click();
      await dialog.waitFor();
      for (let tap = 0; tap < 2; tap++)
        await (way === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      const { changes, taps } = await noted(page);
      const [closed, last] = [changes.at(-1)!, taps.at(-1)!];
      if (last > closed && last < closed + settlingTime / 2) break;
      // the second came late, and perhaps the menu is there; or it was the one that closed the dialog
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(i, 'nothing was touched in time').toBeLessThan(mostTaps - 1);
    }
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await dialog.count()).toBe(0);
    // a moment later a tap there is meant for what is there
    await page.waitForFunction(([from, pause]) => performance.now() > from + pause, [
      (await noted(page)).changes.at(-1)!,
      settlingTime,
    ] as const);
    await page.mouse.click(x, y);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe.each([
  ['tablet', tablet],
  ['phone', phone],
] as const)('on a %s', (_name, size) => {
  it('what passes never lies where something is confirmed', async () => {
    const { page } = visit;
    await page.setViewportSize(size);
    const boxes = { confirm: [] as Box[], pass: [] as Box[] };
    const look = async () => {
      boxes.confirm.push(...(await boxesOf(page, '[data-confirm]')));
      boxes.pass.push(...(await boxesOf(page, '.quick')));
    };
    for (const stage of stages) {
      await toTable(page, app.url, `${stage}-geometry`);
      await look();
      const choice = page.locator('.turn-body .move:not([aria-disabled=true])').first();
      if ((await choice.count()) === 0) continue;
      await choice.click();
      await look();
    }
    expect(boxes.confirm.length).toBeGreaterThan(2);
    expect(boxes.pass.length).toBeGreaterThan(2);
    const together = boxes.confirm.flatMap((confirm) =>
      boxes.pass.filter((pass) => overlap(confirm, pass)).map((pass) => ({ confirm, pass })),
    );
    expect(together).toEqual([]);
  });
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxesOf(page: Page, selector: string): Promise<Box[]> {
  const found = await page.locator(`.turn ${selector}`).all();
  const boxes = await Promise.all(found.map((each) => each.boundingBox()));
  return boxes.filter((box) => box !== null);
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
