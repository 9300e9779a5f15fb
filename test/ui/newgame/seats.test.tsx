// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Seating } from '@/engine/game/state';
import { language } from '@/i18n';
import type { Entry } from '@/ui/newgame/PlayerRow';
import { Players } from '@/ui/newgame/Players';
import { landing, moved } from '@/ui/newgame/reorder';

const colours = ['green', 'orange', 'blue', 'purple'] as const;
const four = ['Anna', 'Ben', 'Carl', 'Dora'].map(
  (name, key): Entry => ({ key, name, colour: colours[key]! }),
);
const limits = { min: 3, max: 5 };

function Table({ keepsSeats = false }: { keepsSeats?: boolean }) {
  const [players, setPlayers] = useState<readonly Entry[]>(four);
  const [seating, setSeating] = useState<Seating>('dealt');
  return (
    <Players
      players={players}
      limits={limits}
      seating={seating}
      keepsSeats={keepsSeats}
      onChange={setPlayers}
      onSeating={setSeating}
    />
  );
}

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

const names = () => screen.getAllByRole<HTMLInputElement>('textbox').map((field) => field.value);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const asEntered = () => fireEvent.click(screen.getByRole('radio', { name: 'As in this list' }));

describe('the seats of players', () => {
  it('are dealt unless they want to stay where they sit: then they can be put in order', () => {
    render(<Table />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Seats are dealt' }).checked).toBe(true);
    expect(screen.queryByRole('button', { name: 'Move Ben up' })).toBeNull();
    asEntered();
    expect(button('Move Anna up').disabled).toBe(true);
    expect(button('Move Dora down').disabled).toBe(true);
    expect(screen.getByText(/clockwise in the order of this list/)).toBeTruthy();
  });

  it('are changed with arrows, which keep the focus and tell where somebody sits now', () => {
    render(<Table />);
    asEntered();
    fireEvent.click(button('Move Ben down'));
    expect(names()).toEqual(['Anna', 'Carl', 'Ben', 'Dora']);
    expect(document.activeElement).toBe(button('Move Ben down'));
    expect(screen.getByText('Ben now has place 3 of 4.')).toBeTruthy();
    fireEvent.click(button('Move Ben down'));
    expect(names()).toEqual(['Anna', 'Carl', 'Dora', 'Ben']);
    expect(document.activeElement).toBe(button('Move Ben: drag, or use the arrow keys'));
  });

  it('are changed with the arrow keys on the handle, and not beyond the ends', () => {
    render(<Table />);
    asEntered();
    const handle = () => button('Move Ben: drag, or use the arrow keys');
    for (let i = 0; i < 3; i++) fireEvent.keyDown(handle(), { key: 'ArrowUp' });
    expect(names()).toEqual(['Ben', 'Anna', 'Carl', 'Dora']);
    expect(document.activeElement).toBe(handle());
    fireEvent.keyDown(handle(), { key: 'Tab' });
    fireEvent.keyDown(handle(), { key: 'ArrowDown' });
    expect(names()).toEqual(['Anna', 'Ben', 'Carl', 'Dora']);
  });

  it('are no question in a game where nobody changes places; the order still matters', () => {
    render(<Table keepsSeats />);
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.click(button('Move Dora up'));
    expect(names()).toEqual(['Anna', 'Ben', 'Dora', 'Carl']);
  });

  it('are found in German', () => {
    language.value = 'de';
    render(<Table />);
    fireEvent.click(screen.getByRole('radio', { name: 'Wie in dieser Liste' }));
    fireEvent.click(button('Carl nach oben'));
    expect(screen.getByText('Carl hat jetzt Platz 2 von 4.')).toBeTruthy();
  });
});

describe('a row that is dragged', () => {
  it.each([
    [0, 20, 0],
    [0, 30, 1],
    [0, 160, 3],
    [0, 900, 3],
    [2, -80, 0],
    [2, -900, 0],
  ])('from place %i by %i px lands on %i', (from, by, to) => {
    expect(landing(from, by, 50, 4)).toBe(to);
  });

  it('takes its new place, and all others stay in order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });
});
