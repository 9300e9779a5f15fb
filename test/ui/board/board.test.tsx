// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardState } from '@/engine/board/types';
import { language } from '@/i18n';
import type { BoardSheet } from '@/titles/boards';
import { boards } from '@/titles/registry';
import { Board } from '@/ui/board/Board';
import { emptyState } from '@/ui/board/plans';
import { watchCompared } from '../../support/compared';
import '../../support/looks';

let sheet: BoardSheet;
beforeEach(async () => {
  language.value = 'en';
  sheet = await boards.find(({ id }) => id === '18rhl')!.load();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const looks = { RhE: { colour: '#551a8b', textColour: '#ffffff' } };

/** This page has no size of its own. */
function inWindowOf(width: number, height: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  class Watcher {
    constructor(readonly onSize: () => void) {}
    observe = () => this.onSize();
    disconnect = () => {};
  }
  vi.stubGlobal('ResizeObserver', Watcher);
}

/** How many polygons are compared meanwhile: each hex has one. */
function polygonsCompared(work: () => void): number {
  const compared = watchCompared();
  work();
  return compared().filter(({ type }) => type === 'polygon').length;
}

describe('the board', () => {
  it('shows laid tiles and stations', () => {
    const state: BoardState = {
      ...emptyState,
      tiles: { K4: { tile: '4', turn: 1 } },
      stations: [{ company: 'RhE', hex: 'K6', stop: 0 }],
    };
    const { container } = render(<Board board={sheet.board} name="x" state={state} looks={looks} />);
    expect(container.querySelector('[data-hex="K4"]')?.getAttribute('class')).toContain('on-yellow');
    const token = [...container.querySelectorAll('.token-letters')].find(
      ({ textContent }) => textContent === 'RhE',
    );
    expect(token?.previousElementSibling?.getAttribute('fill')).toBe('#551a8b');
  });

  it('draws routes along their pieces of track, and skips what is not there', () => {
    const routes = [{ colour: '#d3168c', pieces: ['K6:1-s0', 'K6:4-s0', 'L1:3-s0', 'K6:0-s0', 'Z9:0-1'] }];
    const { container } = render(<Board board={sheet.board} name="x" looks={looks} routes={routes} />);
    const lines = [...container.querySelectorAll('.route-line')];
    expect(lines).toHaveLength(3);
    expect(lines[0]!.getAttribute('stroke')).toBe('#d3168c');
  });

  it('marks where something may be done, and shows a tile before it is laid', () => {
    const { container } = render(
      <Board
        board={sheet.board}
        name="x"
        looks={looks}
        highlighted={new Set(['H3', 'H5'])}
        ghost={{ hex: 'J7', tile: '23', turn: 1 }}
      />,
    );
    expect(container.querySelectorAll('.hex-highlighted')).toHaveLength(2);
    // an outline covers no value that lies beside the edge of its hex
    const [outline, value] = ['.hex-highlighted', '.value'].map((part) => container.querySelector(part)!);
    expect(outline!.compareDocumentPosition(value!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(container.querySelector('.ghost .on-green')).toBeTruthy();
  });

  it('draws only the changed hex again', () => {
    const view = (state: BoardState) => <Board board={sheet.board} name="x" state={state} looks={looks} />;
    const { container, rerender } = render(view(emptyState));
    const hexOf = (hex: string) => container.querySelector(`[data-hex="${hex}"]`);
    const [other, mutated] = [hexOf('H5'), vi.fn()];
    const observer = new MutationObserver(mutated);
    observer.observe(other!, { attributes: true });
    rerender(view({ ...emptyState, tiles: { H3: { tile: '9', turn: 0 } } }));
    expect(hexOf('H3')?.getAttribute('class')).toContain('on-yellow');
    expect(hexOf('H5')).toBe(other);
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  });

  it('does not even compare hexes while nothing on them changes, and few when one does', () => {
    const draw = (state: BoardState) => <Board board={sheet.board} name="x" state={state} looks={looks} />;
    const { rerender } = render(draw(emptyState));
    const hexes = Object.keys(sheet.board.hexes).length;
    const ofNothing = polygonsCompared(() => rerender(draw({ ...emptyState })));
    const ofOne = polygonsCompared(() =>
      rerender(draw({ ...emptyState, tiles: { K4: { tile: '4', turn: 1 } } })),
    );
    expect(ofNothing).toBe(0);
    expect(ofOne).toBeGreaterThan(0);
    expect(ofOne).toBeLessThan(hexes / 5);
  });

  it('is laid out once, when it is known how much room it has', () => {
    const drawing = () =>
      render(<Board board={sheet.board} name="x" looks={looks} />).container.querySelector('svg')!;
    expect(drawing().dataset.letters).toBeUndefined();
    inWindowOf(820, 595);
    const { dataset, style } = drawing();
    expect(dataset.letters).toBe('30');
    expect(style.transform).toContain('scale(0.3');
  });

  it('can be made larger, smaller and whole with keys, and whole with a button while it is not', () => {
    inWindowOf(820, 595);
    const { container } = render(<Board board={sheet.board} name="x" looks={looks} />);
    const scale = () =>
      Number(
        /scale\(([\d.]+)\)/.exec(container.querySelector<SVGElement>('.board-drawing')!.style.transform)![1],
      );
    const whole = scale();
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.keyDown(screen.getByRole('application'), { key: '+' });
    fireEvent.click(screen.getByRole('button', { name: 'Show the whole board' }));
    expect(scale()).toBe(whole);
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.keyDown(screen.getByRole('application'), { key: '+' });
    const larger = scale();
    expect(larger).toBeGreaterThan(whole);
    fireEvent.keyDown(screen.getByRole('application'), { key: '-' });
    expect(scale()).toBeLessThan(larger);
    fireEvent.keyDown(screen.getByRole('application'), { key: '+' });
    fireEvent.keyDown(screen.getByRole('application'), { key: '0' });
    expect(scale()).toBe(whole);
  });

  it('brings all that can be done into sight, no smaller than needed', async () => {
    inWindowOf(500, 700);
    const view = (...hexes: string[]) => (
      <Board board={sheet.board} name="x" looks={looks} highlighted={new Set(hexes)} />
    );
    const { container, rerender } = render(view());
    const scale = () =>
      Number(
        /scale\(([\d.]+)\)/.exec(container.querySelector<SVGElement>('.board-drawing')!.style.transform)![1],
      );
    const whole = scale();
    for (let i = 0; i < 4; i++) fireEvent.keyDown(screen.getByRole('application'), { key: '+' });
    const larger = scale();
    expect(larger).toBeGreaterThan(whole);
    // in the middle of the board, and so in sight
    rerender(view('H7'));
    expect(scale()).toBe(larger);
    rerender(view('L1'));
    expect(scale()).toBe(larger);
    rerender(view('L1', 'G6'));
    expect(scale()).toBeLessThan(larger);
    expect(scale()).toBeGreaterThan(whole);
    rerender(view('L1', 'A14'));
    expect(scale()).toBe(whole);
  });

  it('tells a tap from a finger that rests on a hex, and from one that moves', () => {
    vi.useFakeTimers();
    const did: string[] = [];
    const { container } = render(
      <Board
        board={sheet.board}
        name="x"
        looks={looks}
        selected="H3"
        onHexTap={(hex) => did.push(`tap ${hex}`)}
        onHexHold={(hex) => did.push(`hold ${hex}`)}
      />,
    );
    const hex = container.querySelector('[data-hex=H5]')!;
    const down = () => fireEvent.pointerDown(hex, { pointerId: 1, clientX: 50, clientY: 50 });
    const up = () => fireEvent.pointerUp(hex, { pointerId: 1 });
    down();
    up();
    down();
    vi.advanceTimersByTime(600);
    up();
    down();
    fireEvent.pointerMove(hex, { pointerId: 1, clientX: 90, clientY: 50 });
    vi.advanceTimersByTime(600);
    up();
    vi.useRealTimers();
    fireEvent.keyDown(screen.getByRole('application'), { key: 'i' });
    expect(did).toEqual(['tap H5', 'hold H5', 'hold H3']);
  });

  it('can be reached with the keyboard', () => {
    render(<Board board={sheet.board} name="18Rhl" looks={looks} />);
    expect(screen.getByRole('application', { name: /Board 18Rhl/ }).tabIndex).toBe(0);
  });
});
