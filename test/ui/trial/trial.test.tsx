// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { speak } from '@/i18n';
import { shelf, table } from '@/table';
import { settled } from '../table/harness';
import { freshForEachTest, nameThree, open, patience } from '../whole-app';

freshForEachTest();

async function startGame() {
  open('#/new');
  await nameThree();
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  await screen.findByRole('tab', { name: 'Ledger' }, patience);
  await settled();
}

async function buy() {
  await settled();
  fireEvent.click(screen.getAllByRole('button', { name: /Buy \d/ })[0]!);
  fireEvent.click(document.querySelector('[data-confirm]')!);
}

async function beginTrial() {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try a line from here' }));
  return screen.findByRole('status', { name: 'A trial, not the game' }, patience);
}

it('each of three ways to think in the menu says in a line what it is for', async () => {
  await startGame();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const described = (role: 'button' | 'link', name: string, description: RegExp) =>
    screen.findByRole(role, { name, description });
  await described('link', 'What if', /^Imagine tiles/);
  await described('button', 'Try a line from here', /^Play on as a trial/);
  await described('button', 'Change this move', /^Make another move/);
});

describe('a trial', () => {
  it('is marked, counts what is tried, and leaves the game as it was', async () => {
    await startGame();
    const bar = await beginTrial();
    expect(bar.textContent).toContain('Nothing is tried yet');
    await buy();
    await waitFor(() => expect(bar.textContent).toContain('One move is tried'));
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.queryByRole('button', { name: 'Copy the game from here' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(within(bar).getByRole('button', { name: 'Back to the game' }));
    await waitFor(() => expect(screen.queryByRole('status', { name: 'A trial, not the game' })).toBeNull());
    expect(table.timeline.value?.instants).toHaveLength(1);
  });

  it('is kept as a new game beside the old one', async () => {
    await startGame();
    const first = window.location.hash;
    const bar = await beginTrial();
    await buy();
    await waitFor(() => expect(bar.textContent).toContain('One move is tried'));
    fireEvent.click(within(bar).getByRole('button', { name: 'Keep as a new game' }));
    await waitFor(() => expect(window.location.hash).not.toBe(first), patience);
    await shelf.refresh();
    expect(shelf.games.value?.map(({ name, summary }) => [name, summary.moves])).toEqual(
      expect.arrayContaining([
        ['Anna, Bora, Chris', 0],
        ['Anna, Bora, Chris (trial)', 1],
      ]),
    );
    expect(table.trial.value).toBeNull();
  });

  it('is offered instead of dropping later moves', async () => {
    await startGame();
    await table.play({ type: 'pass' });
    await table.play({ type: 'pass' });
    table.travel(0);
    await screen.findByRole('button', { name: 'Back to now' });
    await buy();
    fireEvent.click(await screen.findByRole('button', { name: 'Try it, and leave the game as it is' }));
    await screen.findByRole('status', { name: 'A trial, not the game' }, patience);
    await waitFor(() => expect(table.timeline.value?.at).toBe(1));
    expect(table.log()?.moves).toHaveLength(2);
  });

  it('speaks German where German is spoken', async () => {
    await startGame();
    const bar = await beginTrial();
    await speak('de');
    await waitFor(() => expect(bar.textContent).toContain('Ein Versuch, nicht das Spiel'));
  });
});

describe('changing a move', () => {
  it('shows what would differ and where it stops, and does it only when confirmed', async () => {
    await startGame();
    await buy();
    await waitFor(() => expect(table.timeline.value?.at).toBe(1));
    await table.play({ type: 'pass' });
    await table.play({ type: 'pass' });
    table.travel(1);
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Change this move' }));
    const bar = await screen.findByRole('status', { name: 'A move is changed' }, patience);
    expect(bar.textContent).toMatch(/instead of: .+ buys/);
    const see = within(bar).getByRole<HTMLButtonElement>('button', { name: 'See what follows' });
    expect(see.disabled).toBe(true);
    await table.play({ type: 'pass' });
    await waitFor(() => expect(see.disabled).toBe(false));
    fireEvent.click(see);
    const dialog = await screen.findByRole('dialog', { name: 'What would change' }, patience);
    await within(dialog).findByText(/All 2 moves after it stay as they were made/);
    expect(dialog.querySelectorAll('.effect').length).toBeGreaterThan(0);
    expect(table.played.value?.instants[1]?.move?.type).toBe('buy-private');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Change the game' }));
    await waitFor(() => expect(table.trial.value).toBeNull());
    expect(table.log()?.moves.map(({ type }) => type)).toEqual(['pass', 'pass', 'pass']);
    await shelf.refresh();
    expect(shelf.games.value?.map(({ name }) => name)).toContain('Anna, Bora, Chris (before the change)');
  });
});
