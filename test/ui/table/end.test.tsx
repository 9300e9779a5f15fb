// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { hsb, viewAt } from '@/titles/dortmund/hsb';
import { EndScreen } from '@/ui/end/EndScreen';
import { placeOf, winnersOf } from '@/ui/end/winners';
import { Over } from '@/ui/table/Over';
import { hsbState } from '../../support/hsb/table';
import { rhlState } from '../../support/rhl/table';
import { seatOf } from '../../support/seat';
import { clockOf, instantsFrom, seatAt, storyOf } from './harness';

afterEach(cleanup);

const state = { ...rhlState({ stock: 3, cash: { A: 100, B: 700, C: 50 }, credits: { C: 20 } }), over: true };

describe('the end', () => {
  it('shares a win between equals, and counts places as in sports', () => {
    const scores = [
      { player: 'A', total: 500 },
      { player: 'B', total: 500 },
      { player: 'C', total: 300 },
    ];
    expect(winnersOf(scores)).toEqual({ players: ['A', 'B'], total: 500 });
    expect(scores.map((score) => placeOf(scores, score))).toEqual([1, 1, 3]);
  });

  it('asks what decides between equals, where a game says so', () => {
    const scores = [
      { player: 'A', total: 500, tieBreak: 120 },
      { player: 'B', total: 500, tieBreak: 90 },
    ];
    expect(winnersOf(scores)).toEqual({ players: ['A'], total: 500 });
    expect(scores.map((score) => placeOf(scores, score))).toEqual([1, 2]);
  });

  it('shows the winner and the working of each score', () => {
    const done: string[] = [];
    render(
      <EndScreen
        seat={seatAt(state)}
        story={storyOf(instantsFrom(state))}
        clock={clockOf()}
        back="#/table/x"
        onExport={() => done.push('export')}
        onRematch={() => done.push('rematch')}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('B wins with 700\u00a0M');
    expect(screen.getByText(/0 moves\.$/)).toBeTruthy();
    const last = screen.getAllByRole('listitem').at(-1)!;
    expect(last.textContent).toContain('Credits, counted twice−40\u00a0M');
    expect(last.textContent).toContain('Worth10\u00a0M');
    fireEvent.click(screen.getByRole('button', { name: 'Rematch' }));
    fireEvent.click(screen.getByRole('button', { name: 'Export a save file' }));
    expect(done).toEqual(['rematch', 'export']);
    expect(screen.getByRole('link', { name: 'Look at the table' }).getAttribute('href')).toBe('#/table/x');
  });

  it('names what was agreed before the game, where it is not as in the book', async () => {
    const setup = { ...state.setup, options: { lowerCapital: true, extraTrain: false } };
    render(
      <EndScreen
        seat={seatAt({ ...state, setup })}
        story={storyOf(instantsFrom(state))}
        clock={clockOf()}
        back="#/table/x"
        onExport={() => {}}
        onRematch={() => {}}
      />,
    );
    expect((await screen.findByText('Lower capital')).className).toBe('end-agreed');
  });

  it('[18Rhl 8.3] says so where a bankruptcy has ended the game', () => {
    const [first] = instantsFrom(state);
    const bankrupt = { type: 'bankrupt', player: 'C', company: 'ADR', amount: 0 } as const;
    render(
      <EndScreen
        seat={seatAt(state)}
        story={storyOf([{ ...first!, events: [bankrupt] }])}
        clock={clockOf()}
        back="#/table/x"
        onExport={() => {}}
        onRematch={() => {}}
      />,
    );
    expect(screen.getByText(/^A player is bankrupt\./)).toBeTruthy();
  });

  it.each([
    [
      '[18Rhl 7.1] says so where an empty bank has ended the game',
      seatAt({ ...state, broken: 'operating' as const }),
      true,
    ],
    [
      '[18DO 6.6] blames no bank where sets are counted: empty or not, it ends nothing',
      seatOf({ title: hsb, viewAt }, { ...hsbState({ stock: 3 }), over: true, broken: 'operating' as const }),
      false,
    ],
  ])('%s', (_, seat, isBlamed) => {
    render(
      <EndScreen
        seat={seat}
        story={storyOf(instantsFrom(state))}
        clock={clockOf()}
        back="#/table/x"
        onExport={() => {}}
        onRematch={() => {}}
      />,
    );
    expect(screen.queryByText(/^The bank was broken\./) !== null).toBe(isBlamed);
  });

  it('stands in the place of the turn, with the way to the scores', () => {
    render(<Over seat={seatAt(state)} scores="#/table/x/end" />);
    expect(screen.getByText(/^B wins with 700/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1BB700\u00a0M',
      '2AA250\u00a0M',
      '3CC10\u00a0M',
    ]);
    expect(screen.getByRole('link', { name: 'Final scores' }).getAttribute('href')).toBe('#/table/x/end');
  });
});
