import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choices } from '@/engine/game/play';
import { rhl } from '@/titles/rhineland/18rhl';
import { type App, type Opened, startApp } from '../support/app';
import { type Device, newProfile, switchOn } from '../support/device';
import { takesTaps } from '../support/pause';
import { bringIn, cut, type Game, pointOf, randomGame, toTable } from './support/saves';

/**
 * With a CPU slowed four times: from a tap to its painted answer for every kind of move late in a game, the
 * frames while the board is moved, and from opening the app again to its table. Only prints, for clocks are not ours; run it with `TRACE=1`.
 */
const slowness = 4;
const late = 500;
/** How often each kind of move is made, each in a game of its own: nothing is taken back. */
const times = 4;

let app: App;
let visit: Opened;
let session: CDPSession;
let game: Game;

interface Answer {
  readonly first: number;
  readonly whole: number;
}

interface Row {
  readonly what: string;
  readonly median: number;
  readonly worst: number;
  /** What the fixed work took beside it, where it was timed. */
  readonly beside: number | undefined;
}

const rows: Row[] = [];

function inMs(time: number): string {
  return `${time.toFixed(0).padStart(6)} ms`;
}

interface Way {
  readonly stage: string;
  /** A move of this type can be made there. */
  readonly with?: string;
  /** What shows an effect, then what makes the move: as many as it takes. */
  readonly taps: readonly string[];
}

/** A single tile that fits lies there without a tap. */
const anotherTile = '.tile-offer:not([aria-pressed=true])';

/** What is tapped for each kind of move, and so how many taps it takes. */
const ways: Readonly<Record<string, Way>> = {
  buy: { stage: 'stock', with: 'buy', taps: ['.purchase:not([aria-disabled=true])', '[data-confirm]'] },
  sell: { stage: 'stock', with: 'sell', taps: ['.sell:not([aria-disabled=true])', '[data-confirm]'] },
  found: {
    stage: 'stock',
    with: 'found',
    taps: [
      '.found-company:not([aria-disabled=true])',
      '.market-par:not([aria-disabled=true])',
      '[data-confirm]',
    ],
  },
  pass: { stage: 'stock', with: 'pass', taps: ['.quick'] },
  track: { stage: 'track', taps: ['.place', anotherTile, '[data-confirm]'] },
  station: { stage: 'station', taps: ['.place', '[data-confirm]'] },
  run: { stage: 'run', taps: ['[data-confirm]'] },
  dividend: { stage: 'dividend', taps: ['.card:nth-child(2)', '[data-confirm]'] },
  trains: { stage: 'trains', taps: ['.quick'] },
  'agree-train': { stage: 'agree-train', taps: ['[data-confirm]'] },
  'raise-money': {
    stage: 'raise-money',
    taps: ['.sale-moves .move:not([aria-disabled=true])', '[data-confirm]'],
  },
};

/**
 * From a tap to the first painted frame that answers it, and to the one after which nothing of the table's body changes
 * any more: what lies beside the answer follows it. Self-contained: it is sent to the page.
 */
function answerTo(selector: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const button = document.querySelector<HTMLElement>(`.turn ${selector.split(', ').join(', .turn ')}`);
    if (!button) return reject(new Error(`there is no ${selector}`));
    const began = performance.now();
    const look = () =>
      `${document.querySelector('.table-turn')?.textContent} ${document.querySelector('[aria-pressed=true]')?.outerHTML}`;
    const before = look();
    const answer: { first?: number; whole?: number } = {};
    const watcher = new MutationObserver(() => {
      if (answer.first === undefined && look() === before) return;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        // after the frame in which it was drawn
        channel.port1.onmessage = () => {
          answer.whole = performance.now() - began;
          answer.first ??= answer.whole;
        };
        channel.port2.postMessage(null);
      });
    });
    watcher.observe(document.querySelector('.table-body')!, {
      subtree: true,
      childList: true,
      characterData: true,
      // others, such as whether it takes taps, are no sign that something is drawn anew
      attributeFilter: ['class', 'aria-pressed'],
    });
    button.click();
    setTimeout(() => {
      watcher.disconnect();
      const { first, whole } = answer;
      if (first === undefined || whole === undefined) reject(new Error(`nothing answers ${selector}`));
      else resolve({ first, whole });
    }, 3000);
  });
}

/**
 * Milliseconds of a fixed piece of work. A machine's speed changes within minutes by up to a half: figures of two days
 * can be compared only where this is alike. Self-contained.
 */
