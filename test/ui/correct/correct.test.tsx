// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { shelf, table } from '@/table';
import { settled } from '../table/harness';
import { freshForEachTest, nameThree, open, patience } from '../whole-app';

freshForEachTest();

async function openDialog() {
  open('#/new');
  await nameThree();
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  await screen.findByRole('tab', { name: 'Ledger' }, patience);
  await settled();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Correct something' }));
  return screen.findByRole('dialog', { name: 'Correct something' }, patience);
}

const cash = () => (table.state.value as unknown as { cash: Record<string, number> }).cash;

describe('a correction', () => {
  it('is made once everybody agrees; it stands in the log, marks the game and can be undone', async () => {
    const dialog = await openDialog();
    const field = (name: string) => within(dialog).getByLabelText<HTMLSelectElement>(name);
    fireEvent.change(field('From'), { target: { value: 'bank' } });
    fireEvent.change(field('To'), { target: { value: 'p1' } });
    fireEvent.input(field('Amount'), { target: { value: '25' } });
    const before = cash().p1!;
    const make = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Put it right' });
    expect(make.disabled).toBe(true);
    for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
    await waitFor(() => expect(make.disabled).toBe(false));
    fireEvent.click(make);
    await waitFor(() => expect(cash().p1).toBe(before + 25));
    expect(table.timeline.value?.instants.at(-1)?.events[0]).toMatchObject({
      type: 'corrected-cash',
      agreed: ['p1', 'p2', 'p3'],
    });
    fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    await screen.findByText(/Corrected: 25.M, the bank → Anna\. Agreed by Anna, Bora, and Chris/);
    await shelf.refresh();
    expect(shelf.games.value?.[0]).toMatchObject({ mark: 'corrected' });
    const [save] = await shelf.write([table.log()!]);
    expect(JSON.parse(save!.text).games[0].corrected).toBe(true);
    table.undo();
    expect(cash().p1).toBe(before);
  });

  it('that was taken back can be made anew, as it should have been', async () => {
    const make = async (amount: string) => {
      const dialog = await screen.findByRole('dialog', { name: 'Correct something' }, patience);
      fireEvent.change(within(dialog).getByLabelText('To'), { target: { value: 'p1' } });
      fireEvent.input(within(dialog).getByLabelText('Amount'), { target: { value: amount } });
      for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
      const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Put it right' });
      await waitFor(() => expect(button.disabled).toBe(false));
      fireEvent.click(button);
    };
    await openDialog();
    const before = cash().p1!;
    await make('25');
    await waitFor(() => expect(cash().p1).toBe(before + 25));
    table.undo();
    expect(cash().p1).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const entry = await screen.findByRole<HTMLButtonElement>('button', { name: 'Correct something' });
    expect(entry.disabled).toBe(false);
    fireEvent.click(entry);
    await make('30');
    await waitFor(() => expect(cash().p1).toBe(before + 30));
  });

  it('that the game could not bear says why and cannot be made', async () => {
    const dialog = await openDialog();
    fireEvent.change(within(dialog).getByLabelText('From'), { target: { value: 'p1' } });
    fireEvent.change(within(dialog).getByLabelText('To'), { target: { value: 'bank' } });
    fireEvent.input(within(dialog).getByLabelText('Amount'), { target: { value: '99999' } });
    await within(dialog).findByText(/There is only 600.M there: Anna/);
    for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Put it right' }).disabled).toBe(
      true,
    );
  });

  it('has a form for everything that this game has', async () => {
    const dialog = await openDialog();
    const kind = within(dialog).getByLabelText<HTMLSelectElement>('What is put right');
    for (const { value } of [...kind.options]) {
      fireEvent.change(kind, { target: { value } });
      await waitFor(() => expect(kind.value).toBe(value));
      expect(dialog.querySelectorAll('.correct-field').length, value).toBeGreaterThan(1);
    }
    expect([...kind.options].map(({ value }) => value)).toEqual(
      expect.arrayContaining(['cash', 'train', 'tile', 'token']),
    );
    // nothing is founded, and nobody owns anything yet
    expect([...kind.options].map(({ value }) => value)).not.toContain('certificate');
    expect([...kind.options].map(({ value }) => value)).not.toContain('private');
  });
});
