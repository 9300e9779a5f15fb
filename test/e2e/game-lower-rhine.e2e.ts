import { afterAll, beforeAll, it } from 'vitest';
import { type App, phone, startApp } from '../support/app';
import { playWholeGame } from './support/whole-game';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

it(
  'three players play 18LRA by touch, from the first private company to the final scores',
  {
    timeout: 900_000,
  },
  () => playWholeGame(app, '18lra', ['Anna', 'Ben', 'Clara']),
);

it(
  'three play it on a telephone',
  {
    timeout: 900_000,
  },
  () => playWholeGame(app, '18lra', ['Anna', 'Ben', 'Clara'], { viewport: phone }),
);
