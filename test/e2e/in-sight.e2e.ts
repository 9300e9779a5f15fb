import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '@/i18n/en';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { takesTaps } from '../support/pause';
import { desk, upright } from './support/devices';
import { untold } from './support/ledger';
import { hiddenChoices, smallWords, unevenButtons } from './support/looks';
import { bringIn, cut, pointOf, randomGame, randomGameOf, toTable } from './support/saves';
import { withMove } from './support/screens';

/** Games with as many players as they have places, for what all boards must show. */
const others = [
  ['18lra', 4],
  ['18do-hsb', 5],
  ['18do-exp', 5],
  ['18ruhr', 6],
] as const;

/** Steps of these games with many choices, by their ids: late in the game, and those with which it begins. */
const crowded: Readonly<Partial<Record<string, readonly string[]>>> = {
  '18do-hsb': ['brew', 'trains'],
  '18do-exp': ['event', 'equipment', 'trains', 'stock'],
  '18ruhr': ['invest', 'dividend', 'trains'],
};
const beginning: Readonly<Partial<Record<string, string>>> = { '18do-hsb': 'starting', '18ruhr': 'package' };
const crowdedSteps = others.flatMap(([id]) =>
  [...(crowded[id] ?? []), ...(beginning[id] ? [beginning[id]] : [])].map((step) => `${id}-${step}`),
);

/** Nothing that matters is below the fold without a sign of it. */
let app: App;
let visit: Opened;

