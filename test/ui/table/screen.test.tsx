// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { shelf, table } from '@/table';
import { freshForEachTest, nameThree, open, patience } from '../whole-app';
import { settled } from './harness';

/** Begins a game of three and comes to its table. */
async function startGame() {
  open('#/new');
  await nameThree();
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
  await screen.findByRole('tab', { name: 'Ledger' }, patience);
}

freshForEachTest();

describe('a new game', () => {
  it('says what is missing before it can start', async () => {
    open('#/new');
    const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Start the game' }, patience);
    expect(start.disabled).toBe(true);
    expect(screen.getByText('Player 1 has no name yet.')).toBeTruthy();
    const fields = screen.getAllByRole('textbox');
    for (const field of fields) fireEvent.input(field, { target: { value: 'Anna' } });
    expect(screen.getByText('The name of player 2 is taken already.')).toBeTruthy();
    await nameThree();
    expect(start.disabled).toBe(false);
    expect(screen.getByText('Everything is there.')).toBeTruthy();
  });

  it('has players added and removed within the limits of its title', async () => {
    open('#/new');
    await screen.findAllByRole('textbox', undefined, patience);
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add a player' });
    const remove = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Remove player 1' });
    expect(remove().disabled).toBe(true);
    fireEvent.click(add);
    fireEvent.click(add);
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
    expect(add.disabled).toBe(true);
    fireEvent.click(remove());
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });

  it('gives each colour to one player: choosing one that is taken exchanges them', async () => {
    open('#/new');
    await screen.findAllByRole('textbox', undefined, patience);
    const colours = () => screen.getAllByRole<HTMLSelectElement>('combobox').map((field) => field.value);
    expect(colours()).toEqual(['green', 'orange', 'blue']);
    fireEvent.change(screen.getAllByRole('combobox')[0]!, { target: { value: 'blue' } });
    expect(colours()).toEqual(['blue', 'orange', 'green']);
  });

  it('is noted as what lies on the table until it leaves it', async () => {
    const noted = () => JSON.parse(window.localStorage.getItem('zechenbahn.table') ?? 'null');
    await startGame();
    const game = window.location.hash.split('/').pop();
    await waitFor(() => expect(noted()).toEqual({ game, title: '18rhl', stage: 'auction' }));
    window.location.hash = '#/';
    await waitFor(() => expect(noted()).toBeNull());
  });

  it('comes to its table, with the names remembered for the next one', async () => {
    await startGame();
    expect(screen.getByRole('region', { name: 'State of the game' })?.textContent).toContain(
      'Starting package',
    );
    expect(window.location.hash).toMatch(/^#\/table\/\w+$/);
    expect(table.state.value?.setup).toMatchObject({
      players: [{ colour: 'green' }, { colour: 'orange' }, { colour: 'blue' }],
      options: {},
    });
    expect(JSON.parse(window.localStorage.getItem('zechenbahn.players') ?? '')).toEqual([
      'Anna',
      'Bora',
      'Chris',
    ]);
  });
});

describe('the table', () => {
  it('is put away with its screen: whoever comes back at once opens the game again', async () => {
    await startGame();
    const place = window.location.hash;
    window.location.hash = '#/';
    await screen.findByText('Look at the boards', undefined, patience);
    expect(table.status.value.kind).toBe('closed');
    window.location.hash = place;
    await screen.findByRole('tab', { name: 'Ledger' }, patience);
    await settled();
  });

  /** Buys the first private company instead of what was played from here. */
  async function buyInstead() {
    await settled();
    fireEvent.click(screen.getByRole('button', { name: /Buy 20/ }));
    fireEvent.click(document.querySelector('[data-confirm]')!);
  }

  const movesMade = () => table.timeline.value?.instants.slice(1).map(({ move }) => move?.type);

  it('takes a move back with one tap, and plays another instead, as on paper', async () => {
    await startGame();
    await table.play({ type: 'pass' });
    await waitFor(() => expect(screen.getByText(/^Over to/)).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Back to now' });
    await buyInstead();
    await waitFor(() => expect(table.isPast.value).toBe(false));
    expect(movesMade()).toEqual(['buy-private']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks once before more than one turn is dropped', async () => {
    await startGame();
    await table.play({ type: 'pass' });
    await table.play({ type: 'pass' });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Back to now' });
    await buyInstead();
    const question = await screen.findByRole('dialog', { name: 'Play on from here?' });
    expect(question.textContent).toContain('2 later moves will be dropped.');
    fireEvent.click(within(question).getByRole('button', { name: 'Leave it as it was' }));
    expect(table.isPast.value).toBe(true);
    fireEvent.click(document.querySelector('[data-confirm]')!);
    fireEvent.click(await screen.findByRole('button', { name: 'Play on from here' }));
    await waitFor(() => expect(table.isPast.value).toBe(false));
    expect(movesMade()).toEqual(['buy-private']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Ctrl+Z', 'Ctrl+Y', { ctrlKey: true }, { key: 'y', ctrlKey: true }],
    ['Cmd+Z', 'Cmd+Shift+Z', { metaKey: true }, { key: 'Z', metaKey: true, shiftKey: true }],
  ])('%s takes a move back, %s makes it again', async (_undo, _redo, held, redo) => {
    await startGame();
    await table.play({ type: 'pass' });
    const isPossible = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    await waitFor(() => expect(isPossible('Undo')).toBe(true));
    fireEvent.keyDown(document.body, { key: 'z', ...held });
    expect(table.timeline.value?.at).toBe(0);
    await waitFor(() => expect(isPossible('Redo')).toBe(true));
    fireEvent.keyDown(document.body, redo);
    expect(table.timeline.value?.at).toBe(1);
  });

  it('leaves Ctrl+Z to whoever types, and to what lies over the table', async () => {
    await startGame();
    await table.play({ type: 'pass' });
    await screen.findByText(/^Over to/);
    await settled();
    fireEvent.click(screen.getByRole('button', { name: /^Train Ferry: Bid/ }));
    fireEvent.keyDown(await screen.findByLabelText('Amount'), { key: 'z', ctrlKey: true });
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'z', ctrlKey: true });
    expect(table.timeline.value?.at).toBe(1);
  });

  it('takes a second tap that comes before the next panel for what it is, and not for a move', async () => {
    await startGame();
    await settled();
    const pass = screen.getByRole<HTMLButtonElement>('button', { name: /^Pass/ });
    const begun = table.log()!.moves.length;
    let taps = 0;
    const stopTapping = table.state.subscribe(() => {
      if (taps++ < 4) pass.click();
    });
    await waitFor(() => expect(table.log()!.moves.length).toBe(begun + 1));
    await waitFor(() => expect(table.busy.value).toBe(false));
    stopTapping();
    expect(taps).toBe(2);
    expect(table.log()!.moves.length).toBe(begun + 1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so when there is no such game', async () => {
    open('#/table/nothing');
    expect(await screen.findByText('The game cannot be opened', undefined, patience)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('no longer stored');
  });

  it.each(['#/table', '#/table/a/b', '#/new/x'])('has no page at %s', async (address) => {
    open(address);
    expect(await screen.findByText('There is no such page', undefined, patience)).toBeTruthy();
  });
});

describe('home', () => {
  it('says so when there is no game yet', async () => {
    open('#/');
    expect(
      await screen.findByText('No game has been begun on this device yet.', undefined, patience),
    ).toBeTruthy();
  });

  it('lists games with their players and whose turn it is', async () => {
    await startGame();
    window.location.hash = '#/';
    const card = await screen.findByRole('article', undefined, patience);
    expect(card.textContent).toContain('18Rhl-Rhineland');
    expect(card.textContent).toMatch(/Starting package, (Anna|Bora|Chris) is on turn/);
    expect(within(card).getByRole('link').getAttribute('href')).toMatch(/^#\/table\//);
  });

  it('renames, and deletes with a way to take it back', async () => {
    await startGame();
    window.location.hash = '#/';
    await screen.findByRole('article', undefined, patience);
    const openMenu = () => fireEvent.click(screen.getByRole('button', { name: /^More about/ }));
    openMenu();
    fireEvent.input(screen.getByRole('textbox', { name: 'Name of the game' }), {
      target: { value: 'Tuesday' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await screen.findByText('Tuesday');
    openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('article');
  });

  it('puts games away and brings them back', async () => {
    await startGame();
    window.location.hash = '#/';
    await screen.findByRole('article', undefined, patience);
    fireEvent.click(screen.getByRole('button', { name: /^More about/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Put away' }));
    expect(await screen.findByText('Put away (1)')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Games in progress' })).toBeNull();
  });
});

describe('a save file', () => {
  it('that is none is refused with the reason', async () => {
    open('#/');
    const { incoming } = await import('@/pwa');
    incoming.add('a shopping list');
    const dialog = await screen.findByRole('dialog', { name: 'What the file holds' }, patience);
    expect(within(dialog).getByRole('alert').textContent).toContain('no saved game');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(incoming.next.value).toBeNull();
  });

  it('brings its game, and is known when it comes again', async () => {
    await startGame();
    const log = table.log()!;
    const [{ text } = { text: '' }] = await shelf.write([log]);
    window.location.hash = '#/';
    await screen.findByRole('article', undefined, patience);
    const { incoming } = await import('@/pwa');
    incoming.add(text);
    const dialog = await screen.findByRole('dialog', { name: 'What the file holds' }, patience);
    expect(dialog.textContent).toContain('was here already');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  });
});
