// @vitest-environment happy-dom
/** A family comes with its two folders, one line in the registry and one in the soak's habits, and nothing else. */
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { language } from '@/i18n';
import { table } from '@/table';
import { habits, habitsOf } from '../../soak/habits';
import { byLot, fuzzMany } from '../../support/fuzzer';
import { habits as moselleHabits } from '../../support/toy-family/habits';
import { vineyards } from '../../support/toy-family/titles';
import { settled } from '../table/harness';
import { flat } from '../turn/table';
import { freshForEachTest, open, patience } from '../whole-app';

/** The line in the registry. */
vi.mock('@/titles/registry', async (actual) => {
  const { listed } = await import('@/titles/family');
  const { moselle } = await import('../../support/toy-family/titles/entry');
  const families = [...(await actual<typeof import('@/titles/registry')>()).families, moselle];
  return { families, ...listed(families) };
});

/** What the build finds in `src/ui/games/moselle`. */
vi.mock('@/ui/games/found', async (actual) => {
  const found = await actual<typeof import('@/ui/games/found')>();
  return {
    tables: {
      ...found.tables,
      './moselle/index.ts': (await import('../../support/toy-family/screens')).games,
    },
    looks: {
      ...found.looks,
      './moselle/look.tsx': async () => (await import('../../support/toy-family/screens/look')).look,
    },
  };
});
vi.mock('@/ui/games/found-covers', async (actual) => {
  const { covers } = await actual<typeof import('@/ui/games/found-covers')>();
  const { cover } = await import('../../support/toy-family/screens/cover');
  return { covers: { ...covers, './moselle/cover.ts': cover } };
});

/** Begins a game of two and comes to its table. */
async function startGame({ inAGoodYear = false } = {}): Promise<void> {
  open('#/new');
  fireEvent.click(await screen.findByRole('radio', { name: /The Vineyards/ }, patience));
  const option = await screen.findByRole('checkbox', { name: /A good year/ }, patience);
  if (inAGoodYear) fireEvent.click(option);
  while (screen.getAllByRole('textbox').length > 2) {
    fireEvent.click(screen.getByRole('button', { name: 'Remove player 3' }));
  }
  for (const [i, name] of ['Anna', 'Ben'].entries()) {
    fireEvent.input(screen.getAllByRole('textbox')[i]!, { target: { value: name } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  await screen.findByRole('heading', { name: 'Ripe grapes' }, patience);
}

async function pick(place: RegExp): Promise<void> {
  const made = () => table.row.value?.summary.moves;
  const before = made();
  await settled();
  fireEvent.click(screen.getByRole('button', { name: place }));
  const confirm = await waitFor(() => {
    const found = document.querySelector('[data-confirm]');
    expect(found).not.toBeNull();
    return found!;
  }, patience);
  fireEvent.click(confirm);
  await waitFor(() => expect(made()).not.toBe(before), patience);
}

const text = () => flat(document.body.textContent ?? '');

freshForEachTest();

describe('a family that was added', () => {
  it('is listed with its cover, in both languages', async () => {
    open('#/new/vineyards');
    await screen.findByText('Pick grapes before the others do.', undefined, patience);
    expect(text()).toContain('The Vineyards2 to 3 players');
    expect(text()).toContain('one minute · easy');
    language.value = 'de';
    await screen.findByText('Die Weinberge', undefined, patience);
    expect(text()).toContain('Lies die Trauben vor den anderen.');
  });

  it('has its boards in the gallery, with its own signs', async () => {
    open('#/gallery');
    await screen.findByText('Moselle Valley', undefined, patience);
    expect(text()).toContain('Steep slopes and slate.');
    window.location.hash = '#/gallery/moselle/list';
    await screen.findAllByText(/Vineyard/, undefined, patience);
    window.location.hash = '#/gallery/moselle';
    await waitFor(() => expect(document.querySelectorAll('.icon-vine')).toHaveLength(3), patience);
  });

  it('is begun as was agreed', async () => {
    await startGame({ inAGoodYear: true });
    expect(table.state.value?.setup.options).toEqual({ goodYear: true });
    await pick(/^Cochem/);
    fireEvent.click(screen.getByRole('tab', { name: 'Cellar' }));
    await screen.findByText('Baskets of Anna: 2', undefined, patience);
    language.value = 'de';
    fireEvent.click(await screen.findByRole('button', { name: 'Menü' }, patience));
    await screen.findByText(/Ein guter Jahrgang/, undefined, patience);
  });

  it('is played at the table with its own panel, view and signs, and speaks both languages', async () => {
    await startGame();
    expect(text()).toContain('Harvest, day 1');
    expect(text()).toContain('Pick the grapes of a vineyard, or sleep in');
    expect(document.querySelectorAll('.icon-vine').length).toBeGreaterThan(0);
    await pick(/^Trier/);
    await waitFor(() => expect(text()).toContain('Harvest, day 2'), patience);

    // what is picked says why it cannot be picked again
    await settled();
    fireEvent.click(screen.getByRole('button', { name: /^Trier/ }));
    await screen.findByText(/There are no grapes at Trier \(A1\)/, undefined, patience);

    fireEvent.click(screen.getByRole('tab', { name: 'Cellar' }));
    await screen.findByText('Baskets of Anna: 1', undefined, patience);
    fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    await screen.findAllByText('Anna picks 1 at Trier (A1)', undefined, patience);
    language.value = 'de';
    await screen.findAllByText('Anna liest 1 in Trier (A1)', undefined, patience);
    expect(screen.getByRole('tab', { name: 'Keller' })).toBeTruthy();
    expect(text()).toContain('Lese, Tag 2');
  });

  it('is played to its end, and its card says how it stands', async () => {
    await startGame();
    await pick(/^Trier/);
    window.location.hash = '#/';
    const state = await screen.findByText('Harvest, day 2, Ben is on turn', undefined, patience);
    const card = state.closest<HTMLAnchorElement>('a')!;
    expect(flat(card.textContent ?? '')).toContain('The Vineyards');
    window.location.hash = card.getAttribute('href')!;
    await screen.findByRole('heading', { name: 'Ripe grapes' }, patience);
    await pick(/^Bernkastel/);
    await pick(/^Cochem/);
    await screen.findByRole('heading', { name: /Anna wins/ }, patience);
    expect(document.querySelector('.end-book')?.textContent).toBe('The Vineyards');
  });

  it('is soaked with its habits', async () => {
    const lines = { ...habits, moselle: async () => moselleHabits };
    const report = fuzzMany(vineyards, {
      players: [2, 3],
      games: 20,
      seed: 1,
      agreed: byLot(vineyards),
      ...(await habitsOf('vineyards', lines)),
    });
    expect(report.failure).toBeUndefined();
    expect(report.coverage['path a morning off']).toBeGreaterThan(0);
    expect(report.coverage['event:grapes-picked']).toBeGreaterThan(0);
  });
});
