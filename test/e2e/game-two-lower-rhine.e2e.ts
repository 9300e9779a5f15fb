import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RhinelandState } from '@/titles/rhineland/state';
import { lraOptions } from '@/ui/games/rhineland/words/options';
import { type App, startApp } from '../support/app';
import { playWholeGame } from './support/whole-game';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

it(
  'two players play 18LRA against the Investor by touch, from the first private company to the final scores',
  { timeout: 1_200_000 },
  () =>
    playWholeGame(app, '18lra', ['Anna', 'Ben'], {
      agree: (page) => page.getByRole('checkbox', { name: lraOptions.investorOffers.name.en }).check(),
      async ended(page, last) {
        const { investor, seats } = last as unknown as RhinelandState;
        expect(investor?.companies).toHaveLength(1);
        // [18LRA ruling 156] it is not ranked
        expect(await page.locator('.end-scores h2').count()).toBe(seats.length);
      },
    }),
);
