import { afterAll, beforeAll, it } from 'vitest';
import { type App, startApp } from '../support/app';
import { playWholeGame } from './support/whole-game';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

it(
  'two players play Heat, Sweat & Beer by touch with the Investor, from the first bid to the final scores',
  {
    timeout: 1_800_000,
  },
  () => playWholeGame(app, '18do-hsb', ['Anna', 'Ben']),
);
