// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language, languages } from '@/i18n';
import { expert as title, viewAt } from '@/titles/dortmund/expert';
import { specialEvents } from '@/titles/dortmund/hsb-cards';
import { ExpertPictures } from '@/ui/games/dortmund/expert/ExpertPictures';
import { expertState, markersIn } from '../../support/expert/table';
import { tens } from '../../support/hsb/table';
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
