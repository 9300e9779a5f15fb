// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/preact';
import { useRef } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCut } from '@/ui/table/use-cut';

/** Each line of a turn is one pixel high; there is room for five, and for three beside a board that was made larger. */
const room = { usual: 5, dragged: 3 };

interface Shown {
  lines: number;
  turn?: string;
  size?: number | undefined;
}

function Body({ lines, turn = 'A', size = 70 }: Shown) {
  const body = useRef<HTMLDivElement>(null);
  const isCut = useCut(body, true, turn, [lines, size]);
  return (
    <div ref={body} data-testid="body" style={isCut ? {} : { '--set-board': `${size}%` }}>
      <div class="turn-body">
        {Array.from({ length: lines }, (_, i) => (
          <p key={i}>{i}</p>
        ))}
      </div>
    </div>
  );
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    const isDragged = this.parentElement!.style.getPropertyValue('--set-board') !== '';
    return isDragged ? room.dragged : room.usual;
  });
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.children.length;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function shown(first: Shown) {
  const { rerender, getByTestId } = render(<Body {...first} />);
  return {
    size: () => getByTestId('body').style.getPropertyValue('--set-board'),
    goOn: (props: Shown) => rerender(<Body {...props} />),
  };
}

describe('an edge that was dragged', () => {
  it('stays where all choices are in sight', () => {
    expect(shown({ lines: 3 }).size()).toBe('70%');
  });

  it('gives way to choices that are in sight without it', async () => {
    const table = shown({ lines: 3 });
    table.goOn({ lines: 5 });
    await waitFor(() => expect(table.size()).toBe(''));
  });

  it('stays where there is too little room without it, too', async () => {
    const table = shown({ lines: 9 });
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.size()).toBe('70%');
  });

  it('gives way for the rest of the turn, and has its place again in the next', async () => {
    const table = shown({ lines: 5 });
    await waitFor(() => expect(table.size()).toBe(''));
    table.goOn({ lines: 1 });
    expect(table.size()).toBe('');
    table.goOn({ lines: 1, turn: 'B' });
    await waitFor(() => expect(table.size()).toBe('70%'));
  });
});
