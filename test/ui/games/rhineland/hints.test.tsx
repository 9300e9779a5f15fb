// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { languages } from '@/i18n/language';
import { lra, viewAt as lraViewAt } from '@/titles/rhineland/18lra';
import { rhl, viewAt as rhlViewAt } from '@/titles/rhineland/18rhl';
import { sections } from '@/ui/games/rhineland/Hint';
import { panels as german } from '@/ui/games/rhineland/words/de/panels';
import { panels as english } from '@/ui/games/rhineland/words/en/panels';
import { hiddenHints, hints } from '@/ui/settings/preferences';
import { Toasts } from '@/ui/shell/Toasts';
import { hush } from '@/ui/shell/toast';
import { rhineland as book } from '../../../rules/18rhl';
import { turn as lraTurn } from '../../../support/lra/table';
import { rhlStart } from '../../../support/rhl/table';
import { press } from '../../turn/table';
import { openGame } from '../open';

beforeEach(() => {
  language.value = 'en';
  hints.value = 'on';
  hiddenHints.value = [];
});
afterEach(() => {
  cleanup();
  hush();
  language.value = 'en';
  hints.value = 'on';
  hiddenHints.value = [];
});

const firstRound = () => openGame({ title: rhl, viewAt: rhlViewAt }, rhlStart());

describe('hints for the first game of 18Rhl and 18LRA', () => {
  it.each(languages)('say in a line what every usual step is for (%s)', (spoken) => {
    const words: Readonly<Record<string, string>> = spoken === 'en' ? english : german;
    for (const about of Object.keys(sections)) {
      const text = words[`rl.hint.${about}`];
      expect(text, about).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(text!.length, about).toBeLessThan(200);
    }
  });

  it('cite sections that the rulebook has', () => {
    const known = new Set(book.sections.map(({ id }) => id));
    expect(Object.values(sections).filter((id) => !known.has(id))).toEqual([]);
  });

  it('[18Rhl 6.2.1] tell a corporation in its first turn where its track begins', () => {
    const table = openGame({ title: lra, viewAt: lraViewAt }, lraTurn({ company: 'ADR', step: 'track' }));
    expect(table.text()).toMatch(
      /Track begins at the home station|Lay a yellow tile where your track goes on/,
    );
  });
});

describe('the × of a hint', () => {
  const open = () => {
    const table = firstRound();
    render(<Toasts />);
    return table;
  };
  const isThere = () => screen.queryByRole('complementary', { name: 'Hint' }) !== null;

  it('asks what is to be hidden, and may be a slip', () => {
    open();
    press('Hide hints …');
    press('Leave the hint');
    expect([isThere(), hints.value, hiddenHints.value]).toEqual([true, 'on', []]);
  });

  it('hides this one, which can be taken back', () => {
    open();
    press('Hide hints …');
    press('Hide this one');
    expect([isThere(), hints.value]).toEqual([false, 'on']);
    press('Undo');
    expect([isThere(), hiddenHints.value]).toEqual([true, []]);
  });

  it('hides all of them with a word to everyone, which can be taken back', () => {
    open();
    press('Hide hints …');
    press('No hints');
    expect([isThere(), hints.value]).toEqual([false, 'off']);
    expect(document.body.textContent).toContain('for everyone at the table');
    press('Undo');
    expect([isThere(), hints.value]).toEqual([true, 'on']);
  });
});
