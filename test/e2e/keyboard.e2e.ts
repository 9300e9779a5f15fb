import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CoreState } from '@/engine/game/state';
import { type App, type Opened, startApp } from '../support/app';
import { takesTaps } from '../support/pause';
import { bringIn, cut, type Game, randomGameOf, stageAt, toTable } from './support/saves';

let app: App;
let visit: Opened;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open({ reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(60_000);
  const logs = turns.map(async ({ title, stages, from }) => {
    const game = await randomGameOf(title, 2);
    return cut(game, beginningOfTurn(game, stages, from), title);
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
  // each tile is offered in the turn that adds most to the run: which one that is must be known
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.turn .tile-offer')].every((offer) =>
      /\d$/.test(offer.querySelector('.tile-gain')?.textContent ?? ''),
    ),
  );
  await press('.turn .tile-offer')(page);
  await focused(page, '[data-confirm]').toBe(true);
  // back with Escape, and once more
  await page.keyboard.press('Escape');
  await page.locator('.turn [data-confirm]').waitFor({ state: 'detached' });
  await press('.turn .place')(page);
  await pick('.turn .tile-offer')(page);
};

/** Where a tile could take the next step away, none is laid. */
const layNone: Partial<Record<string, Act>> = { Track: goOn, Tile: goOn };

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
async function playTurn(page: Page, own: Partial<Record<string, Act>>): Promise<string[]> {
  const who = await headOf(page);
  const steps: string[] = [];
  while ((await headOf(page)) === who) {
    const step = (await stepNow(page))!;
    const before = await page.locator('.table').getAttribute('data-at');
    await (steps.includes(step) ? goOn : (own[step] ?? acts[step]!))(page);
    steps.push(step);
    await expect
      .poll(() => page.locator('.table').getAttribute('data-at'), { timeout: 60_000 })
      .not.toBe(before);
  }
  return steps;
}

/** Each with the stages of a turn to be found in a random game, and the names of the steps that it has in any case. */
const turns = [
  {
    title: '18rhl',
    from: 100,
    stages: ['track', 'station', 'run', 'dividend', 'trains'],
    steps: ['Track', 'Station', 'Run', 'Dividend', 'Trains'],
    own: {},
  },
  {
    title: '18do-trg',
    from: 100,
    stages: ['track', 'link', 'run', 'dividend', 'trains'],
    steps: ['Track', 'Link', 'Run', 'Dividend', 'Trains'],
    own: layNone,
  },
  {
    title: '18do-int',
    from: 1,
    stages: ['take', 'tile', 'build'],
    steps: ['Certificate', 'Tile', 'Build'],
    own: layNone,
  },
];

it.each(turns)('one whole turn of $title is played by keyboard alone', async ({ title, steps, own }) => {
  const { page } = visit;
  await toTable(page, app.url, title);
  expect(await playTurn(page, own)).toEqual(expect.arrayContaining(steps));
});
