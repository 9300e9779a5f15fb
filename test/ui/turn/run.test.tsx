// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { choices } from '@/engine/game/play';
import { language } from '@/i18n';
import { rhl } from '@/titles/rhineland/18rhl';
import { played } from '../../support/rhl/table';
import { floated, type Tiles, turn } from '../../support/rhl/turn';
import { button, open, press, why, withBoard } from './table';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

/** Bonn, Düren, and a town beyond; RhE has a station in Düren. */
const line: Tiles = { K10: ['5', 0], K8: ['9', 1], K4: ['58', 2] };
const rhe = (trains: string[]) =>
  turn({
    company: 'RhE',
    step: 'run',
    companies: { RhE: floated({ trains, at: [2, 5] }) },
    tiles: line,
    stations: [{ company: 'RhE', hex: 'K6', stop: 0 }],
  });

/** Either town at the end is as good as the other, and so is either direction. */
const working = /3-train .*(Bonn 20 · Düren 20|Düren 20 · Bonn 20)/;

const redraw = (type: string) => `${type}-train: Redraw`;

describe('running trains', () => {
  it('shows the best run with its working, and draws it on the board', () => {
    const { text, container } = withBoard(rhe(['3']));
    expect(text()).toContain('This run: 50 M best possible, proven');
    expect(text()).toMatch(working);
    expect(container.querySelectorAll('.route-line').length).toBe(5);
  });

  it('runs with one tap', () => {
    const { moves, text } = open(rhe(['3']));
    press('Run for 50 M');
    expect(moves).toMatchObject([{ type: 'run' }]);
    // the working stays in sight while the revenue is decided on
    expect(text()).toContain('What to do with 50 M');
    expect(text()).toMatch(working);
  });

  it('stays on the board while its revenue is decided on, also for those who open the game only then', () => {
    const first = rhe(['3']);
    const run = choices(rhl, first)!
      .choices.map(({ move }) => move)
      .find(({ type }) => type === 'run')!;
    const state = played(first, run);
    const instants = [
      { state: first, move: null, events: [] },
      { state, move: run, events: [] },
    ];
    const { text, container } = withBoard(state, { ago: (moves) => instants.at(-1 - moves) });
    expect(text()).toMatch(working);
    expect(container.querySelectorAll('.route-line').length).toBe(5);
  });

  it('is redrawn by tapping stops, and says what that costs', () => {
    const { tap, text, state, moves } = withBoard(rhe(['3']));
    press(redraw('3'));
    tap('L9');
    expect(text()).toContain('This run: 40 M 10 M less than the best');
    press('3-train: Done');
    press('Run for 40 M');
    expect(moves).toHaveLength(1);
    expect(state().round).toMatchObject({ turn: { revenue: 40 } });
  });

  it('says when no route leads through the tapped stops, and goes back to the best run', () => {
    const { tap, text } = withBoard(rhe(['3']));
    press(redraw('3'));
    // from L9 to Düren there is no way but through Bonn
    tap('K10');
    expect(text()).toContain('No legal route leads through these stops');
    press('Back');
    expect(text()).toContain('This run: 50 M best possible');
  });

  it('has the stops as a list too', () => {
    const { text } = open(rhe(['3']));
    press(redraw('3'));
    const isIn = (stop: string) => button(stop).getAttribute('aria-pressed');
    expect([isIn('Düren (K6)'), isIn('L9')]).toEqual(['true', 'true']);
    press('L9');
    expect(text()).toContain('This run: 40 M 10 M less than the best');
    expect([isIn('Düren (K6)'), isIn('L9')]).toEqual(['true', 'false']);
    press('L9');
    expect(text()).toContain('This run: 50 M best possible');
  });

  it('a stop that is tapped at its end makes the other end give way', () => {
    const { text } = open(rhe(['2']));
    press(redraw('2'));
    expect(text()).toContain('This run: 40 M');
    press('K4');
    expect(text()).toContain('This run: 30 M 10 M less than the best');
    expect(button('Bonn (K10)').getAttribute('aria-pressed')).toBe('false');
  });

  it('a run that leaves a train idle is explained and cannot be made', () => {
    const { moves } = open(rhe(['2', '2']));
    fireEvent.click(screen.getAllByRole('button', { name: redraw('2') })[0]!);
    press('Bonn (K10)');
    expect(why()).toContain('[18Rhl 6.2.3]');
    press(/^Run for/);
    expect(moves).toEqual([]);
  });

  it('shows the best run so far while it is searched, or the listed one before any is known', () => {
    const { text } = open(rhe(['3']), { bestRun: () => ({ result: undefined, searching: true }) });
    expect(text()).toContain('still searching');
    expect(text()).toContain('This run: 50 M');
  });
});

describe('the dividend', () => {
  const earned = (at: readonly [number, number] = [2, 5]) =>
    turn({
      company: 'ADR',
      step: 'dividend',
      companies: {
        ADR: floated({ at, trains: ['3'], held: { A: [10, 10], B: [10], C: [10], charter: [10, 10, 10] } }),
      },
      turn: { revenue: 150 },
    });

  it('paying and withholding stand side by side: who gets what, and the price', () => {
    const { text } = open(earned());
    expect(text()).toContain('Pay 15 M per share');
    expect(text()).toContain('A 40%60 MB 10%15 MC 10%15 MTreasury 30%45 M');
    expect(text()).toMatch(/Share price100 M → becomes 110 M/);
    expect(text()).toMatch(/WithholdTreasury500 M → becomes 650 M/);
    expect(text()).toMatch(/Share price100 M → becomes 90 M/);
  });

  it('pays with one tap, withholds with two', () => {
    const { moves } = open(earned());
    press('Pay out');
    expect(moves).toEqual([{ type: 'dividend', pay: true }]);
    cleanup();
    const other = open(earned());
    press(/^Withhold/);
    press('Withhold');
    expect(other.moves).toEqual([{ type: 'dividend', pay: false }]);
  });
});
