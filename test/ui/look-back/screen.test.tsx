// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { language, speak } from '@/i18n';
import { studyWords } from '@/i18n/study';
import type { TableState } from '@/titles/view';
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

  it('of a game without money says round by round what each would have had, and only where it changed', async () => {
    const { title, viewAt, instants } = await playedGame('18do-int');
    const loaded = { title: title as never, viewAt };
    // as if every railway earned the more the more track lies on the board
    const bestRun = (state: TableState) => ({
      answer: {
        total: 100 * Math.ceil(Object.keys(state.board.tiles).length / 12),
        routes: [],
        proven: true,
      },
      searching: false,
      failed: null,
    });
    const seat = seatOf(loaded, instants.at(-1)!.state, { bestRun } as never);
    render(
      <LookBack seat={seat} story={storyOf(instants as never, {}) as never} table="#/table/x" end="#/end" />,
    );
    const part = screen.getByRole('region', { name: 'Round by round' });
    within(part).getByText(/would have had/);
    const lines = within(part)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/[+−]\d/);
  });

  it('explains its signs to those who cannot rest a mouse on them', () => {
    show();
    const part = screen.getByRole('region', { name: 'Round by round' });
    expect(part.querySelector('.look-back-legend')?.textContent).toMatch(/▲ takes the lead.*★/);
  });

  it('judges its runs also on a device that is never idle, none of them waiting for long', () => {
    const waits: (number | undefined)[] = [];
    vi.stubGlobal('requestIdleCallback', (_: () => void, options?: IdleRequestOptions) =>
      waits.push(options?.timeout),
    );
    show();
    vi.unstubAllGlobals();
    // more than a hundred runs are usual
    expect(waits).toEqual([100]);
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
