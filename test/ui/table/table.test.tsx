// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { RhinelandState } from '@/titles/rhineland/state';
import { FitButton } from '@/ui/board/FitButton';
import type { ViewControl } from '@/ui/board/use-view';
import { curtain, facing, sides } from '@/ui/settings/preferences';
import type { Layout } from '@/ui/table/layout';
import { timeUsed } from '@/ui/table/names';
import { Table } from '@/ui/table/Table';
import type { Story } from '@/ui/table/time/story';
import { watchCompared } from '../../support/compared';
import { buy, pass, rhlState } from '../../support/rhl/table';
import { clockOf, instantsFrom, seatAt, settled, storyOf } from './harness';

afterEach(() => {
  cleanup();
  curtain.value = 'off';
  facing.value = '0';
});

const start = rhlState({
  stock: 2,
  cash: { A: 300, B: 300, C: 300 },
  companies: {
    BME: {
      director: 'A',
      held: { A: [10, 10, 10], pool: [10], charter: [10, 10, 10, 10] },
      at: [2, 2],
      treasury: 500,
    },
  },
});
const instants = instantsFrom(start, buy('BME', 'pool'), pass);

interface Shown {
  at?: number;
  layout?: Layout;
  turn?: () => string;
  story?: Partial<Story<RhinelandState>>;
  broken?: RhinelandState['broken'];
}

function tableAt(shown: Shown = {}) {
  const { at = 2, layout = 'wide', turn = () => 'the choices', story = {}, broken = null } = shown;
  const Turn = () => <p>{turn()}</p>;
  return (
    <Table
      seat={seatAt({ ...instants[at]!.state, broken }, { ago: (moves) => instants[at - moves] as never })}
      story={storyOf(instants, { at, ...story })}
      clock={clockOf({
        used: signal({ A: 62_000, C: 5000 }),
        turn: signal({ player: 'C', kind: 'stock', used: 5000, budget: null }),
      })}
      layout={signal(layout)}
      board={<p>the board</p>}
      turn={<Turn />}
      menu={() => null}
    />
  );
}

