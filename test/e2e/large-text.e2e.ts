import { afterAll, beforeAll, expect, it } from 'vitest';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { type App, type Opened, phone, startApp, tablet } from '../support/app';
import { desk, upright } from './support/devices';
import { hiddenTurn, lostChoices, picture } from './support/looks';
import { bringIn, cut, pointOf, randomGame, randomGameOf, toTable } from './support/saves';
import { withStage } from './support/screens';

let app: App;
let visit: Opened;

const titles = ['18rhl', '18do-trg'] as const;
/** Panels with much in them, and decisions, by the games that have them. */
const panels = {
  '18do-exp': ['first-marker', 'brew', 'event', 'equipment', 'discard-equipment'],
  '18ruhr': ['package', 'invest', 'stock', 'discard-train'],
} as const;
const devices = { wide: tablet, upright, phone, desk };

beforeAll(async () => {
  app = await startApp();
  visit = await app.open({ reducedMotion: 'reduce' });
  visit.page.setDefaultTimeout(60_000);
  const [rhl, trg] = [randomGame(2), await randomGameOf('18do-trg', 2)];
  const late = 400;
  const [expert, ruhr] = [await randomGameOf('18do-exp', 6, 5), await randomGameOf('18ruhr', 3, 6)];
  await bringIn(visit.page, [
    cut(rhl, pointOf(rhl, 'trains', late), '18rhl'),
    cut(trg, pointOf(trg, 'trains', late), '18do-trg'),
    ...panels['18do-exp'].map((stage) => withStage([expert], stage, `18do-exp-${stage}`)),
    ...panels['18ruhr'].map((stage) => withStage([ruhr], stage, `18ruhr-${stage}`)),
  ]);
});

afterAll(async () => {
  await app.close();
  expect(visit.errors).toEqual([]);
});

/** Parts of the head that cannot be seen whole, or lie over each other. Self-contained: it is sent to the page. */
function lostParts(): string[] {
  const parts = [...document.querySelectorAll('.table-head > *')].filter((part) => part.checkVisibility());
  const boxes = parts.map((part) => part.getBoundingClientRect());
  return parts.flatMap((part, i) => {
    const { left, right, top, bottom } = boxes[i]!;
    const isOut = left < 0 || right > innerWidth || top < 0;
    const isOver = boxes.some(
      (other, k) =>
        k !== i &&
        left < other.right - 1 &&
        other.left < right - 1 &&
        top < other.bottom - 1 &&
        other.top < bottom - 1,
    );
    return isOut || isOver
      ? [`${part.className} “${part.textContent}” reaches from ${left.toFixed(0)} to ${right.toFixed(0)}`]
      : [];
  });
}

it.each([
  ['large', 'en', en, en],
  ['huge', 'en', en, en],
  ['large', 'de', en, de],
  ['huge', 'de', de, de],
] as const)(
  'with %s text in %s the head of the table is seen whole',
  async (size, language, before, words) => {
    const { page } = visit;
    await page.goto(`${app.url}#/settings`);
    await page.getByRole('radio', { name: before[`language.${language}`], exact: true }).check();
    await page.getByRole('radio', { name: words[`text.${size}`], exact: true }).check();
    const lost: string[] = [];
    for (const title of titles) {
      await toTable(page, app.url, title);
      for (const [layout, viewport] of Object.entries(devices)) {
        await page.setViewportSize(viewport);
        await page.locator(`.table.is-${layout}`).waitFor();
        lost.push(...(await page.evaluate(lostParts)).map((part) => `${title} laid out ${layout}: ${part}`));
        await picture(page, `text-${size}-${language}-${title}-${layout}`);
      }
    }
    expect(lost).toEqual([]);
  },
);

it('with text twice as large there is room for one thing at a time, on every device', async () => {
  const { page } = visit;
  await page.goto(`${app.url}#/settings`);
  await page.locator('input[name=text][value=double]').check();
  const lost: string[] = [];
  for (const title of titles) {
    await toTable(page, app.url, title);
    for (const [device, viewport] of Object.entries({ ...devices, small: { width: 1024, height: 768 } })) {
      await page.setViewportSize(viewport);
      await page.locator('.table.is-phone').waitFor();
      const hidden = [...(await page.evaluate(lostParts)), ...(await page.evaluate(hiddenTurn))];
      lost.push(...hidden.map((part) => `${title} on ${device}: ${part}`));
      await picture(page, `text-double-${title}-${device}`);
    }
  }
  expect(lost).toEqual([]);
});

it('with text twice as large every choice of every panel can be reached, on every device', async () => {
  const { page } = visit;
  const lost: string[] = [];
  for (const [title, stages] of Object.entries(panels)) {
    for (const stage of stages) {
      await toTable(page, app.url, `${title}-${stage}`);
      for (const [device, viewport] of Object.entries({ wide: tablet, upright, phone })) {
        await page.setViewportSize(viewport);
        await picture(page, `text-double-${title}-${stage}-${device}`);
        const out = await page.evaluate(lostChoices);
        lost.push(...out.map((choice) => `${title}, ${stage} on ${device}: ${choice}`));
      }
    }
  }
  expect(lost).toEqual([]);
});
