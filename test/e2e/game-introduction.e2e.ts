import { afterAll, beforeAll, it } from 'vitest';
import { type App, startApp } from '../support/app';
import { playWholeGame } from './support/whole-game';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

it(
  'three players play the Introduction Game by touch, sixty turns and the final runs',
  {
    timeout: 900_000,
  },
  () => playWholeGame(app, '18do-int', ['Anna', 'Ben', 'Clara']),
);