describe('the head of the table', () => {
  it('says where the game is, and whose time runs', () => {
    render(tableAt());
    const head = screen.getByRole('heading', { name: '18Rhl' }).parentElement!;
    const strip = screen.getByRole('region', { name: 'State of the game' });
    expect(strip.textContent).toContain('Stock round 2');
    expect(strip.textContent).toContain('Yellow · 2-trains');
    expect(head.textContent).toContain('C0:05');
  });

  it('names who was on turn while the past is shown', () => {
    render(tableAt({ at: 0 }));
    const head = screen.getByRole('heading', { name: '18Rhl' }).parentElement!;
    expect(head.textContent).toContain('A1:02');
    expect(head.textContent).not.toContain('C0:05');
  });

  it('says that the last rounds are played once the bank is broken', () => {
    render(tableAt({ broken: 'stock' }));
    const strip = screen.getByRole('region', { name: 'State of the game' });
    expect(strip.textContent).toContain('Bank broken: last rounds');
  });

  it('undoes with one tap, and can redo only what was undone', () => {
    const done: string[] = [];
    render(tableAt({ story: { undo: () => done.push('undo') } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(done).toEqual(['undo']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Redo' }).disabled).toBe(true);
  });

  it('says why nothing can be undone while the log is being read', () => {
    render(tableAt({ at: 0, story: { unread: 300, canUndo: false } }));
    const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
    expect(undo.disabled).toBe(true);
    expect(undo.title).toMatch(/The log is still being read/);
    expect(document.querySelector('.table')?.getAttribute('data-at')).toBe('300');
  });

  it('opens the history with its slider, and closes it again', () => {
    render(tableAt());
    expect(screen.queryByRole('slider')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'History' }));
    expect(screen.getByRole('slider')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'History' }));
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('has a sign of its own for everything', () => {
    const board = render(<FitButton control={{ isWhole: signal(false) } as ViewControl} />);
    const head = render(tableAt()).container.querySelector('.table-head')!;
    const signs = [head, board.container].flatMap((place) =>
      [...place.querySelectorAll('button path')].map((path) => path.getAttribute('d')),
    );
    expect(signs).toHaveLength(6);
    expect(new Set(signs).size).toBe(signs.length);
    // turning a tile has this one
    expect(head.querySelector('.head-history path')?.getAttribute('d')).not.toContain('20 12A8 8 0 1 1');
  });

  it('opens the clock, which can be stopped', () => {
    render(tableAt());
    fireEvent.click(screen.getByTitle('Clock'));
    const dialog = screen.getByRole('dialog', { name: 'Clock' });
    expect(within(dialog).getByText('1:02')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Pause' })).toBeTruthy();
  });
});

describe('views', () => {
  it('lie beside the turn and never cover it', () => {
    render(tableAt());
    for (const tab of screen.getAllByRole('tab')) {
      fireEvent.click(tab);
      expect(tab.getAttribute('aria-selected')).toBe('true');
      expect(screen.getByText('the choices')).toBeTruthy();
      expect(screen.getByText('the board')).toBeTruthy();
    }
  });

  it('are drawn as soon as board and turn have been seen', async () => {
    const { container } = render(tableAt({ layout: 'desk' }));
    const table = container.querySelector('.table')!;
    expect(screen.getByText('the choices')).toBeTruthy();
    expect(screen.queryByRole('table', { name: /What each player has/ })).toBeNull();
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(await screen.findByRole('table', { name: /What each player has/ })).toBeTruthy();
    expect(table.getAttribute('aria-busy')).toBe('false');
  });

  it('let neither head nor turn be compared once more when they follow', async () => {
    const compared = watchCompared();
    render(tableAt({ layout: 'desk' }));
    await screen.findByRole('table', { name: /What each player has/ });
    const drawn = compared().map(({ type, props }) =>
      typeof type === 'string' ? (props as { class?: string }).class?.split(' ')[0] : undefined,
    );
    const times = (part: string) => drawn.filter((each) => each === part).length;
    expect(times('table-body')).toBe(2);
    expect([times('table-head'), times('view-tabs'), times('table-turn')]).toEqual([1, 1, 1]);
  });

  it('are reached with arrow keys', () => {
    render(tableAt());
    const [ledger, market] = screen.getAllByRole('tab');
    fireEvent.keyDown(ledger!, { key: 'ArrowRight' });
    expect(market!.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(market);
  });

  it('take turns with the turn on a phone', () => {
    render(tableAt({ layout: 'phone' }));
    expect(screen.getByText('the choices')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Ledger' }));
    expect(screen.queryByText('the choices')).toBeNull();
    expect(screen.getByText('the board')).toBeTruthy();
  });

  it('leave the ledger in sight on a desk', async () => {
    render(tableAt({ layout: 'desk' }));
    expect(screen.queryByRole('tab', { name: 'Ledger' })).toBeNull();
    expect(await screen.findByRole('table', { name: /What each player has/ })).toBeTruthy();
  });
});

describe('between two players', () => {
  it('a line names the next one until they touch their panel', async () => {
    const { rerender } = render(tableAt({ at: 1 }));
    expect(screen.queryByText(/^Over to/)).toBeNull();
    rerender(tableAt({ at: 2 }));
    expect(screen.getByText('Over to C')).toBeTruthy();
    // a second tap of the one who has just played is none of theirs
    fireEvent.click(screen.getByText('the choices'));
    expect(screen.getByText('Over to C')).toBeTruthy();
    await settled();
    // not before the tap is done: what lies below the line would slip away under the finger
    fireEvent.pointerDown(screen.getByText('the choices'));
    expect(screen.getByText('Over to C')).toBeTruthy();
    fireEvent.click(screen.getByText('the choices'));
    expect(screen.queryByText(/^Over to/)).toBeNull();
  });

  it('the line tells what has just happened', () => {
    const { rerender } = render(tableAt({ at: 1 }));
    rerender(tableAt({ at: 2 }));
    expect(screen.getByText('Over to C').parentElement?.textContent).toMatch(/^Over to C \w+ passes/);
  });

  it('the panel turns to the side at which the player sits who is on turn', () => {
    sides.value = { C: '180' };
    const { rerender } = render(tableAt({ at: 1 }));
    expect(document.querySelector('.table-turn')?.className).toContain('faces-0');
    rerender(tableAt({ at: 2 }));
    expect(document.querySelector('.table-turn')?.className).toContain('faces-180');
    sides.value = {};
  });

  it('a curtain hides the table until the next one has taken it, if wanted', async () => {
    curtain.value = 'on';
    const { rerender } = render(tableAt({ at: 0, story: { instants: instants.slice(0, 1) } }));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(tableAt({ at: 2 }));
    expect(screen.getByRole('dialog', { name: 'Pass the device to C' })).toBeTruthy();
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'I am C' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a curtain that is switched on leaves the present player at the table', () => {
    const { rerender } = render(tableAt({ at: 1 }));
    rerender(tableAt({ at: 2 }));
    act(() => {
      curtain.value = 'on';
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the past is looked at without a curtain', () => {
    curtain.value = 'on';
    const { rerender } = render(tableAt({ at: 2 }));
    rerender(tableAt({ at: 0 }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Back to now' })).toBeTruthy();
  });

  it('the turn panel faces the side that was chosen', () => {
    facing.value = '180';
    render(tableAt());
    expect(screen.getByRole('region', { name: 'The turn' }).className).toContain('faces-180');
  });
});

describe('an error in a panel', () => {
  it('shows what happened and leaves the rest of the table as it is', async () => {
    let works = false;
    render(
      tableAt({
        turn() {
          if (!works) throw new Error('no such step');
          return 'the choices';
        },
      }),
    );
    expect(screen.getByRole('alert').textContent).toContain('no such step');
    expect(screen.getByText('the board')).toBeTruthy();
    works = true;
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('the choices')).toBeTruthy();
  });
});

describe('time used', () => {
  it.each([
    [0, '0:00'],
    [62_000, '1:02'],
    [3_729_000, '1:02:09'],
  ])('%i ms is %s', (time, written) => {
    expect(timeUsed(time)).toBe(written);
  });
});
