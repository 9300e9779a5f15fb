// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { language } from '@/i18n';
import { pictureOf } from '@/table/picture';
import { rhl, viewAt } from '@/titles/rhineland/18rhl';
import { LookAround } from '@/ui/home/LookAround';
import { SmallBoard } from '@/ui/home/SmallBoard';
import { lookAround } from '@/ui/settings/preferences';
import { setupOf } from '../../support/fuzzer';

beforeEach(() => {
  language.value = 'en';
  lookAround.value = 'on';
});
afterEach(cleanup);

describe('the small picture of a board', () => {
  const { state } = begin(rhl, setupOf(rhl, 3, 1));
  const view = viewAt(state.setup);

  it('has every hex in the colour of what lies on it', () => {
    const board = { ...state.board, tiles: { H3: { tile: '9', turn: 0 } } };
    const [before, after] = [pictureOf(view, state), pictureOf(view, { ...state, board })];
    expect(
      Object.values(before.hexes)
        .flatMap((all) => all.split(' '))
        .sort(),
    ).toEqual(Object.keys(view.board.hexes).sort());
    expect(before.hexes.yellow?.split(' ') ?? []).not.toContain('H3');
    expect(after.hexes.yellow!.split(' ')).toContain('H3');
  });

  it('shows stations in the colours of their companies', () => {
    const stations = [{ company: 'RhE', hex: 'K6', stop: 0 }];
    const picture = pictureOf(view, { ...state, board: { ...state.board, stations } });
    const { container } = render(<SmallBoard picture={picture} />);
    const colour = view.companies.find(({ id }) => id === 'RhE')!.colour.fill;
    expect([...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('fill'))).toEqual([
      colour,
    ]);
  });

  it('is small enough to be stored with every move', () => {
    expect(JSON.stringify(pictureOf(view, state)).length).toBeLessThan(1000);
  });
});

describe('the look around', () => {
  it('goes forth and back, and is never seen again once it is left', () => {
    render(<LookAround />);
    expect(screen.getByRole('heading').textContent).toBe('One device for the whole table');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading').textContent).toBe('Tap, look, confirm');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading').textContent).toBe('One device for the whole table');
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(lookAround.value).toBe('off');
  });

  it('ends with a way to begin', () => {
    render(<LookAround />);
    for (let i = 0; i < 3; i++) fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('link', { name: 'Begin a game' }).getAttribute('href')).toBe('#/new');
  });
});
