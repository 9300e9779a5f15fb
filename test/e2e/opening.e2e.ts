import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { type App, type Opened, startApp } from '../support/app';
import { readyTurn } from '../support/pause';
import { type Shown, shown } from './support/ledger';
import { startGame, withSameLot } from './support/new-game';

/**
 * A scripted opening of 18Rhl by touch: starting package, first stock round, first operating rounds. Every
 * number on the screen is compared with what the players would count with cards and chips.
 */
let app: App;
let visit: Opened;
let page: Page;
let turn: Locator;
/** The turn where it takes taps. */
let ready: Locator;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open({ hasTouch: true, reducedMotion: 'reduce' });
  page = visit.page;
  page.setDefaultTimeout(60_000);
  turn = page.locator('.turn');
  ready = page.locator(`${readyTurn} .turn`);
  await withSameLot(page);
  await page.reload();
  await startGame(page, ['Anna', 'Ben', 'Clara']);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
  expect(visit.foreign).toEqual([]);
});

/** What was shown before each move that a player has made. */
const past: Shown[] = [];

/** How many moves from the beginning the table shows. */
const at = () => page.locator('.table').getAttribute('data-at');

/** Does something that leads to another moment of the game, and waits until that is shown. */
async function then(work: () => Promise<void>): Promise<void> {
  const before = await at();
  await work();
  await expect.poll(at, { timeout: 60_000 }).not.toBe(before);
}

async function make(button: Locator): Promise<void> {
  past.push(await shown(page));
  await then(() => button.tap());
}

const confirm = () => make(ready.locator('[data-confirm]'));
const goOn = () => make(ready.locator('.quick').first());

/** What the panel says that the picked move changes, line by line. */
async function effects(): Promise<string[]> {
  const lines = await turn.locator('.effect').allInnerTexts();
  return lines.map((line) => line.replace(/\s+/g, ' ').replace('becomes ', ''));
}

async function buyLot(): Promise<void> {
  await ready.locator('.lot:not(.lot-sold) .move').first().tap();
  await confirm();
}

async function buyShare(company: string): Promise<void> {
  await page.locator(`${readyTurn} [data-company="${company}"] .purchase`).first().tap();
  await confirm();
}

async function layTile(hex: string, tile: string): Promise<void> {
  await ready.getByRole('button', { name: hex, exact: true }).tap();
  const offer = turn.locator('.tile-offer', { has: page.locator('.tile-number', { hasText: tile }) });
  if ((await offer.first().getAttribute('aria-pressed')) !== 'true') await offer.first().tap();
  await confirm();
}

async function buyTrain(): Promise<void> {
  await ready.locator('.offer').first().tap();
  await confirm();
}

