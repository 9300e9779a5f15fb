// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Agreement, agreement, asInTheBook, type Wishes } from '@/engine/game/agreeing';
import { language } from '@/i18n';
import { namesIn, problemSentence } from '@/ui/agreed/names';
import { Agree } from '@/ui/newgame/Agree';
import { manyOptions } from '../../support/toy/agreeable';
import { manyWords } from '../../support/toy/agreeable-words';

const agreeing = { defs: manyOptions, words: manyWords };
const seats = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}`, name: '' }));
let agreed: Agreement;

function Talk({ count }: { count: number }) {
  const [wishes, setWishes] = useState<Wishes>(asInTheBook);
  agreed = agreement(manyOptions, wishes, seats(count));
  return <Agree agreeing={agreeing} wishes={wishes} players={seats(count)} onChange={setWishes} />;
}

beforeEach(() => {
  language.value = 'en';
});
afterEach(() => {
  cleanup();
  language.value = 'en';
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('what players agree on', () => {
  it('is as in the book at first, folded away where there is much of it', () => {
    render(<Talk count={3} />);
    expect(screen.getByText('Without variants.')).toBeTruthy();
    expect(screen.getByText('8 variants').closest('details')?.open).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'All as in the book' }).disabled).toBe(true);
  });

  it('is switched, chosen, gathered and counted', () => {
    render(<Talk count={3} />);
    fireEvent.click(box('Extra train'));
    fireEvent.click(radio('South'));
    fireEvent.click(box('Salt'));
    fireEvent.click(box('Beer'));
    fireEvent.click(box('Ferries'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Region' }), { target: { value: 'd' } });
    expect(agreed.options).toEqual({
      extraTrain: true,
      scenario: 'south',
      goods: ['salt'],
      ferries: false,
      region: 'd',
    });
    expect(
      screen.getByText(
        'Agreed: Extra train · Scenario: South · Goods: Salt · Without ferries · Region: Mark',
      ),
    ).toBeTruthy();
  });

  it('has what belongs to a switch beneath it, as soon as it is on', () => {
    render(<Talk count={3} />);
    expect(screen.queryByRole('group', { name: 'Depth of the mines' })).toBeNull();
    fireEvent.click(box('Mines'));
    const depth = screen.getByRole('group', { name: 'Depth of the mines' });
    const fewer = within(depth).getByRole<HTMLButtonElement>('button', { name: 'Depth of the mines: fewer' });
    expect(fewer.disabled).toBe(true);
    for (let i = 0; i < 3; i++) {
      fireEvent.click(within(depth).getByRole('button', { name: 'Depth of the mines: more' }));
    }
    expect(
      within(depth).getByRole<HTMLButtonElement>('button', { name: 'Depth of the mines: more' }).disabled,
    ).toBe(true);
    expect(agreed.options).toEqual({ mines: true, depth: 6 });
    fireEvent.click(box('Mines'));
    expect(agreed.options).toEqual({});
  });

  it('cannot be chosen where something excludes it, and says why', () => {
    render(<Talk count={3} />);
    fireEvent.click(box('Extra train'));
    expect(box('Harsh winters').disabled).toBe(true);
    expect(screen.getByText('Not together with “Extra train”.')).toBeTruthy();
    fireEvent.click(box('Extra train'));
    fireEvent.click(box('Harsh winters'));
    expect(box('Extra train').disabled).toBe(true);
    expect(screen.getByText('Not together with “Harsh winters”.')).toBeTruthy();
  });

  it('falls back when the number of players forbids it, says so, and comes back with them', () => {
    const { rerender } = render(<Talk count={4} />);
    fireEvent.click(box('Crowded table'));
    expect(agreed.options).toEqual({ crowd: true });
    rerender(<Talk count={3} />);
    expect([box('Crowded table').checked, box('Crowded table').disabled]).toEqual([false, true]);
    expect(agreed.options).toEqual({});
    expect(
      screen.getByText('As in the book again: “Crowded table” is only for 4 or 5 players.'),
    ).toBeTruthy();
    expect(screen.getByText('Only with 4 or 5 players.')).toBeTruthy();
    rerender(<Talk count={5} />);
    expect(box('Crowded table').checked).toBe(true);
  });

  it('may be left to lots', () => {
    render(<Talk count={3} />);
    fireEvent.click(radio('Draw lots'));
    expect(agreed).toMatchObject({ options: {}, lots: ['scenario'] });
    expect(screen.getByText('Agreed: Scenario: by lot')).toBeTruthy();
    fireEvent.click(radio('East'));
    expect(agreed).toMatchObject({ options: { scenario: 'east' }, lots: [] });
  });

  it('is all as in the book again with one tap', () => {
    render(<Talk count={3} />);
    fireEvent.click(box('Mines'));
    fireEvent.click(radio('Draw lots'));
    fireEvent.click(screen.getByRole('button', { name: 'All as in the book' }));
    expect(agreed).toEqual({ options: {}, lots: [], fallen: [] });
    expect(radio('North').checked).toBe(true);
  });

  it('is said in German too', () => {
    language.value = 'de';
    render(<Talk count={3} />);
    fireEvent.click(box('Bergwerke'));
    fireEvent.click(radio('Kohle'));
    expect(screen.getByText('Vereinbart: Bergwerke · Was sie fördern: Kohle')).toBeTruthy();
    expect(screen.getByText('Nur mit 4 oder 5 Spielern.')).toBeTruthy();
  });
});

describe('the names of what was agreed', () => {
  it('leave out what is as in the book', () => {
    expect(namesIn(agreeing, { extraTrain: false, goods: ['beer'], depth: 3 })).toEqual([]);
    expect(namesIn(agreeing, { goods: [], mines: true, depth: 5 })).toEqual([
      'Mines',
      'Depth of the mines: 5',
      'Goods: none',
    ]);
  });
});

describe('why something cannot be', () => {
  it.each([
    [{ kind: 'unknown-option', option: 'speed' }, 'This game knows nothing of “speed”.'],
    [{ kind: 'no-such-value', option: 'ore' }, '“What they yield” is given a value that it cannot have.'],
    [
      { kind: 'needs', option: 'depth', other: 'mines', is: 'true' },
      '“Depth of the mines” is only possible together with “Mines”.',
    ],
    [
      { kind: 'excluded', option: 'harsh', other: 'scenario', is: 'south' },
      '“Harsh winters” is not possible together with “Scenario: South”.',
    ],
  ])('is told in words: %j', (problem, sentence) => {
    expect(problemSentence(agreeing, problem)).toBe(sentence);
  });

  it('is told as well as can be while the words are not there', () => {
    expect(problemSentence(undefined, { kind: 'no-such-value', option: 'ore' })).toContain('“ore”');
  });
});
