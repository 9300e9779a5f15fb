// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language, languages } from '@/i18n';
import { expert as title, viewAt } from '@/titles/dortmund/expert';
import { specialEvents } from '@/titles/dortmund/hsb-cards';
import { ExpertPictures } from '@/ui/games/dortmund/expert/ExpertPictures';
import { cardNo, expertState, markersIn } from '../../support/expert/table';
import { tens } from '../../support/hsb/table';
import { fromHagen, toWitten } from '../../titles/dortmund/operating/lines';
import { effects, press } from '../turn/table';
import { openGame } from './open';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

const buying = (phase = '3', markers: Readonly<Record<string, string[]>> = { DUB: ['A1'] }) =>
  expertState({
    phase,
    companies: {
      RIT: { director: 'A', held: { A: tens(2) }, price: 70, cards: ['3'], treasury: 100 },
      DUB: { director: 'B', held: { B: tens(2) }, price: 70, cards: ['3'] },
    },
    markers,
    brewing: { company: 'RIT', step: 'equipment' },
  });

/** A brewery whose two cards could both wait for the trains of its director's railway. */
const loading = () =>
  expertState({
    phase: '6',
    companies: {
      RhE: { director: 'A', held: { A: tens(3) }, price: 70, cards: ['5', '6'] },
      RIT: { director: 'A', held: { A: tens(2) }, price: 70, cards: ['5', '6'] },
    },
    tiles: { ...fromHagen, ...toWitten },
    stations: [{ company: 'RhE', hex: 'E12', stop: 0 }],
    stockOfBeer: 8,
    beer: { 6: { regular: 4 }, 5: { regular: 4 }, 1: { noDemand: true }, 2: { noDemand: true } },
    brewing: { company: 'RIT', step: 'brew' },
  });

const pressed = () =>
  [...document.querySelectorAll('.move[aria-pressed=true]')].map(({ textContent }) => textContent!.trim());

describe('a marker of another company', () => {
  it('[18DO 7.1, ruling 134] is bought at once where its owner has said yes aloud', () => {
    const table = openGame({ title, viewAt }, buying());
    press(/^DUB:/);
    press('B has agreed');
    expect(markersIn(table.state(), 'RIT')).toEqual(['A1']);
    expect(table.state().companies.DUB!.treasury).toBe(15);
  });

  it('[18DO 7.1, ruling 134] or its owner is asked, at a price from 50 % to 150 %', () => {
    const table = openGame({ title, viewAt }, buying());
    press(/^DUB:/);
    fireEvent.click(document.querySelector('[data-confirm]')!);
    expect(table.state().decisions.at(-1)).toMatchObject({ kind: 'agree-marker', by: 'B', price: 15 });
    expect(table.text()).toContain('The price goes into the treasury of the company that sells');
  });
});

it.each([
  ['en', 'Which of them, by the card that they belong to', '1 beer cube', '2 beer cubes', '5 and 6', '2 × 6'],
  [
    'de',
    'Welche davon, nach dem Kärtchen, zu dem sie gehören',
    '1 Bierquader',
    '2 Bierquader',
    '5 und 6',
    '2 × 6',
  ],
] as const)(
  '[18DO 6.5.2.4, HSB ruling 147] which units wait for trains is chosen (%s)',
  (spoken, which, one, two, both, sixes) => {
    language.value = spoken;
    const first = loading();
    const table = openGame({ title, viewAt }, first);
    expect(table.text()).not.toContain(which);
    press(one);
    expect(table.text()).toContain(which);
    expect(pressed()).toEqual([one, '5']);
    press('6');
    expect(pressed()).toEqual([one, '6']);
    press(two);
    expect(pressed()).toEqual([two, '2 × 5']);
    press(both);
    expect(pressed()).toEqual([two, both]);
    press(sixes);
    fireEvent.click(document.querySelector('[data-confirm]')!);
    const six = cardNo(first, 'RIT', '6');
    expect(table.state().round).toMatchObject({ turn: { asideBy: [six, six] } });
  },
);

it('markers of one kind are said once, with their number', () => {
  openGame({ title, viewAt }, buying('5', { DUB: ['C'], RIT: ['C'] }));
  press(/^DUB:/);
  fireEvent.click(document.querySelector('[data-confirm]')!);
  expect(effects()).toContain('MCM of RIT: beer wagon → 2 × beer wagon');
});

it.each(languages)('help shows every special event with its moment (%s)', (spoken) => {
  language.value = spoken;
  const { container } = render(<ExpertPictures />);
  const chips = [...container.querySelectorAll('.exp-moments .exp-chip')].map(
    ({ textContent }) => textContent,
  );
  expect(chips.sort()).toEqual(specialEvents.map(({ code }) => code).sort());
  expect(container.textContent).not.toMatch(/undefined|NaN|do\.exp/);
});
