// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { table } from '@/table';
import { freshForEachTest, nameThree, open, patience } from '../whole-app';

freshForEachTest();

const rule = 'Trains are never sold for one mark.';

async function startWithHouseRules(): Promise<void> {
  open('#/new');
  await nameThree();
  fireEvent.click(screen.getByRole('button', { name: 'Add house rules' }));
  fireEvent.input(screen.getByRole('textbox', { name: 'House rules' }), { target: { value: `${rule}\n` } });
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  await screen.findByRole('tab', { name: 'Ledger' }, patience);
}

async function menuOf(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog');
}

const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

describe('what players write down', () => {
  it('house rules are shown with the game: in its menu, and named among the games of this device', async () => {
    await startWithHouseRules();
    expect(within(await menuOf()).getByText(`House rules: ${rule}`)).toBeTruthy();
    window.location.hash = '#/';
    await screen.findByText(`House rules: ${rule}`, undefined, patience);
  });

  it('notes are kept however the dialog is closed, and are there when it is opened again', async () => {
    await startWithHouseRules();
    fireEvent.click(within(await menuOf()).getByRole('button', { name: 'Notes and house rules' }));
    fireEvent.input(await field('Notes'), { target: { value: 'Bora plays for two tonight.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(table.row.value?.notes).toBe('Bora plays for two tonight.'));
    expect(table.row.value?.house).toBe(rule);
    fireEvent.click(within(await menuOf()).getByRole('button', { name: 'Notes and house rules' }));
    expect((await field('House rules')).value).toBe(rule);
    expect((await field('Notes')).value).toBe('Bora plays for two tonight.');
  });
});