function fixedWork(): number {
  const began = performance.now();
  const counts = new Map<string, number>();
  for (let i = 0; i < 100_000; i++) {
    const word = `word ${i % 997}`;
    counts.set(word, (counts.get(word) ?? 0) + i);
  }
  return performance.now() - began;
}

/** Moves or zooms the board once in every frame, and gives the time between them. Self-contained. */
function framesOf(kind: 'pan' | 'zoom'): Promise<number[]> {
  return new Promise((resolve) => {
    const board = document.querySelector('.board-window')!;
    const { left, top, width, height } = board.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    const pointer = (type: string, by: number) =>
      board.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          pointerType: 'mouse',
          clientX: at.clientX + by,
          clientY: at.clientY + by / 2,
        }),
      );
    const gaps: number[] = [];
    let last = performance.now();
    let frame = 0;
    // taken only while a button is pressed; a made-up pointer cannot be captured
    board.setPointerCapture = () => {};
    if (kind === 'pan') pointer('pointerdown', 0);
    const step = (now: number) => {
      if (frame > 0) gaps.push(now - last);
      last = now;
      if (++frame > 60) {
        if (kind === 'pan') pointer('pointerup', 0);
        resolve(gaps);
        return;
      }
      if (kind === 'pan') pointer('pointermove', 10 + 80 * Math.sin(frame / 8));
      else
        board.dispatchEvent(
          new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: frame < 30 ? -40 : 40, ...at }),
        );
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/**
 * Writes down when board and turn can be seen, when all of the table can, when it takes taps, and when a first move is
 * stored and shown, counted from the call of the page. Self-contained.
 */
function noteTable(): void {
  const look = () => {
    if (!document.querySelector('.table .turn-prompt') || !document.querySelector('.board-drawing .hex')) {
      requestAnimationFrame(look);
      return;
    }
    const channel = new MessageChannel();
    // after the frame in which it was drawn
    channel.port1.onmessage = () => {
      if (performance.getEntriesByName('seen').length === 0) performance.mark('seen');
      const isWhole = document.querySelector('.table[aria-busy=false]') !== null;
      if (isWhole) performance.mark('table');
      requestAnimationFrame(isWhole ? play : look);
    };
    channel.port2.postMessage(null);
  };
  const at = () => document.querySelector('.table')?.getAttribute('data-at');
  let before: string | null | undefined;
  /** Skips the step as soon as the turn takes taps, and waits until that is stored and shown. */
  const play = () => {
    if (before !== undefined && at() !== before) {
      performance.mark('played');
      console.info('a first move is played');
      return;
    }
    const skip = document.querySelector<HTMLElement>('[data-settling="false"] .turn .quick');
    if (before === undefined && skip) {
      performance.mark('ready');
      before = at();
      skip.click();
    }
    requestAnimationFrame(play);
  };
  requestAnimationFrame(look);
}

const marks = ['seen', 'table', 'ready', 'played'] as const;
const played = 'a first move is played';

/** Leaves a game on the table, as a device does that is switched off. */
async function lieOnTheTable(device: Device, id: string): Promise<void> {
  const page = await device.context.newPage();
  await toTable(page, app.url, id);
  await page.waitForFunction((game) => localStorage.getItem('zechenbahn.table')?.includes(game), id);
  await page.close();
}

type Visit = Readonly<Record<(typeof marks)[number] | 'beside', number>>;

/** Opens the app again, as whoever comes back to the table does. */
async function secondVisit(device: Device, id: string): Promise<Visit> {
  await lieOnTheTable(device, id);
  const page = await device.context.newPage();
  const slowed = await device.context.newCDPSession(page);
  await page.addInitScript(noteTable);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  // told by the page: whatever asks it meanwhile costs time of its own
  const isPlayed = page.waitForEvent('console', { predicate: (said) => said.text() === played });
  await page.goto(`${app.url}#/table/${id}`, { waitUntil: 'commit' });
  await isPlayed;
  const times = await page.evaluate(
    (names) => names.map((name) => [name, performance.getEntriesByName(name)[0]?.startTime]),
    marks,
  );
  const beside = await page.evaluate(fixedWork);
  await page.close();
  return { ...Object.fromEntries(times), beside };
}

function medianOf(measured: readonly number[]): number {
  return measured.toSorted((a, b) => a - b)[Math.floor(measured.length / 2)]!;
}

function add(what: string, measured: readonly number[], beside: readonly number[] = []): void {
  rows.push({
    what,
    median: medianOf(measured),
    worst: Math.max(...measured),
    beside: beside.length > 0 ? medianOf(beside) : undefined,
  });
}

