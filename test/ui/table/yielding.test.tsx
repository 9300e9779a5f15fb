// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { useRef } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useYielding } from '@/ui/table/use-yielding';

/** Each line of a turn is one pixel high, and there is room for three. */
const room = 3;

function Body({ lines, mayYield, state }: { lines: number; mayYield: boolean; state: number }) {
  const body = useRef<HTMLDivElement>(null);
  const yields = useYielding(body, mayYield, [state]);
  return (
    <div ref={body} data-testid="body" data-yields={yields}>
      <div class="turn-body">
        {Array.from({ length: lines }, (_, i) => (
          <p key={i}>{i}</p>
        ))}
      </div>
    </div>
  );
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(room);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.children.length * 2;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function shown(first: { lines: number; mayYield?: boolean }) {
  let state = 0;
  const body = (props: { lines: number; mayYield?: boolean }) => (
    <Body mayYield={true} {...props} state={state} />
  );
  const { rerender, getByTestId } = render(body(first));
  return {
    yields: () => getByTestId('body').dataset.yields === 'true',
    touch: () => fireEvent.pointerDown(getByTestId('body')),
    /** More or less is said in the same turn. */
    say: (lines: number) => rerender(body({ lines })),
    goOn(props: { lines: number; mayYield?: boolean }) {
      state++;
      rerender(body(props));
    },
  };
}

describe('a board yields to the turn', () => {
  it('that says more than is in sight, and to no other', async () => {
    const table = shown({ lines: 1 });
    expect(table.yields()).toBe(false);
    table.goOn({ lines: 5 });
    await waitFor(() => expect(table.yields()).toBe(true));
  });

  it('that is written later', async () => {
    const table = shown({ lines: 1 });
    table.say(5);
    await waitFor(() => expect(table.yields()).toBe(true));
  });

  it('but not below a finger, until the next move', async () => {
    const table = shown({ lines: 1 });
    table.touch();
    table.say(5);
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.yields()).toBe(false);
    table.goOn({ lines: 5 });
    await waitFor(() => expect(table.yields()).toBe(true));
  });

  it('and does not grow back before it has business again', async () => {
    const table = shown({ lines: 5 });
    await waitFor(() => expect(table.yields()).toBe(true));
    table.goOn({ lines: 1 });
    expect(table.yields()).toBe(true);
    table.goOn({ lines: 5, mayYield: false });
    expect(table.yields()).toBe(false);
    table.goOn({ lines: 1 });
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.yields()).toBe(false);
  });
});
