/** The frame of a file that looks at screens: games are brought in, and each is looked at on some devices. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choices, stageOf } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import type { GameLog } from '@/storage/rows';
import { type App, type Opened, phone, startApp, tablet } from '../../support/app';
import { barriers } from '../../support/axe';
import { type Device, settle } from './devices';
import { hiddenTurn, misfits, picture, smallTargets, unevenButtons } from './looks';
import { bringIn, cut, type Game, toTable } from './saves';

/** A device, and the views that are opened on it. */
export interface Viewer extends Device {
  readonly views?: readonly string[];
}

/** A tablet in bright colours and a telephone in dark ones, each with a language of its own. */
export function tabletAndPhone(
  onTablet: Device['language'],
  views: { tablet?: readonly string[]; phone?: readonly string[] } = {},
): Viewer[] {
  const onPhone = onTablet === 'de' ? 'en' : 'de';
  return [
    { name: 'tablet', size: tablet, theme: 'light', language: onTablet, views: views.tablet ?? [] },
    { name: 'phone', size: phone, theme: 'dark', language: onPhone, views: views.phone ?? [] },
  ];
}

/** What a look at a screen needs. */
export interface Looking {
  readonly page: Page;
  readonly url: string;
  readonly device: Device;
  /** Nothing wider than its place or cut off, no small targets, no barriers. */
  check(name: string): Promise<void>;
}

interface Screens {
  /** Before the names of devices. */
  readonly title?: string;
  readonly devices: readonly Viewer[];
  /** The games that are looked at, each cut off where something is to be seen. */
  logs(): Promise<readonly GameLog[]>;
  /** Their tables, by ids. */
  readonly tables: readonly string[];
  /** A game that is over. */
  readonly over?: string;
  /** The game whose views are opened. */
  readonly viewsOf?: string;
  /** Whatever else there is to be seen on each device. */
  readonly others?: Readonly<Record<string, (looking: Looking) => Promise<void>>>;
}

/** Looks at all of them. */
export function lookAt({ title, devices, logs, tables, over, viewsOf, others = {} }: Screens): void {
  let app: App;
  let visit: Opened;

  beforeAll(async () => {
    const games = await logs();
    app = await startApp();
    visit = await app.open({ hasTouch: true, reducedMotion: 'reduce' });
    visit.page.setDefaultTimeout(120_000);
    await bringIn(visit.page, games);
  });

  afterAll(async () => {
    await app.close();
    expect(visit.errors).toEqual([]);
    expect(visit.foreign).toEqual([]);
  });

  const named = devices.map(
    (device) => [`${device.name}, ${device.theme}, ${device.language}`, device] as const,
  );
  describe.each(named)(title ? `${title}: %s` : '%s', (_name, device) => {
    beforeAll(() => settle(visit.page, app.url, device));

    const check = async (name: string) => {
      const { page } = visit;
      await picture(page, `${device.name}-${device.theme}-${name}`);
      expect(await page.evaluate(misfits), name).toEqual([]);
      expect(await page.evaluate(smallTargets), name).toEqual([]);
      expect(await barriers(page), name).toEqual([]);
    };

    it.each(tables)('the table, %s', async (id) => {
      await toTable(visit.page, app.url, id);
      await check(id);
      expect(await visit.page.evaluate(hiddenTurn), id).toEqual([]);
      expect(await visit.page.evaluate(unevenButtons), id).toEqual([]);
    });

    if (over !== undefined)
      it('the end', async () => {
        const { page } = visit;
        await page.goto(`${app.url}#/table/${over}/end`);
        await page.locator('.end-scores').waitFor();
        await check(`${over}-end`);
      });

    if (viewsOf !== undefined)
      it('the views', async () => {
        const { page } = visit;
        await toTable(page, app.url, viewsOf);
        for (const view of device.views ?? []) {
          await page.locator(`[data-view="${view}"]`).click();
          await page.locator(`.view-${view}`).waitFor();
          await check(`${viewsOf}-view-${view}`);
        }
      });

    it.each(Object.entries(others))('%s', (_what, look) =>
      look({ page: visit.page, url: app.url, device, check }),
    );
  });
}

type Games = readonly Game<CoreState>[];

/** Of some games the first that comes to such a stage, cut there. */
export function withStage(games: Games, stage: string, id: string): GameLog {
  return firstOf(games, id, (game, state) => stageOf(game.title, state)?.id === stage);
}

/** Of some games the first that offers such a move, cut there. */
export function withMove(games: Games, type: string, id: string): GameLog {
  return firstOf(games, id, ({ title }, state) =>
    Boolean(choices(title, state)?.choices.some(({ move }) => move.type === type)),
  );
}

function firstOf(
  games: Games,
  id: string,
  is: (game: Game<CoreState>, state: CoreState) => boolean,
): GameLog {
  for (const game of games) {
    const at = game.states.findIndex((state) => !state.over && is(game, state));
    if (at >= 0) return cut(game, at, id);
  }
  throw new Error(`none of these games has ${id}`);
}