describe('the opening of a game of three', () => {
  it('begins with 600 M for each and 30 % of RhE in the Bank Pool', async () => {
    expect(await shown(page)).toEqual({
      round: 'Starting package',
      phase: 'Yellow · 2-trains',
      bank: 'Bank 6,990 M',
      players: {
        Clara: '600 M, 0/20, worth 600',
        Anna: '600 M, 0/20, worth 600',
        Ben: '600 M, 0/20, worth 600',
      },
      companies: { RhE: 'price 70, unsold 70, pool 30' },
    });
    const lots = (await turn.locator('.lot .note').allInnerTexts()).map((terms) => /\d+/.exec(terms)?.[0]);
    expect(lots).toEqual(['20', '30', '50', '80', '120', '140']);
    const buttons = (await turn.locator('.lot .move').allInnerTexts()).map((text) => /\d+/.exec(text)?.[0]);
    expect(buttons).toEqual(['20', '35', '55', '85', '125', '145']);
  });

  it('sells the six private companies; the last makes its buyer director of RhE', async () => {
    for (let i = 0; i < 5; i++) await buyLot();
    await ready.locator('.lot:not(.lot-sold) .move').first().tap();
    expect(await effects()).toEqual([
      'Treasury RhE 0 M → 140 M',
      'Ben 550 M → 410 M',
      'Ben holds of RhE 0% → 20%',
      'Certificates of Ben 1 → 2 of 20',
      'Share price RhE 70 M → 75 M',
      'Director of RhE Ben',
      'RhE floats from now on',
      'Begins Stock round 1',
      'Next Clara',
    ]);
    await confirm();
    expect(await shown(page)).toEqual({
      round: 'Stock round 1',
      phase: 'Yellow · 2-trains',
      bank: 'Bank 7,290 M',
      players: {
        Clara: '500 M, 2/20, worth 500',
        Anna: '450 M, 3/20, worth 450, GVE 10',
        Ben: '410 M, 2/20, worth 560, RhE 20*',
      },
      companies: { RhE: 'price 75, treasury 140, unsold 50, pool 30' },
    });
  });

  it('founds ADR at 70, which floats when half of it is sold', async () => {
    await ready.locator('.found-company').first().tap();
    await ready.locator('.market-par', { hasText: '70' }).first().tap();
    await confirm();
    expect((await shown(page)).players.Clara).toBe('360 M, 3/20, worth 500, ADR 20*');
    await buyShare('RhE');
    await buyShare('RhE');
    await buyShare('ADR');
    await buyShare('ADR');
    expect(await shown(page)).toMatchObject({
      bank: 'Bank 7,570 M',
      companies: { ADR: 'price 70, unsold 60' },
    });
    await buyShare('ADR');
    expect(await shown(page)).toEqual({
      round: 'Stock round 1',
      phase: 'Yellow · 2-trains',
      bank: 'Bank 7,290 M',
      players: {
        Clara: '290 M, 4/20, worth 515, ADR 30*',
        Anna: '305 M, 5/20, worth 455, ADR 10, GVE 10, RhE 10',
        Ben: '265 M, 4/20, worth 565, ADR 10, RhE 30*',
      },
      companies: {
        ADR: 'price 75, treasury 350, unsold 50',
        RhE: 'price 75, treasury 290, unsold 30, pool 30',
      },
    });
  });

  it('pays the private companies when all have passed', async () => {
    for (let i = 0; i < 3; i++) await goOn();
    expect(await shown(page)).toMatchObject({
      round: 'Operating round 1.1',
      bank: 'Bank 7,225 M',
      players: {
        Clara: '315 M, 4/20, worth 540, ADR 30*',
        Anna: '330 M, 5/20, worth 480, ADR 10, GVE 10, RhE 10',
        Ben: '280 M, 4/20, worth 580, ADR 10, RhE 30*',
      },
    });
  });

  it('lays track and buys the first trains; without revenue prices fall', async () => {
    await layTile('J9', '7');
    await goOn();
    expect((await shown(page)).companies.RhE).toBe('price 70, treasury 290, stations 3, unsold 30, pool 30');
    await buyTrain();
    await goOn();
    await layTile('J3', '1');
    await goOn();
    await buyTrain();
    await goOn();
    expect(await shown(page)).toEqual({
      round: 'Stock round 2',
      phase: 'Yellow · 2-trains',
      bank: 'Bank 7,425 M',
      players: {
        Clara: '315 M, 4/20, worth 525, ADR 30*',
        Anna: '330 M, 5/20, worth 470, ADR 10, GVE 10, RhE 10',
        Ben: '280 M, 4/20, worth 560, ADR 10, RhE 30*',
      },
      companies: {
        ADR: 'price 70, treasury 250, trains 2, unsold 50',
        RhE: 'price 70, treasury 190, trains 2, unsold 30, pool 30',
      },
    });
  });

  it('runs the first train: 30 M are paid to players and charter, the price stays', async () => {
    for (let i = 0; i < 3; i++) await goOn();
    await goOn();
    await goOn();
    await goOn();
    expect(await turn.locator('.routes').textContent()).toMatch(/J3\s10\s·\sAachen\s20/);
    await confirm();
    const [pay] = await turn.locator('.card').allInnerTexts();
    expect(pay!.replace(/\s+/g, ' ')).toBe(
      'Pay 3 M per share Clara 30% 9 M Anna 10% 3 M Ben 10% 3 M Treasury 50% 15 M Share price 70 M',
    );
    await confirm();
    expect(await shown(page)).toEqual({
      round: 'Operating round 2.1',
      phase: 'Yellow · 2-trains',
      bank: 'Bank 7,330 M',
      players: {
        Clara: '349 M, 4/20, worth 559, ADR 30*',
        Anna: '358 M, 5/20, worth 493, ADR 10, GVE 10, RhE 10',
        Ben: '298 M, 4/20, worth 563, ADR 10, RhE 30*',
      },
      companies: {
        ADR: 'price 70, treasury 265, trains 2, stations 2, last 30, unsold 50',
        RhE: 'price 65, treasury 190, trains 2, stations 3, last 0, unsold 30, pool 30',
      },
    });
  });

  it('is undone move by move across the rounds to its beginning, and done again', async () => {
    const end = await shown(page);
    const undo = page.getByRole('button', { name: en['table.undo'], exact: true });
    for (const before of past.toReversed()) {
      await then(() => undo.tap());
      expect(await shown(page)).toEqual(before);
    }
    expect(await undo.isDisabled()).toBe(true);
    const redo = page.getByRole('button', { name: en['table.redo'], exact: true });
    for (const after of [...past.slice(1), end]) {
      await then(() => redo.tap());
      expect(await shown(page)).toEqual(after);
    }
    expect(await redo.isDisabled()).toBe(true);
  });
});
