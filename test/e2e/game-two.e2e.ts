import { afterAll, beforeAll, it } from 'vitest';
import { type App, startApp } from '../support/app';
import { playWholeGame } from './support/whole-game';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

it(
  'two players play The Railway Game by touch with the Investor, from the first bid to the final scores',
  {
    timeout: 1_200_000,
  },
  () => playWholeGame(app, '18do-trg', ['Anna', 'Ben']),
);
