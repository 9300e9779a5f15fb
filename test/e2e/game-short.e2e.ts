import { afterAll, beforeAll, it } from 'vitest';
import { type App, startApp } from '../support/app';
import { playWholeGame } from './support/whole-game';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

it.each([
  ['18rhl-short', ['Anna', 'Ben', 'Clara']],
  ['18lra-short', ['Anna', 'Ben', 'Clara']],
])('a whole Short Game by touch, to its last train round: %s', { timeout: 900_000 }, (title, players) =>
  playWholeGame(app, title, players),
);