beforeAll(async () => {
  app = await startApp();
  visit = await app.open({ reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(60_000);
  const [five, beer] = [randomGame(3, 5), await randomGameOf('18do-trg', 2)];
  const late = await Promise.all(
    others.map(async ([id, players]) => {
      const game = await randomGameOf(id, 3, players);
      const late = Math.floor(game.moves.length * 0.6);
      const first = beginning[id];
      return [
        cut(game, pointOf(game, 'track', late), id),
        ...(crowded[id] ?? []).map((step) => cut(game, pointOf(game, step, late), `${id}-${step}`)),
        ...(first ? [cut(game, pointOf(game, first), `${id}-${first}`)] : []),
        cut(game, pointOf(game, 'stock', late), `${id}-stock`),
        ...(id === '18ruhr' ? [withMove([game], 'found', '18ruhr-found')] : []),
      ];
    }),
  );
  await bringIn(visit.page, [
    cut(five, pointOf(five, 'auction', 9), 'auction'),
    cut(five, pointOf(five, 'stock', 300), 'stock'),
    cut(five, pointOf(five, 'dividend', 300), 'dividend'),
    cut(five, pointOf(five, 'trains', 200), 'trains'),
    cut(five, pointOf(five, 'track', 150), 'track'),
    cut(beer, pointOf(beer, 'beer', 200), 'beer'),
    withMove([beer], 'found', 'to-found'),
    ...late.flat(),
  ]);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
});

/** What may scroll: the choices between head and foot or, where there is little room, all of the panel. */
const scrollers = '.turn-body, .table-turn-inner';

const scrollOf = (page: Page) =>
  page.evaluate((places) => {
    const all = [...document.querySelectorAll(places)].filter(
      (place) => getComputedStyle(place).overflowY === 'auto',
    );
    return {
      top: Math.max(...all.map(({ scrollTop }) => scrollTop)),
      below: Math.max(...all.map((place) => place.scrollHeight - place.clientHeight - place.scrollTop)),
    };
  }, scrollers);

const scrollDown = (page: Page) =>
  page.evaluate((places) => {
    for (const place of document.querySelectorAll(places)) place.scrollTo(0, 100_000);
  }, scrollers);

const patient = { timeout: 60_000 };

/** Has the app open anew in this language. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((lang) => {
    const key = 'zechenbahn.preferences';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, language: lang }));
  }, language);
  await page.reload();
}

const saysMore = (page: Page) => page.locator('.turn[data-more]').count();

const devices = { tablet, upright, phone };

describe.each(Object.entries(devices))('on a %s', (_name, size) => {
  beforeAll(() => visit.page.setViewportSize(size));

  it.each(['auction', 'stock', 'dividend', 'beer'])('%s says whether more lies below', async (stage) => {
    const { page } = visit;
    await toTable(page, app.url, stage);
    // a ledger that has just been put up may still fold columns
    const isTold = async () => (await saysMore(page)) === Number((await scrollOf(page)).below > 2);
    await expect.poll(isTold, patient).toBe(true);
    // what a company would run may come later, and makes it longer
    const atTheEnd = () => scrollDown(page).then(() => saysMore(page));
    await expect.poll(atTheEnd, patient).toBe(0);
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

  it('what confirms is as high as what stands beside it, whatever is picked', async () => {
    const { page } = visit;
    for (const id of ['auction', 'trains', ...crowdedSteps]) {
      await toTable(page, app.url, id);
      const kinds = page.locator('.turn-body .move[aria-disabled=false]');
      for (const at of [0, -1]) {
        if ((await kinds.count()) === 0) continue;
        await kinds.nth(at).evaluate((choice) => (choice as HTMLElement).click());
        expect(await page.evaluate(stretchedEffects), id).toEqual([]);
        expect(await page.evaluate(unevenButtons), id).toEqual([]);
      }
    }
  });

  it('tiles that fit are whole beside the hex, and can be touched', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'track');
    const { x, y, width, height } = (await page.locator('.hex-highlighted').first().boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator('.fan-tile, .fan-card').first().waitFor();
    const finger = { x: x + width / 2, y: y + height / 2 };
    expect(await page.evaluate(badTiles, finger)).toEqual([]);
    // a tap is not taken while tiles are put in the order of what they add
    const picked = async () => {
      const isPicked = (await page.locator('.turn-foot .effect').count()) > 0;
      if (!isPicked) await page.locator('.turn .tile-offer').first().click();
      return isPicked;
    };
    await expect.poll(picked, { ...patient, interval: 500 }).toBe(true);
    expect(await page.evaluate(stretchedEffects)).toEqual([]);
  });

  it('the next turn is shown from its beginning', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'stock');
    await scrollDown(page);
    const who = await page.locator('.turn h2').textContent();
    await page.locator('.turn .quick').click();
    await expect.poll(() => page.locator('.turn h2').textContent(), patient).not.toBe(who);
    expect((await scrollOf(page)).top).toBe(0);
    await page.getByRole('button', { name: en['table.undo'], exact: true }).click();
    await takesTaps(page);
  });
});

/** Effects all lines of which have their rule far below their words. Self-contained. */
function stretchedEffects(): string[] {
  const isStretched = (line: Element) => {
    const words = Math.max(...[...line.children].map((part) => part.getBoundingClientRect().bottom));
    return line.getBoundingClientRect().bottom - words > 12;
  };
  return [...document.querySelectorAll('.turn-foot .effects')].flatMap((list) =>
    [...list.children].every(isStretched) ? [list.textContent ?? ''] : [],
  );
}

/** Grips of edges that lie over words of the ledger's heads, or over the way back to the whole board. Self-contained. */
function coveredByGrips(): string[] {
  const grips = [...document.querySelectorAll('.divider')].map((divider) => {
    const { left, top } = divider.getBoundingClientRect();
    const grip = getComputedStyle(divider, '::before');
    const [x, y] = [left + Number.parseFloat(grip.left), top + Number.parseFloat(grip.top)];
    return { x, y, right: x + Number.parseFloat(grip.width), bottom: y + Number.parseFloat(grip.height) };
  });
  const heads = [...document.querySelectorAll('.ledger thead th')].flatMap((head) => {
    const words = document.createRange();
    words.selectNodeContents(head);
    return [...words.getClientRects()].map((rect) => ({ name: head.textContent ?? '', rect }));
  });
  const buttons = [...document.querySelectorAll('.board-fit')].map((button) => ({
    name: 'the whole board',
    rect: button.getBoundingClientRect(),
  }));
  return [...heads, ...buttons].flatMap(({ name, rect }) =>
    rect.width > 0 &&
    grips.some(
      (grip) =>
        grip.x < rect.right && grip.right > rect.left && grip.y < rect.bottom && grip.bottom > rect.top,
    )
      ? [name]
      : [],
  );
}

it.each([
  ['a tablet', tablet],
  ['an upright tablet', upright],
])('the grips of edges on %s cover no heading and no button', async (_name, size) => {
  const { page } = visit;
  await page.setViewportSize(size);
  for (const id of ['track', '18ruhr', '18do-hsb']) {
    await toTable(page, app.url, id);
    await page.locator('.board-window').hover();
    await page.mouse.wheel(0, -300);
    await page.locator('.board-fit').waitFor();
    expect(await page.evaluate(coveredByGrips), id).toEqual([]);
  }
});

it('columns of the ledger that are out of sight have a sign, until they are scrolled to', async () => {
  const { page } = visit;
  await page.setViewportSize(phone);
  await toTable(page, app.url, 'beer');
  await page.locator('[data-view="ledger"]').click();
  const sign = page.locator('.ledger .more-beside');
  await sign.waitFor();
  await page.locator('.view-ledger').evaluate((view) => view.scrollTo(10_000, 0));
  await sign.waitFor({ state: 'hidden' });
});

it('a legal hex is outlined and keeps its colour', async () => {
  const { page } = visit;
  await page.setViewportSize(tablet);
  await toTable(page, app.url, 'track');
  await page.locator('.hex-highlighted').first().waitFor();
  const look = await page.evaluate(() => {
    const { fill, stroke } = getComputedStyle(document.querySelector('.hex-highlighted')!);
    return { fill, stroke };
  });
  expect(look.fill).toBe('none');
  expect(look.stroke).not.toBe('none');
});

describe('looking is free', () => {
  beforeAll(() => visit.page.setViewportSize(tablet));

  it('what a company would run is drawn by a tap on the figure, and taken off by another', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'stock');
    const figure = page.locator('.run-button:visible', { hasText: /[1-9]/ }).first();
    const drawn = () => page.locator('.board-drawing .route-line').count();
    const revenue = (await figure.innerText()).match(/[\d,]+$/)?.[0] ?? 'no revenue';
    expect(await drawn()).toBe(0);
    await figure.click();
    await expect.poll(drawn, patient).toBeGreaterThan(0);
    expect(await page.locator('.run-note').innerText()).toContain(revenue);
    await figure.click();
    await expect.poll(drawn, patient).toBe(0);
  });

  it('a location of the mines lights its hex, and the hex its location; below, all of them are one target', async () => {
    const { page } = visit;
    await toTable(page, app.url, '18ruhr-trains');
    expect(await page.locator('.mines-strip .mine-chip').count()).toBe(18);
    expect(await page.locator('.mines-strip :is(button, a)').count()).toBe(0);
    await page.locator('[data-view="mines"]').click();
    const places = page.locator('.mine-place');
    const lit = page.locator('.mine-place[aria-pressed=true]');
    await places.first().click();
    await expect.poll(() => page.locator('.hex-selected').count(), patient).toBe(1);
    await takesTaps(page);
    const name = (await places.last().textContent())!;
    const hex = await places.last().getAttribute('data-at');
    await page.keyboard.press('Escape');
    const { x, y, width, height } = (await page.locator(`[data-hex="${hex}"]`).first().boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(() => lit.allTextContents(), patient).toEqual([name]);
  });

  it('a hex that is held tells about itself, also where a tile could be laid', async () => {
    const { page } = visit;
    await toTable(page, app.url, 'track');
    const { x, y, width, height } = (await page.locator('.hex-highlighted').first().boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.locator('.hex-card').waitFor();
    await page.mouse.up();
    expect(await page.locator('.hex-card').isVisible()).toBe(true);
    expect(await page.locator('.fan-tile, .fan-card').count()).toBe(0);
    expect(await page.locator('.turn [data-confirm]').count()).toBe(0);
  });
});

/** Who acts, and how large the board is: read at once, for the next turn may begin at any moment. Self-contained. */
function turnAtBoard(): { who: string; width: number; height: number } {
  const { width, height } = document.querySelector('.table-board')!.getBoundingClientRect();
  return { who: document.querySelector('.turn h2')?.textContent ?? '', width, height };
}

/** Tiles of the fan that are off the screen, below the finger, or below something else. Self-contained. */
function badTiles(finger: { x: number; y: number }): string[] {
  return [...document.querySelectorAll('.fan-tile, .fan-card')].flatMap((tile) => {
    const { left, top, right, bottom } = tile.getBoundingClientRect();
    const isOff = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    const isUnder = left < finger.x && finger.x < right && top < finger.y && finger.y < bottom;
    const spots = [top + 6, (top + bottom) / 2, bottom - 6].map((y) =>
      document.elementFromPoint((left + right) / 2, y),
    );
    const isTouched = spots.every((spot) => spot?.closest('.fan, .fan-row') != null);
    return isOff || isUnder || !isTouched ? [`${tile.className} at ${left}, ${top}`] : [];
  });
}

/** What is traded reaches into the next column. Self-contained. */
function wideCells(): string[] {
  return [...document.querySelectorAll('.to-trade td > .trade')].flatMap((trade) => {
    const isWider =
      trade.getBoundingClientRect().right > trade.closest('td')!.getBoundingClientRect().right + 2;
    return isWider ? [trade.textContent ?? ''] : [];
  });
}

/** Letters on the board that are shown and smaller than can be read, in pixels of the screen. Self-contained. */
function smallLetters(): string[] {
  return [...document.querySelectorAll<SVGTextElement>('.board-drawing text')].flatMap((text) => {
    const { a, b } = text.getScreenCTM()!;
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    const isShown = text.checkVisibility() && text.getBBox().width > 0;
    return isShown && size < 8.95 ? [`${text.textContent} ${size.toFixed(1)} px`] : [];
  });
}

/** Numbers of mines that are not there, and numbers on the board that run together. Self-contained. */
function lostNumbers(): string[] {
  const board = document.querySelector('.board-drawing')!;
  const lost = [...board.querySelectorAll('.icon:has(polygon)')].filter(
    (sign) => ![...sign.querySelectorAll('polygon ~ text')].some((text) => text.checkVisibility()),
  );
  const numbers = [...board.querySelectorAll<SVGTextElement>(':is(.value, .icon) text, .label')]
    .filter((text) => text.checkVisibility())
    .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
  const together = numbers.flatMap((one, i) =>
    numbers.slice(i + 1).flatMap((other) => {
      const [a, b] = [one.box, other.box];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // a line of letters is higher than its figures
      return across > -1 && down > a.height / 3 ? [`${one.text} and ${other.text} run together`] : [];
    }),
  );
  return [...lost.map((sign) => `${sign.textContent} is not shown`), ...together];
}

/** How high the line below the head is, how many lines its news have, and how small its letters are. Self-contained. */
function stripLook(): { height: number; lines: number; least: number } {
  const strip = document.querySelector<HTMLElement>('.table-strip')!;
  const news = strip.querySelector<HTMLElement>('.strip-more .strip-lines')!;
  const letters = [...strip.querySelectorAll('*')].filter((part) => part.checkVisibility());
  return {
    height: strip.offsetHeight,
    lines: Math.round(news.offsetHeight / Number.parseFloat(getComputedStyle(news).lineHeight)),
    least: Math.min(...letters.map((part) => Number.parseFloat(getComputedStyle(part).fontSize))),
  };
}

describe('the line below the head', () => {
  const sizes = { 'of 1180 by 820': tablet, 'of 1024 by 768': { width: 1024, height: 768 }, upright };

  it.each(Object.entries(sizes))(
    '%s has two lines at most, and the rest after a tap',
    async (_name, size) => {
      const { page } = visit;
      await page.setViewportSize(size);
      for (const id of ['18do-hsb', '18do-exp', '18ruhr', '18ruhr-trains']) {
        await toTable(page, app.url, id);
        const { height, lines, least } = await page.evaluate(stripLook);
        expect(least, id).toBeGreaterThanOrEqual(13);
        // upright the news have the second line
        expect(lines, id).toBeLessThanOrEqual(size === upright ? 1 : 2);
        expect(height, id).toBeLessThanOrEqual(size === upright ? 52 : 26);
        const more = page.locator('.strip-more');
        const told = (await more.locator('.strip-news').textContent())!.split('; ');
        await more.click();
        expect(await page.locator('.strip-rest li').allTextContents(), id).toEqual(told);
        await takesTaps(page);
        await more.click();
        expect(await page.locator('.strip-rest').count(), id).toBe(0);
      }
    },
  );
});

describe('the board on a tablet', () => {
  const tablets = { 'of 1180 by 820': tablet, 'of 1024 by 768': { width: 1024, height: 768 }, upright };

  it.each(Object.entries(tablets))(
    '%s has no letter under 9 px, and beside it none under 12',
    async (_name, size) => {
      const { page } = visit;
      await page.setViewportSize(size);
      for (const game of ['track', 'dividend', 'beer', ...others.map(([id]) => id)]) {
        await toTable(page, app.url, game);
        await expect.poll(() => page.evaluate(smallLetters), patient).toEqual([]);
        expect(await page.evaluate(smallWords), game).toEqual([]);
      }
    },
  );

  it('of 18Ruhr shows the numbers of all mines at every size, and none runs into another', async () => {
    const { page } = visit;
    for (const size of [...Object.values(tablets), phone]) {
      await page.setViewportSize(size);
      await toTable(page, app.url, '18ruhr');
      expect(await page.locator('.board-drawing .icon polygon').count()).toBeGreaterThan(9);
      const lost = () => page.evaluate(lostNumbers);
      await expect.poll(lost, { timeout: 3_000, message: `${size.width}` }).toEqual([]);
    }
  });

  /** How large a part of the table is once it is known whether the board yields. */
  const sizeOf = async (part: '.table-board' | '.table-views', game: string, yields: boolean) => {
    const { page } = visit;
    await toTable(page, app.url, game);
    await page.locator(`.table-body[data-yields=${yields}]`).waitFor();
    return (await page.locator(part).boundingBox())!;
  };

  it('upright, a wide one is as wide as the screen where something is built or the turn has room, and else yields', async () => {
    await visit.page.setViewportSize(upright);
    const built = await sizeOf('.table-board', '18do-hsb', false);
    expect(built.height).toBeGreaterThan(634);
    expect((await sizeOf('.table-board', '18do-hsb-trains', false)).height).toBe(built.height);
    const yielding = await sizeOf('.table-board', '18do-hsb-starting', true);
    expect(yielding.height).toBeLessThan(built.height - 150);
  });

  it('lying, a wide one yields to a turn with many choices, and to no other', async () => {
    await visit.page.setViewportSize(tablet);
    const built = await sizeOf('.table-board', '18do-hsb', false);
    expect((await sizeOf('.table-board', '18do-hsb-trains', false)).width).toBe(built.width);
    const yielding = await sizeOf('.table-board', '18do-hsb-starting', true);
    expect(yielding.width).toBeLessThan(built.width - 60);
    expect(await visit.page.evaluate(hiddenChoices)).toEqual([]);
  });

  it('on a telephone too, where the sheet is higher for a long list than for a turn at the board', async () => {
    await visit.page.setViewportSize(phone);
    const built = await sizeOf('.table-views', '18do-hsb', false);
    const yielding = await sizeOf('.table-views', '18do-hsb-starting', true);
    expect(yielding.height).toBeGreaterThan(built.height + 60);
  });

  it('takes its share of the screen: 18Rhl stands 750 px high, Dortmund lies 768 px wide, 18Ruhr 820', async () => {
    const { page } = visit;
    await page.setViewportSize(tablet);
    const drawn = async (game: string) => {
      await toTable(page, app.url, game);
      return (await page.locator('.board-drawing').boundingBox())!;
    };
    expect((await drawn('track')).height).toBeGreaterThan(745);
    // a ledger of seven lines leaves parts of a hex less
    expect((await drawn('beer')).width).toBeGreaterThan(760);
    expect((await drawn('18ruhr')).width).toBeGreaterThan(810);
  });

  it('leaves all of the ledger in sight with five and six players', async () => {
    const { page } = visit;
    for (const size of Object.values(tablets)) {
      await page.setViewportSize(size);
      // players of 18Rhl have credits, and The Railway Game beer beside their names
      for (const id of ['track', 'stock', 'beer', ...others.map(([each]) => each)]) {
        await toTable(page, app.url, id);
        const hidden = () =>
          page.evaluate(() => {
            const places = [
              ...document.querySelectorAll('.view-ledger:has(.ledger), .to-trade .ledger-blocks'),
            ];
            return places.flatMap((place) => [
              place.scrollWidth - place.clientWidth,
              place.scrollHeight - place.clientHeight,
            ]);
          });
        await expect
          .poll(async () => Math.max(0, ...(await hidden())), { ...patient, message: id })
          .toBeLessThan(3);
      }
    }
  });

  it('has two kinds of companies side by side to trade, in the longer words of German too', async () => {
    const { page } = visit;
    await page.setViewportSize(tablets['of 1024 by 768']);
    await toTable(page, app.url, '18do-exp-stock');
    const tops = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.to-trade .ledger-blocks > table')].map(
          (table) => table.getBoundingClientRect().top,
        ),
      );
    for (const language of ['de', 'en']) {
      await speak(page, language);
      await expect.poll(async () => (await tops()).length, patient).toBe(2);
      const [first, second] = await tops();
      expect(second, language).toBe(first);
      expect(await page.evaluate(wideCells), language).toEqual([]);
    }
  });

  it('tells to trade what each company has and would run, and what each player is worth, in both languages', async () => {
    const { page } = visit;
    const ids = ['stock', ...others.map(([id]) => `${id}-stock`)];
    const found: string[] = [];
    const smallest = tablets['of 1024 by 768'];
    for (const [language, sizes] of [
      ['de', [...Object.values(tablets), desk]] as const,
      ['en', [smallest]] as const,
    ]) {
      await speak(page, language);
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const id of ids) {
          await toTable(page, app.url, id);
          // a ledger that has just been put up may still fold columns
          const isTold = async () => (await page.evaluate(untold)).length === 0;
          await expect
            .poll(isTold, { timeout: 5000 })
            .toBe(true)
            .catch(() => {});
          found.push(
            ...(await page.evaluate(untold)).map((what) => `${id} ${language} ${size.width}: ${what}`),
          );
        }
      }
    }
    expect(found).toEqual([]);
  });

  it.each(Object.entries(tablets))('%s leaves all choices of usual turns in sight', async (_name, size) => {
    const { page } = visit;
    await page.setViewportSize(size);
    for (const id of ['stock', 'dividend', 'trains', ...crowdedSteps]) {
      await toTable(page, app.url, id);
      // whoever reads hints for a first evening has less room
      const hint = page.getByRole('button', { name: en['turn.hint.off'] });
      if (await hint.isVisible()) {
        await hint.click();
        await page.getByRole('button', { name: en['turn.hint.all'] }).click();
      }
      await expect.poll(() => page.evaluate(hiddenChoices), { timeout: 10_000, message: id }).toEqual([]);
    }
  });

  it.each([
    ['beer', tablet],
    ['stock', tablet],
    ['18do-exp-stock', upright],
  ] as const)(
    'is all there is after one tap in %s, and has its place again after another',
    async (id, size) => {
      const { page } = visit;
      await page.setViewportSize(size);
      await toTable(page, app.url, id);
      const box = async () => (await page.locator('.table-board').boundingBox())!;
      const before = await box();
      const button = page.getByRole('button', { name: en['table.boardOnly'] });
      await button.click();
      const { width, y, height } = await box();
      expect(width).toBe(size.width);
      expect(y + height).toBe(size.height);
      await button.click();
      expect(await box()).toEqual(before);
    },
  );

  it('can be made smaller by dragging its edge, which is remembered', async () => {
    const { page } = visit;
    await page.setViewportSize(tablet);
    await toTable(page, app.url, 'beer');
    const board = page.locator('.table-board');
    const before = (await board.boundingBox())!.width;
    const grip = page.getByRole('separator', { name: en['table.divider.board'] });
    const { x, y, width, height } = (await grip.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x - 100, y + height / 2, { steps: 5 });
    await page.mouse.up();
    const after = (await board.boundingBox())!.width;
    expect(after).toBeLessThan(before - 80);
    await page.reload();
    await expect.poll(async () => (await board.boundingBox())?.width, patient).toBeCloseTo(after, 0);
    await grip.press('Enter');
    await expect.poll(async () => (await board.boundingBox())?.width, patient).toBeCloseTo(before, 0);
  });

  it('has an edge below it that gives way where it would cut off choices, and else is kept', async () => {
    const { page } = visit;
    await page.setViewportSize(tablet);
    await toTable(page, app.url, '18do-exp-stock');
    const height = async () => (await page.locator('.table-views').boundingBox())!.height;
    const before = await height();
    const grip = page.getByRole('separator', { name: en['table.divider.views'] });
    for (let i = 0; i < 3; i++) await grip.press('ArrowUp');
    await expect.poll(height, patient).toBeGreaterThan(before + 20);
    for (let i = 0; i < 12; i++) await grip.press('ArrowDown');
    await expect.poll(() => page.evaluate(hiddenChoices), patient).toEqual([]);
    await grip.press('Enter');
    await expect.poll(height, patient).toBe(before);
  });

  const boardOf = async () => {
    const { width, height } = (await visit.page.locator('.table-board').boundingBox())!;
    return { width, height };
  };

  it.each(Object.entries(tablets))('%s keeps its size between the moves of a turn', async (_name, size) => {
    const { page } = visit;
    await page.setViewportSize(size);
    for (const id of ['track', ...others.map(([each]) => each)]) {
      await toTable(page, app.url, id);
      const before = await page.evaluate(turnAtBoard);
      for (let move = 0; move < 6; move++) {
        const now = await page.evaluate(turnAtBoard);
        if (now.who !== before.who) break;
        expect(now, `${id}, after ${move} moves`).toEqual(before);
        const on = page.locator(
          '.turn-foot :is(.quick, [data-confirm]):not([aria-disabled=true], :disabled)',
        );
        if ((await on.count()) === 0) break;
        const head = () => page.locator('.turn-head').innerHTML();
        const asked = await head();
        await on.last().click();
        // the move is kept before it is shown
        await expect.poll(head, patient).not.toBe(asked);
        await takesTaps(page);
      }
    }
  });

  it('keeps its size when a company is founded', async () => {
    const { page } = visit;
    await page.setViewportSize(tablet);
    for (const id of ['to-found', '18ruhr-found']) {
      await toTable(page, app.url, id);
      const before = await boardOf();
      await page.locator('.found-company[aria-disabled=false]').first().click();
      const values = page.locator('.start-value:not([aria-disabled=true])');
      if (!(await page.locator('[data-confirm]').isVisible())) await values.first().click();
      const who = await page.locator('.turn h2').textContent();
      await page.locator('[data-confirm]').click();
      await expect.poll(() => page.locator('.turn h2').textContent(), patient).not.toBe(who);
      expect(await boardOf(), id).toEqual(before);
    }
  });
});
