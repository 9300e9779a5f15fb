import { afterAll, beforeAll, it } from 'vitest';
import { type App, startApp } from '../support/app';
import { playWholeGame } from './support/whole-game';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

it(
  'three players play 18Ruhr by touch, from the starting package to the final scores',
  { timeout: 1_800_000 },
  () => playWholeGame(app, '18ruhr', ['Anna', 'Ben', 'Clara']),
);