/** Games late enough have no company left to be founded, and need not raise money. */
const early: readonly (string | undefined)[] = ['found', 'raise-money'];

/** Points in time where the table waits for this, and where the wanted move can be made. */
function pointsOf({ stage, with: type }: Way): number[] {
  const points: number[] = [];
  for (let from = early.includes(type ?? stage) ? 0 : late; points.length < times; ) {
    const at = pointOf(game, stage, from);
    from = at + 1;
    const isFit = !type || choices(rhl, game.states[at]!)?.choices.some(({ move }) => move.type === type);
    if (isFit) points.push(at);
  }
  return points;
}

describe.runIf(process.env.TRACE)('with a CPU slowed four times', () => {
  beforeAll(async () => {
    game = randomGame(2);
    app = await startApp();
    visit = await app.open({ hasTouch: true });
    const { page } = visit;
    page.setDefaultTimeout(120_000);
    const logs = Object.entries(ways).flatMap(([kind, way]) =>
      pointsOf(way).map((at, i) => cut(game, at, `${kind}-${i}`)),
    );
    await bringIn(page, logs);
    session = await visit.context.newCDPSession(page);
  });

  afterAll(async () => {
    await app.close();
    expect(visit.errors).toEqual([]);
    const lines = rows.map(
      ({ what, median, worst, beside }) =>
        `${what.padEnd(72)} ${inMs(median)} ${inMs(worst)} ${beside === undefined ? '' : inMs(beside)}`,
    );
    console.log([`${'what'.padEnd(72)}    median     worst   fixed work beside`, ...lines].join('\n'));
  });

  it.each(Object.entries(ways))('%s', async (kind, { taps: selectors }) => {
    const { page } = visit;
    const measured = selectors.map((): Answer[] => []);
    const beside: number[] = [];
    for (let i = 0; i < times; i++) {
      await toTable(page, app.url, `${kind}-${i}`);
      // the first look at a game is not what is measured: the searches for its runs have ended by then
      await page.waitForTimeout(2000);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      for (const [k, selector] of selectors.entries()) {
        await takesTaps(page);
        const wanted = page.locator(`.turn :is(${selector})`);
        if (selector === anotherTile && (await wanted.count()) === 0) continue;
        await wanted.first().waitFor();
        measured[k]!.push(await page.evaluate(answerTo, selector));
        beside.push(await page.evaluate(fixedWork));
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    for (const [k, selector] of selectors.entries()) {
      if (measured[k]!.length === 0) continue;
      const name = `${kind}, tap ${k + 1} of ${selectors.length}: ${selector}`;
      add(
        name,
        measured[k]!.map(({ first }) => first),
        beside,
      );
      const wholes = measured[k]!.map(({ whole }) => whole);
      if (measured[k]!.some(({ first }, i) => wholes[i]! > first)) add('  and all beside it', wholes);
    }
  });

  it.each(['pan', 'zoom'] as const)('%s of a full board', async (kind) => {
    const { page } = visit;
    await toTable(page, app.url, 'dividend-0');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    add(`${kind}: one frame`, await page.evaluate(framesOf, kind));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });

  /** With a profile on disk, as players have: there the browser also keeps what it has compiled. */
  it('the table, when the app is opened again without a network', async () => {
    // nothing else is open beside it
    await visit.page.close();
    const profile = newProfile();
    const device = await switchOn(profile, app.url);
    const { page } = device;
    // nothing is played in these before they are opened again: their step can still be skipped
    await bringIn(
      page,
      pointsOf(ways.station!).map((at, i) => cut(game, at, `start-${i}`)),
    );
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    for (let i = 0; i < times; i++) {
      await toTable(page, app.url, `start-${i}`);
      // the game is replayed, and what is needed to show it at once is kept
      await page.waitForTimeout(3000);
    }
    await app.cutNetwork();
    // a window stays, or the browser ends
    await page.goto('about:blank');
    const measured = [];
    for (let i = 0; i < times; i++) measured.push(await secondVisit(device, `start-${i}`));
    await device.close();
    profile.remove();
    expect(device.errors).toEqual([]);
    const what = {
      seen: 'start: board and turn of a game of some 640 moves',
      table: 'start: all of its table',
      ready: 'start: it takes taps (400 ms after it is shown)',
      played: 'start: a first move is stored and shown',
    };
    for (const mark of marks) {
      add(
        what[mark],
        measured.map((each) => each[mark]),
        measured.map(({ beside }) => beside),
      );
    }
  });
});
