// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Setup } from '@/engine/game/state';
import { language } from '@/i18n';
import type { GameRow } from '@/storage/rows';
import { table } from '@/table';
import { reasonOf } from '@/ui/home/import/Report';
import { failureSentence } from '@/ui/table/failure';
import { rematch } from '@/ui/table/playing';
import { freshForEachTest, nameThree, open, patience } from '../whole-app';

freshForEachTest();

async function startWithBoth(): Promise<Setup> {
  open('#/new');
  await nameThree();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Extra 2-train' }, patience));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lower capital' }));
  fireEvent.click(screen.getByRole('radio', { name: 'As in this list' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move Chris up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  await screen.findByRole('tab', { name: 'Ledger' }, patience);
  return table.state.value!.setup;
}

const agreed = 'Extra 2-train · Lower capital';

describe('a game with something agreed', () => {
  it('begins so, and the menu of the table says it', async () => {
    const setup = await startWithBoth();
    expect(setup).toMatchObject({
      seating: 'entered',
      players: [{ name: 'Anna' }, { name: 'Chris' }, { name: 'Bora' }],
      options: { extraTrain: true, lowerCapital: true },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog');
    expect(within(menu).getByText(`Agreed: ${agreed}`)).toBeTruthy();
  });

  it('is named so among the games of this device, in both languages', async () => {
    await startWithBoth();
    window.location.hash = '#/';
    await screen.findByText(agreed, undefined, patience);
    language.value = 'de';
    await screen.findByText('Zusätzlicher 2er-Zug · Weniger Startkapital');
  });

  it('is played so again: the same colours, seats and options', async () => {
    const before = await startWithBoth();
    const { value: row } = table.row;
    await rematch(row!);
    const after = table.state.value!.setup;
    expect(table.row.value!.id).not.toBe(row!.id);
    expect(after).toEqual({ ...before, seed: after.seed });
  });
});

describe('a game of old', () => {
  it('gives its players their colours again in a rematch, and not as an option', async () => {
    const players = ['Anna', 'Bora', 'Chris'].map((name, i) => ({ id: `p${i + 1}`, name }));
    const options = { colours: { p1: 'teal', p2: 'red' }, extraTrain: true };
    const row = {
      title: '18rhl',
      setup: { title: '18rhl', players, seed: 1, options },
    } as unknown as GameRow;
    await rematch(row);
    await waitFor(() => expect(table.state.value).toBeTruthy());
    expect(table.state.value!.setup).toMatchObject({
      players: [{ colour: 'teal' }, { colour: 'red' }, { colour: 'green' }],
      options: { extraTrain: true },
    });
    expect(table.state.value!.setup.options).not.toHaveProperty('colours');
  });
});

describe('the introduction game', () => {
  it('has nothing to agree on, and players are put in the order in which they sit', async () => {
    open('#/new');
    await nameThree();
    await screen.findByRole('checkbox', { name: 'Extra 2-train' }, patience);
    fireEvent.click(screen.getByRole('radio', { name: /Introduction/ }));
    expect(screen.queryByText('With which variants?')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Seats are dealt' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Move Anna down' })).toBeTruthy();
  });
});

describe('what is impossible', () => {
  const params = { title: '18rhl', problem: 'no-such-value', option: 'lowerCapital' };

  it('is told in words when a file is not taken, and when a game is not opened', async () => {
    await waitFor(() => expect(reasonOf({ code: 'bad-options', params })).toContain('“Lower capital”'));
    expect(reasonOf({ code: 'bad-options', params })).toBe(
      'The game cannot be played as the file says it was agreed. “Lower capital” is given a value that it cannot have.',
    );
    language.value = 'de';
    expect(failureSentence({ code: 'bad-options', params })).toBe(
      'Was für dieses Spiel vereinbart wurde, ist nicht möglich. „Weniger Startkapital“ hat einen Wert, den es nicht gibt.',
    );
  });
});
