// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Instant } from '@/engine/game/timeline';
import { language } from '@/i18n';
import type { TableState } from '@/titles/view';
import { roundsUntilBroken, trainsAhead } from '@/ui/table/figures/ahead';
import { type Frame, FrameContext } from '@/ui/table/frame';
import type { Layout } from '@/ui/table/layout';
import { Strip } from '@/ui/table/Strip';
import { rhlState } from '../../support/rhl/table';
import { instantsFrom, seatAt, storyOf } from './harness';

beforeEach(() => {
  language.value = 'en';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const start = rhlState({ stock: 2, cash: { A: 300, B: 300, C: 300 } });

function stripIn(layout: Layout = 'wide') {
  const frame: Frame = { layout, shape: 'tall', ledgerIn: 'place', onCompany: () => {} };
  render(
    <FrameContext.Provider value={frame}>
      <Strip seat={seatAt(start)} story={storyOf(instantsFrom(start))} />
    </FrameContext.Provider>,
  );
  return screen.getByRole('region', { name: 'State of the game' });
}

describe('the strip below the head', () => {
  it('says the round and what follows it, the phase, the trains left and what the next phase changes', () => {
    const text = stripIn().textContent ?? '';
    expect(text).toMatch(/^Stock round 2 then \d operating rounds?/);
    expect(text).toContain('Yellow · 2-trains');
    expect(text).toMatch(/2-trains {2}\d+ left/);
    expect(text).toMatch(/3-trains {2}\d+ left · the first opens Green/);
    expect(text).toMatch(/Bank [\d,]+\sM/);
  });

  it('names first who loses trains in the next phase', () => {
    const trains = start.trains.map((train, i) => (i === 0 ? { ...train, at: 'BME' } : train));
    const late = {
      ...start,
      trains: trains.map((train) => (train.type === '3' ? { ...train, at: 'out' } : train)),
    };
    const seat = seatAt(late as typeof start);
    render(<Strip seat={seat} story={storyOf(instantsFrom(start))} />);
    expect(screen.getByRole('region').textContent).toMatch(/the first scraps 2-trains: BME/);
  });

  it('has what comes next in small letters where the line is too short for it', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
    expect(stripIn().dataset.tight).toBe('0');
    cleanup();
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    expect(stripIn().dataset.tight).toBe('1');
  });

  it('unfolds at a tap on a telephone', () => {
    const strip = stripIn('phone');
    const button = screen.getByRole('button');
    expect(strip.classList.contains('is-short')).toBe(true);
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(strip.classList.contains('is-short')).toBe(false);
  });
});

describe('trains until the next phase', () => {
  it('are those of the types before the one that begins it', () => {
    const { onSale, next, change, until } = trainsAhead(seatAt(start));
    expect(onSale?.type.id).toBe('2');
    expect(next?.type.id).toBe('3');
    expect(change?.phase.on).toBe('3');
    expect(until).toBe(onSale!.left);
  });
});

describe('when the bank breaks', () => {
  /** States of operating rounds one after the other, with what is in the bank at the end of each. */
  const rounds = (...banks: number[]): Instant<TableState>[] =>
    banks.map((bank, i) => ({
      state: {
        ...start,
        bank,
        broken: null,
        round: { kind: 'operating', set: 1, number: i, of: 9, turn: null, done: [] },
      } as unknown as TableState,
      move: null,
      events: [],
    }));

  it('is reckoned from what the last rounds have paid', () => {
    const instants = rounds(6000, 5800, 5500, 5000, 4500);
    expect(roundsUntilBroken(instants, 4)).toBe(11);
  });

  it('is not near where it pays little, or takes in more than it pays', () => {
    const far = Number.POSITIVE_INFINITY;
    expect(roundsUntilBroken(rounds(6000, 5990), 1)).toBe(far);
    expect(roundsUntilBroken(rounds(6000, 6300), 1)).toBe(far);
  });

  it('is not told before a round has paid anything, nor once it is broken', () => {
    expect(roundsUntilBroken(rounds(6000), 0)).toBeUndefined();
    expect(roundsUntilBroken(rounds(6000, 6000), 1)).toBeUndefined();
    const broken = rounds(600, 100).map((instant) => ({
      ...instant,
      state: { ...instant.state, broken: 'stock' as never },
    }));
    expect(roundsUntilBroken(broken, 1)).toBeUndefined();
  });
});
