// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import type { Layout } from '@/ui/table/layout';
import { Table } from '@/ui/table/Table';
import { rhlState } from '../../support/rhl/table';
import { clockOf, instantsFrom, seatAt, storyOf } from './harness';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

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
  return { size, share };
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
