// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settlingTime, useSettling } from '@/ui/table/settling';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let taken: string[] = [];

/** A place with one button that is called after what it shows. */
function Place({ shows }: { shows: string }) {
  const { isSettling, begin, holdBack } = useSettling(shows);
  return (
    <section
      data-settling={isSettling}
      onPointerDownCapture={begin}
      onKeyDownCapture={begin}
      onClickCapture={holdBack}
    >
      <button type="button" onClick={() => taken.push(shows)}>
        go on
      </button>
    </section>
  );
}

function show(first: string) {
  taken = [];
  const { rerender } = render(<Place shows={first} />);
  return (next: string) => rerender(<Place shows={next} />);
}

const button = () => screen.getByRole('button');
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const settling = () => button().parentElement?.dataset.settling;

describe('what has just changed', () => {
  it('takes no tap for a moment, and shows that by its look', () => {
    const change = show('Buy');
    pass(settlingTime);
    fireEvent.click(button());
    change('Pass');
    expect(settling()).toBe('true');
    pass(settlingTime - 1);
    fireEvent.click(button());
    expect(taken).toEqual(['Buy']);
    pass(1);
    expect(settling()).toBe('false');
    fireEvent.click(button());
    expect(taken).toEqual(['Buy', 'Pass']);
  });

  it('takes no tap when it is shown for the first time', () => {
    show('Buy');
    fireEvent.click(button());
    expect(taken).toEqual([]);
  });

  it('waits again after every change, also back to what was shown before', () => {
    const change = show('Buy');
    pass(settlingTime);
    change('Pass');
    pass(settlingTime - 1);
    change('Buy');
    pass(settlingTime - 1);
    fireEvent.click(button());
    expect(taken).toEqual([]);
    pass(1);
    fireEvent.click(button());
    expect(taken).toEqual(['Buy']);
  });

  it.each(['pointerDown', 'keyDown'] as const)(
    '%s that came too early is none, however late it ends',
    (down) => {
      show('Pass');
      fireEvent[down](button());
      pass(settlingTime);
      fireEvent.click(button());
      expect(taken).toEqual([]);
      fireEvent[down](button());
      fireEvent.click(button());
      expect(taken).toEqual(['Pass']);
    },
  );
});
