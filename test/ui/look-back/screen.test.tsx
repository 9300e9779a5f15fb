// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { language, speak } from '@/i18n';
import { studyWords } from '@/i18n/study';
import { LookBack } from '@/ui/look-back/LookBack';
import { seatOf } from '../../support/seat';
import { storyOf } from '../table/harness';
import { type PlayedGame, playedGame } from './played';

let game: PlayedGame;

beforeAll(async () => {
  await Promise.all([studyWords.load('en'), studyWords.load('de')]);
  game = await playedGame('18rhl', '3p-target');
});

afterEach(() => {
  cleanup();
  language.value = 'en';
  window.location.hash = '';
});

function show(travel: (at: number) => void = () => {}) {
  const { title, viewAt, instants } = game;
  const seat = seatOf({ title: title as never, viewAt }, instants.at(-1)!.state);
  const story = storyOf(instants as never, { travel }) as never;
  render(<LookBack seat={seat} story={story} table="#/table/x" end="#/table/x/end" />);
}

describe('a look back', () => {
  it('has a line for each source of worth, named by the game where it is its own', () => {
    show();
    const part = screen.getByRole('region', { name: 'How each worth came about' });
    for (const name of ['Dividends', 'Share prices', 'Private companies', 'Target cards', 'In the end']) {
      expect(within(part).getByRole('rowheader', { name })).toBeTruthy();
    }
  });

  it('leads from a round to its last moment on the board', () => {
    const travel = vi.fn();
    show(travel);
    const part = screen.getByRole('region', { name: 'Round by round' });
    const rounds = within(part).getAllByRole('button');
    fireEvent.click(rounds.at(-1)!);
    expect(travel).toHaveBeenCalledWith(game.instants.length - 1);
    expect(window.location.hash).toBe('#/table/x');
  });

  it('prints when asked', () => {
    const print = vi.fn();
    window.print = print;
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalled();
  });

  it('is told in German too', async () => {
    await speak('de');
    show();
    expect(screen.getByRole('heading', { name: 'Woher das Vermögen kam' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Zielkarten' })).toBeTruthy();
  });
});
