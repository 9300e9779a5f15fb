// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { forgetSizes } from '@/ui/table/frame-sizes';
import type { Layout } from '@/ui/table/layout';
import { Table } from '@/ui/table/Table';
import { rhlState } from '../../support/rhl/table';
import { clockOf, instantsFrom, seatAt, storyOf } from './harness';

beforeEach(() => {
  language.value = 'en';
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  forgetSizes();
});

const start = rhlState({ stock: 2, cash: { A: 300, B: 300, C: 300 } });

function tableIn(layout: Layout) {
  const size = signal(layout);
  const { container } = render(
    <Table
      seat={seatAt(start)}
      story={storyOf(instantsFrom(start))}
      clock={clockOf({})}
      layout={size}
      board={<p>the board</p>}
      turn={<p>the choices</p>}
      menu={() => null}
    />,
  );
  const share = () =>
    Number(container.querySelector<HTMLElement>('.table-body')!.style.getPropertyValue('--sheet-share'));
  const body = () => container.querySelector<HTMLElement>('.table-body')!.style;
  return { size, share, body };
}

describe('a window that becomes small', () => {
  it('shows the turn, whatever was looked at before', () => {
    const { size } = tableIn('wide');
    fireEvent.click(screen.getByRole('tab', { name: 'Market' }));
    act(() => {
      size.value = 'phone';
    });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Turn');
    expect(screen.getByText('the choices')).toBeTruthy();
  });
});

describe('the sheet on a telephone', () => {
  it('can be made higher and lower with the keyboard, within limits', () => {
    const { share } = tableIn('phone');
    const handle = screen.getByRole('button', { name: 'Height of the lower part' });
    const usual = share();
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect(share()).toBeGreaterThan(usual);
    for (let i = 0; i < 20; i++) fireEvent.keyDown(handle, { key: 'ArrowDown' });
    expect(share()).toBeGreaterThan(15);
    expect(share()).toBeLessThan(usual);
  });

  it('covers most of the board at a tap, and gives it back at the next', () => {
    const { share } = tableIn('phone');
    const handle = screen.getByRole('button', { name: 'Height of the lower part' });
    const usual = share();
    fireEvent.click(handle);
    expect(share()).toBeGreaterThan(80);
    fireEvent.click(handle);
    expect(share()).toBe(usual);
  });
});

describe('the edges between board, turn and ledger', () => {
  const board = () => screen.getByRole('separator', { name: 'Size of the board' });

  it('are moved with arrow keys, and given back with Enter', () => {
    const { body } = tableIn('wide');
    expect(body().getPropertyValue('--set-board')).toBe('');
    for (let i = 0; i < 20; i++) fireEvent.keyDown(board(), { key: 'ArrowRight' });
    const wider = Number(board().getAttribute('aria-valuenow'));
    expect(body().getPropertyValue('--set-board')).toBe(`${wider}%`);
    fireEvent.keyDown(board(), { key: 'ArrowLeft' });
    expect(Number(board().getAttribute('aria-valuenow'))).toBeLessThan(wider);
    fireEvent.keyDown(board(), { key: 'Enter' });
    expect(body().getPropertyValue('--set-board')).toBe('');
  });

  it('are where they were when the table is opened again', () => {
    tableIn('wide');
    fireEvent.keyDown(board(), { key: 'ArrowRight' });
    const kept = board().getAttribute('aria-valuenow');
    cleanup();
    forgetSizes();
    tableIn('wide');
    expect(board().getAttribute('aria-valuenow')).toBe(kept);
  });

  it('say which way they go', () => {
    tableIn('wide');
    expect(board().getAttribute('aria-orientation')).toBe('vertical');
    // to trade, the turn has the ledger
    expect(screen.queryByRole('separator', { name: 'Height of the ledger' })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Market' }));
    const ledger = screen.getByRole('separator', { name: 'Height of the ledger' });
    expect(ledger.getAttribute('aria-orientation')).toBe('horizontal');
  });
});

describe('board only', () => {
  it('is one tap, and one back', () => {
    tableIn('wide');
    const button = screen.getByRole('button', { name: 'Board only' });
    const isAlone = () => document.querySelector('.table.board-only') !== null;
    fireEvent.click(button);
    expect(isAlone()).toBe(true);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button);
    expect(isAlone()).toBe(false);
  });

  it('ends where a view is asked for', () => {
    tableIn('wide');
    fireEvent.click(screen.getByRole('button', { name: 'Board only' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Market' }));
    expect(document.querySelector('.table.board-only')).toBeNull();
  });
});
