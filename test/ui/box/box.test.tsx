// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { boxWords } from '@/i18n/box';
import { boxes, table } from '@/table';
import { freshForEachTest, nameThree, open, patience } from '../whole-app';

freshForEachTest();

async function editor(board = '18rhl') {
  open(`#/box/${board}`);
  return screen.findByRole('searchbox', undefined, patience);
}

async function fieldOf(search: string, name: RegExp | string) {
  const box = await editor();
  fireEvent.input(box, { target: { value: search } });
  return screen.findByRole<HTMLInputElement>('spinbutton', { name }, patience);
}

function put(field: HTMLInputElement, value: string) {
  fireEvent.input(field, { target: { value } });
  fireEvent.change(field);
}

describe('your box', () => {
  it('is reached from the first screen, one box after the other', async () => {
    open('#/box');
    await screen.findByText('18Ruhr', undefined, patience);
    expect(screen.getAllByText('Nothing is corrected.')).toHaveLength(4);
  });

  it('shows what is reconstructed, and all the rest only to whoever wants it', async () => {
    const search = await editor();
    fireEvent.input(search, { target: { value: '2-train' } });
    fireEvent.input(search, { target: { value: 'price' } });
    const few = screen.queryAllByRole('spinbutton').length;
    fireEvent.click(screen.getByRole('checkbox', { name: /Show all values/ }));
    await waitFor(() => expect(screen.queryAllByRole('spinbutton').length).toBeGreaterThan(few));
  });

  it('keeps a corrected value on the device, and takes it back', async () => {
    const field = await fieldOf('L9', /^L9/);
    const before = field.value;
    put(field, String(Number(before) + 20));
    await screen.findByText('One value is corrected.');
    await waitFor(async () =>
      expect(Object.values(await boxes.values('18rhl'))).toEqual([Number(before) + 20]),
    );
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`back to ${before}$`) }));
    await screen.findByText('Nothing is corrected.');
    await waitFor(async () => expect(await boxes.values('18rhl')).toEqual({}));
  });

  it('says what a value may be, and keeps none that it may not', async () => {
    const field = await fieldOf('L9', /^L9/);
    put(field, '35');
    expect((await screen.findByRole('alert')).textContent).toContain('in steps of 10');
    expect(await boxes.values('18rhl')).toEqual({});
  });

  it('speaks German', async () => {
    await editor();
    await boxWords.load('de');
    language.value = 'de';
    await screen.findByText('Nichts ist berichtigt.');
    language.value = 'en';
  });

  it('refuses a file that is for another box, and changes nothing', async () => {
    await editor();
    const text = JSON.stringify({ format: 'zechenbahn-box', version: 1, board: '18do', values: {} });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    fireEvent.change(input, { target: { files: [new File([text], 'x.json')] } });
    expect((await screen.findByRole('alert')).textContent).toContain('18DO-Dortmund');
  });

  it('a game begins with it, and says so', async () => {
    await boxes.keep('18rhl', { 'trains.2.price': 110, 'hexes.L9.cost.amount': 0 });
    open('#/new');
    const choice = await screen.findByRole(
      'checkbox',
      { name: 'With your box: one value corrected' },
      patience,
    );
    expect((choice as HTMLInputElement).checked).toBe(true);
    await nameThree();
    fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
    await screen.findByRole('tab', { name: 'Ledger' }, patience);
    expect(table.state.value!.setup.box).toEqual({ 'trains.2.price': 110 });
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog');
    expect(within(menu).getByText('Agreed: Own box: one value')).toBeTruthy();
  });

  it('a box that does not fit begins no game', async () => {
    await boxes.keep('18rhl', { 'trains.2.count': 9 });
    open('#/new');
    await screen.findByText(/The rulebook counts 28 cards/, undefined, patience);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /With your box/ }).disabled).toBe(true);
  });
});
