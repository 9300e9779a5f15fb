// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { hsb as title, viewAt } from '@/titles/dortmund/hsb';
import { brewingSpeech } from '@/ui/games/dortmund/words/brewing';
import { type Given, hsbState, played, tens } from '../../support/hsb/table';
import { fromHagen, toWitten } from '../../titles/dortmund/operating/lines';
import { press } from '../turn/table';
import { openGame } from './open';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

/** A brewery with cards 5 and 6, and trains of its director for their beer. */
const delivering = (more: Partial<Given> = {}) =>
  hsbState({
    phase: '6',
    companies: {
      RhE: { director: 'A', held: { A: tens(3) }, price: 70, cards: ['5', '6'] },
      DUB: { director: 'A', held: { A: tens(2) }, price: 70, cards: ['5', '6'] },
    },
    beer: { 6: { regular: 5 }, 5: { regular: 4 }, 1: { noDemand: true }, 2: { noDemand: true } },
    tiles: { ...fromHagen, ...toWitten },
    stations: [{ company: 'RhE', hex: 'E12', stop: 0 }],
    brewing: { company: 'DUB', step: 'brew' },
    ...more,
  });

const pressed = () =>
  [...document.querySelectorAll('.move[aria-pressed=true]')].map(({ textContent }) => textContent!.trim());

describe('where beer goes', () => {
  it('[18DO 6.5.2.4, HSB ruling 147] the player says which units wait for trains', () => {
    const table = openGame({ title, viewAt }, delivering());
    press('2 beer cubes');
    expect(pressed()).toEqual(['2 beer cubes', '5 and 5']);
    press('5 and 6');
    fireEvent.click(document.querySelector('[data-confirm]')!);
    expect(table.state().round).toMatchObject({ turn: { reserved: [5, 6] } });
  });

  it('[18DO-MV 9] the cube more is one of the units that are counted', () => {
    const state = delivering({ options: { moreBeer: true } });
    expect(openGame({ title, viewAt }, state).text()).toContain('Units: 8 of 8');
    cleanup();
    const more = played(state, { type: 'more-beer-for', card: '6' });
    expect(openGame({ title, viewAt }, more).text()).toContain('Units: 9 of 9');
  });
});

it('[18DO 4.5.7.1, 6.5.2.6] a card that lies on display and may not be bought yet is said to be not on sale', () => {
  expect(brewingSpeech.sayOne('refusal', 'train-not-on-sale', 'equipment', {})).toBe(
    'This card is not on sale now',
  );
});
