// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { boards } from '@/titles/registry';
import { Gallery } from '@/ui/gallery/Gallery';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

/** Taps as a finger does: down and up on the same spot. */
function tap(element: Element) {
  fireEvent.pointerDown(element, { pointerId: 1, pointerType: 'touch', clientX: 5, clientY: 5, button: 0 });
  fireEvent.pointerUp(element, { pointerId: 1, pointerType: 'touch', clientX: 5, clientY: 5, button: 0 });
}

async function openBoard(id: string) {
  const { container } = render(<Gallery path={[id]} />);
  await screen.findByRole('application');
  return (hex: string) => container.querySelector(`[data-hex="${hex}"]`)!;
}

describe('the gallery', () => {
  it('lists every board', () => {
    render(<Gallery path={[]} />);
    for (const { name } of boards) expect(screen.getByText(name)).toBeTruthy();
  });

  it.each(boards.map(({ id }) => id))('draws every hex of %s', async (id) => {
    const hexOf = await openBoard(id);
    const { board } = await boards.find((entry) => entry.id === id)!.load();
    for (const hex of Object.keys(board.hexes)) expect(hexOf(hex), hex).toBeTruthy();
  });

  it('says what a tapped hex is, where that is known from, and what it can become', async () => {
    const hexOf = await openBoard('18rhl');
    tap(hexOf('I10'));
    const panel = screen.getByRole('complementary');
    expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe('I10 · Köln');
    expect(panel.textContent).toContain('Deutz, right bank, worth 20');
    expect(panel.textContent).toContain('Rheinische Eisenbahn');
    expect(panel.textContent).toContain('Published data');
    expect(within(panel).getByRole('button', { name: 'Tile X923' })).toBeTruthy();
  });

  it('goes on from a hex to a tile and to what follows that', async () => {
    const hexOf = await openBoard('18rhl');
    tap(hexOf('I10'));
    fireEvent.click(screen.getByRole('button', { name: 'Tile X923' }));
    const panel = screen.getByRole('complementary');
    expect(panel.textContent).toContain('1 tile');
    fireEvent.click(within(panel).getByRole('button', { name: 'Tile 928' }));
    expect(within(screen.getByRole('complementary')).getByRole('heading', { level: 2 }).textContent).toBe(
      'Tile 928',
    );
  });

  it('says of a red hex that nothing is ever built there', async () => {
    const hexOf = await openBoard('18rhl');
    tap(hexOf('L1'));
    expect(screen.getByRole('complementary').textContent).toContain('Nothing is ever built here.');
  });

  it('closes the panel', async () => {
    const hexOf = await openBoard('18rhl');
    tap(hexOf('I10'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('does not take a drag for a tap', async () => {
    const hexOf = await openBoard('18rhl');
    const hex = hexOf('I10');
    fireEvent.pointerDown(hex, { pointerId: 1, clientX: 5, clientY: 5, button: 0 });
    fireEvent.pointerMove(hex, { pointerId: 1, clientX: 60, clientY: 5 });
    fireEvent.pointerUp(hex, { pointerId: 1, clientX: 60, clientY: 5 });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('chooses hexes with Shift and the arrow keys', async () => {
    await openBoard('18rhl');
    const window = screen.getByRole('application');
    fireEvent.keyDown(window, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(window, { key: 'ArrowRight', shiftKey: true });
    expect(screen.getByRole('complementary').textContent).toContain('A4 · Nijmegen');
  });

  it('shows the variants of a board', async () => {
    const hexOf = await openBoard('18do');
    expect(hexOf('H19')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Variant'), { target: { value: 'twoPlayers' } });
    expect(hexOf('H19')).toBeNull();
  });

  it('shows every tile with its number, supply and source', async () => {
    render(<Gallery path={['18lra', 'tiles']} />);
    const { board } = await boards.find(({ id }) => id === '18lra')!.load();
    const buttons = await screen.findAllByRole('button', { name: /^Tile / });
    expect(buttons).toHaveLength(Object.keys(board.tiles).length);
    expect(screen.getByRole('button', { name: /Tile L42.*1 tile.*Reconstructed/ })).toBeTruthy();
  });

  it('has a list of all hexes in words', async () => {
    render(<Gallery path={['18ruhr', 'list']} />);
    const row = (await screen.findByRole('button', { name: 'D13 Lünen' })).closest('tr')!;
    expect(row.textContent).toContain('worth 20 (yellow), 30 (brown)');
    fireEvent.click(screen.getByRole('button', { name: 'D13 Lünen' }));
    expect(screen.getByRole('complementary').textContent).toContain('D13 · Lünen');
  });
});
