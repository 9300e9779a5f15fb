import { afterAll, beforeAll, describe, it } from 'vitest';
import { en } from '@/i18n/en';
import { type App, phone, startApp } from '../support/app';
import { playWholeGame } from './support/whole-game';

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

describe('18Ruhr by touch, from the starting package to the final scores', { timeout: 1_800_000 }, () => {
  it('three players on a tablet', () => playWholeGame(app, '18ruhr', ['Anna', 'Ben', 'Clara']));

  it('four players on a telephone', () =>
    playWholeGame(app, '18ruhr', ['Anna', 'Ben', 'Clara'], {
      viewport: phone,
      agree: async (page) => {
        await page.getByRole('button', { name: en['new.add'] }).click();
        await page.getByRole('textbox', { name: en['new.name'].replace('{seat}', '4') }).fill('David');
      },
    }));
});
