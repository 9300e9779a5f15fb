// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { useRef } from 'preact/hooks';
import { describe, expect, it, vi } from 'vitest';
import { useTightness } from '@/ui/table/use-tightness';

/** A part of the table that finds room from the given step on. */
function shown(id: string, enough: { step: number }) {
  const isTooWide = vi.fn((host: HTMLElement) => Number(host.dataset.tight) < enough.step);
  const part = { id, steps: 3, isTooWide };
  const Line = ({ words, state }: { words: string; state: number }) => {
    const element = useRef<HTMLDivElement>(null);
    useTightness(element, part, () => words, [state]);
    return <div ref={element}>{words}</div>;
  };
  const { container, rerender } = render(<Line words="as long" state={0} />);
  const step = () => Number((container.firstChild as HTMLElement).dataset.tight);
  return {
    isTooWide,
    step,
    again: (words: string, state: number) => rerender(<Line {...{ words, state }} />),
  };
}

describe('a part of the table that says less until all of it is in sight', () => {
  it('is measured once with every move, where it says no more than before', () => {
    const { isTooWide, step, again } = shown('once', { step: 2 });
    expect(step()).toBe(2);
    isTooWide.mockClear();
    again('as long', 1);
    expect(step()).toBe(2);
    expect(isTooWide).toHaveBeenCalledTimes(1);
  });

  it('says less as soon as it needs more room', () => {
    const enough = { step: 0 };
    const { step, again } = shown('less', enough);
    expect(step()).toBe(0);
    enough.step = 3;
    again('as long', 1);
    expect(step()).toBe(3);
  });

  it('says more again once its shape is another', () => {
    const enough = { step: 3 };
    const { step, again } = shown('more', enough);
    expect(step()).toBe(3);
    enough.step = 1;
    again('shorter', 1);
    expect(step()).toBe(1);
  });

  it('is left to be scrolled where nothing helps, and not measured again', () => {
    const { isTooWide, step, again } = shown('never', { step: 9 });
    expect(step()).toBe(1);
    isTooWide.mockClear();
    again('as long', 1);
    expect(step()).toBe(1);
    expect(isTooWide).not.toHaveBeenCalled();
  });
});
