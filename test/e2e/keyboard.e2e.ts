import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CoreState } from '@/engine/game/state';
import { type App, type Opened, startApp } from '../support/app';
import { takesTaps } from '../support/pause';
import { bringIn, cut, type Game, pointOf, randomGameOf, stageAt, toTable } from './support/saves';

let app: App;
let visit: Opened;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open({ reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(60_000);
  const logs = turns.map(async ({ title, id, stages, from, begins }) => {
    const game = await randomGameOf(title, 2);
    return cut(game, pointOf(game, begins, beginningOfTurn(game, stages, from)), id);
  });
  await bringIn(visit.page, await Promise.all(logs));
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});

/** Whose turn it is: a company's in an operating round, a player's otherwise. */
function turnAt({ states }: Game<CoreState>, at: number): string {
  const { turn } = states[at]!.round as unknown as { turn?: { company: string } | string };
  return JSON.stringify(typeof turn === 'object' ? turn.company : turn);
}

/** Where a turn begins in which the game went through all these stages. */
function beginningOfTurn(game: Game<CoreState>, stages: readonly string[], from: number): number {
  for (let at = from; at < game.moves.length; at++) {
    if (stageAt(game, at) !== stages[0] || turnAt(game, at - 1) === turnAt(game, at)) continue;
    const seen = new Set<string>();
    for (let i = at; i < game.states.length && turnAt(game, i) === turnAt(game, at); i++)
      seen.add(stageAt(game, i));
    if (stages.every((stage) => seen.has(stage))) return at;
  }
  throw new Error('no turn goes through all these stages in this game');
}

const mostTabs = 200;

/** Goes on with the Tab key until something of this kind has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < mostTabs; i++) {
    await page.keyboard.press('Tab');
    const has = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (has) return;
  }
  expect.fail(`the Tab key does not lead to ${selector}`);
}

/** Where the keyboard is. */
const focused = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector), {
    timeout: 60_000,
  });

type Act = (page: Page) => Promise<void>;

const press =
  (selector: string): Act =>
  async (page) => {
    await takesTaps(page);
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
  };

const confirm = press('.turn [data-confirm]');
const goOn = press('.turn .quick');

/** What is picked takes the keyboard along to its confirmation. */
const pick =
  (selector: string, key = 'Enter'): Act =>
  async (page) => {
    await takesTaps(page);
    await tabTo(page, selector);
    await page.keyboard.press(key);
    await focused(page, '[data-confirm]').toBe(true);
    await page.keyboard.press('Enter');
    await focused(page, '.turn h2').toBe(true);
  };

const lay: Act = async (page) => {
  await press('.turn .place')(page);
  const hasStrip = (await page.locator('.turn [data-confirm]').count()) === 0;
  if (!hasStrip) return confirm(page);
  await press('.turn .tile-offer')(page);
  await focused(page, '[data-confirm]').toBe(true);
  // back with Escape, and once more
  await page.keyboard.press('Escape');
  await page.locator('.turn [data-confirm]').waitFor({ state: 'detached' });
  await press('.turn .place')(page);
  await pick('.turn .tile-offer')(page);
};

/** What is done at each step, by its name; what is not picked once more is passed over. */
const acts: Readonly<Record<string, Act>> = {
  Certificate: pick('.turn .stack-offer[aria-disabled=false]'),
  Track: lay,
  Tile: lay,
  Station: pick('.turn .place', 'Space'),
  Build: pick('.turn .place'),
  Link: pick('.turn .place'),
  Run: confirm,
  Beer: confirm,
  Dividend: pick('.turn .card:nth-child(2)'),
  Trains: goOn,
};

const headOf = (page: Page) => page.locator('.turn h2').textContent();
const stepNow = (page: Page) => page.locator('.steps [aria-current=step]').textContent();

/** Plays until somebody else is on turn; the steps that were gone through. */
async function playTurn(page: Page): Promise<string[]> {
  const who = await headOf(page);
  const steps: string[] = [];
  while ((await headOf(page)) === who) {
    const step = (await stepNow(page))!;
    const before = await page.locator('.table').getAttribute('data-at');
    await (steps.includes(step) ? goOn : acts[step]!)(page);
    steps.push(step);
    await expect
      .poll(() => page.locator('.table').getAttribute('data-at'), { timeout: 60_000 })
      .not.toBe(before);
  }
  return steps;
}

/**
 * Each with the stages of a turn to be found in a random game, where it is taken up, and the names of the steps that it
 * has from there on in any case: which step comes after a tile depends on the tile.
 */
const turns = [
  {
    title: '18rhl',
    id: '18rhl',
    from: 100,
    stages: ['track', 'station', 'run', 'dividend', 'trains'],
    begins: 'track',
    steps: ['Track', 'Run', 'Dividend', 'Trains'],
  },
  {
    title: '18rhl',
    id: '18rhl-station',
    from: 100,
    stages: ['track', 'station', 'run', 'dividend', 'trains'],
    begins: 'station',
    steps: ['Station', 'Run', 'Dividend', 'Trains'],
  },
  {
    title: '18do-trg',
    id: '18do-trg',
    from: 100,
    stages: ['track', 'link', 'run', 'dividend', 'trains'],
    begins: 'link',
    steps: ['Link', 'Run', 'Dividend', 'Trains'],
  },
  {
    title: '18do-int',
    id: '18do-int',
    from: 1,
    stages: ['take', 'tile', 'build'],
    begins: 'take',
    steps: ['Certificate', 'Tile'],
  },
  {
    title: '18do-int',
    id: '18do-int-build',
    from: 1,
    stages: ['take', 'tile', 'build'],
    begins: 'build',
    steps: ['Build'],
  },
];

it.each(turns)('a turn of $title from $begins on is played by keyboard alone', async ({ id, steps }) => {
  const { page } = visit;
  await toTable(page, app.url, id);
  expect(await playTurn(page)).toEqual(expect.arrayContaining(steps));
});
