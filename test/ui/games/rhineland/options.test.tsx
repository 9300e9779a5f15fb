// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { rhl, viewAt } from '@/titles/rhineland/18rhl';
import { destinyCards } from '@/titles/rhineland/18rhl/goal-cards';
import type { RhinelandState } from '@/titles/rhineland/state';
import { Cards, EndCards, TargetNote, TokenFact } from '@/ui/games/rhineland/Cards';
import type { RhinelandSeat } from '@/ui/games/rhineland/seats';
import { speech } from '@/ui/games/rhineland/words';
import { Working } from '@/ui/table/views/Players';
import { viewsOf } from '@/ui/table/views/views';
import { setupOf } from '../../../support/fuzzer';
import { pass, played, rhlState } from '../../../support/rhl/table';
import { floated, turn } from '../../../support/rhl/turn';
import { openGame, seatOf } from '../open';

const game = { title: rhl, viewAt };
const at = (state: RhinelandState, parts = {}) => seatOf(game, state, parts) as unknown as RhinelandSeat;
const dealt = (options: Record<string, boolean>) => begin(rhl, setupOf(rhl, 3, 4, options)).state;
const secrets = () => destinyCards.map(({ id }) => speech.say('card', id));
const leaks = () => secrets().filter((name) => document.body.innerHTML.includes(name));

afterEach(cleanup);

/** The first stock round is over: A is the first to drop a card. */
const dropping = () => {
  const state = rhlState({
    options: { destinyCards: true },
    destinies: { A: ['D1', 'D2'], B: ['D3', 'D4'], C: ['D5', 'D6'] },
    stock: 1,
    turn: 'C',
  });
  if (state.round.kind === 'stock') state.round.passes = 2;
  return played(state, pass);
};

describe('target cards on the table', () => {
  it('[18Rhl 8.4.1] lie open with goal and bonus; one is picked, then taken', () => {
    const table = openGame(game, dealt({ targetCards: true }));
    const [first] = table.container.querySelectorAll('.goal-card.move');
    expect(table.container.querySelectorAll('.goal-card.move')).toHaveLength(5);
    fireEvent.click(first!);
    fireEvent.click(table.container.querySelector('[data-confirm]')!);
    expect(table.state().targets![0]!.owner).toBe('p1');
    expect(table.container.querySelectorAll('.goal-card.move')).toHaveLength(4);
    expect(table.container.querySelector('.goal-card.is-taken')?.textContent).toContain('Player 1');
  });

  it('[18Rhl 8.4.1] stand beside names in the ledger, and say whether they are paid', () => {
    const state = structuredClone(
      rhlState({ options: { targetCards: true }, targets: { A: 'T3', B: 'T6' }, stock: 2 }),
    );
    state.targets![1]!.paid = true;
    const note = (player: string) =>
      render(<TargetNote seat={at(state)} player={player} />).container.textContent;
    expect(note('A')).toContain('Rheingold Route (not reached yet)');
    expect(note('B')).toContain('Iron Rhine (paid)');
    expect(note('C')).toBe('');
  });

  it('have a view only where they are played with', () => {
    expect(viewsOf(at(dealt({})))).not.toContain('cards');
    expect(viewsOf(at(dealt({ targetCards: true })))).toContain('cards');
    expect(viewsOf(at(dealt({ destinyCards: true })))).toContain('cards');
  });
});

describe('destiny cards on the table', () => {
  it('[18Rhl 8.4.2] are shown to nobody before the right player has been asked for', () => {
    render(<Cards seat={at(dealt({ destinyCards: true }))} />);
    expect(leaks()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Player 2: look at my cards' }));
    expect(screen.getByText('Give the device to Player 2')).toBeDefined();
    expect(leaks()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'I am Player 2: show my cards' }));
    expect(leaks()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(leaks()).toEqual([]);
  });

  it('[18Rhl 8.4.2] are hidden when the device is laid aside', () => {
    render(<Cards seat={at(dealt({ destinyCards: true }))} />);
    fireEvent.click(screen.getByRole('button', { name: 'Player 1: look at my cards' }));
    fireEvent.click(screen.getByRole('button', { name: 'I am Player 1: show my cards' }));
    expect(leaks()).toHaveLength(2);
    const visible = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    if (visible) Object.defineProperty(document, 'visibilityState', visible);
    else Reflect.deleteProperty(document, 'visibilityState');
    return expect.poll(leaks).toEqual([]);
  });

  it('[18Rhl 8.4.2, ruling 140] cannot be looked at in the past, where a dropped one would turn up', () => {
    const state = dealt({ destinyCards: true });
    const later = { state, move: null, events: [] };
    render(<Cards seat={at(state, { ago: (moves: number) => (moves === -1 ? later : undefined) })} />);
    for (const look of screen.getAllByRole('button')) expect((look as HTMLButtonElement).disabled).toBe(true);
  });

  it('[18Rhl 8.4.2] one is dropped behind the curtain; the panel of the next player shows none', () => {
    const table = openGame(game, dropping());
    expect(leaks()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'A: look at my cards' }));
    fireEvent.click(screen.getByRole('button', { name: 'I am A: show my cards' }));
    expect(leaks()).toHaveLength(2);
    const [, second] = table.container.querySelectorAll('.secret .goal-hand .move');
    fireEvent.click(second!);
    fireEvent.click(screen.getByRole('button', { name: 'Drop the second card' }));
    expect(table.state().destinies!.A).toEqual(['D1']);
    expect(leaks()).toEqual([]);
    expect(table.container.querySelector('.secret')).toBeNull();
    expect(screen.getByRole('button', { name: 'B: look at my cards' })).toBeDefined();
  });

  it('[18Rhl 8.4.2] are counted line by line at the end', () => {
    const company = floated({ trains: ['5', '6'] });
    const destinies = { A: ['D1'], B: ['D3'], C: ['D6'] };
    const state = structuredClone(
      turn({
        options: { destinyCards: true },
        destinies,
        company: 'BME',
        step: 'trains',
        phase: '8',
        companies: { BME: company },
      }),
    );
    state.over = true;
    const seat = at(state);
    const [score] = seat.view.scores(state).filter(({ player }) => player === 'A');
    render(<Working score={score!} companies={seat.view.companies} speech={speech} />);
    expect(screen.getByRole('row', { name: /Equipment Manager 100/ })).toBeDefined();
    cleanup();
    const { container } = render(<EndCards seat={seat} />);
    expect(container.querySelectorAll('.is-paid')).toHaveLength(1);
    expect(container.querySelectorAll('.is-missed')).toHaveLength(2);
  });
});

describe('the Rheingold token', () => {
  const state = () =>
    turn({
      options: { alternativePackage: true },
      company: 'BME',
      step: 'track',
      phase: '3',
      companies: { BME: floated() },
    });

  it('[18Rhl 8.5.2 no. 3] is offered beside the choices of a step, and shown on the charter afterwards', () => {
    const table = openGame(game, state());
    fireEvent.click(screen.getByRole('button', { name: /Rheingold token to BME, at Köln/ }));
    fireEvent.click(table.container.querySelector('[data-confirm]')!);
    expect(table.state().trainToken).toEqual({ company: 'BME', hex: 'I10' });
    const { container } = render(<TokenFact seat={at(table.state())} company="BME" />);
    expect(container.textContent).toContain('Köln (I10)');
  });
});
