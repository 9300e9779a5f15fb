// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { plainSpeech } from '@/i18n/sentences';
import { viewAt } from '@/titles/rhineland/18rhl';
import { PlayOn } from '@/ui/table/PlayOn';
import { priceBefore, seriesOf } from '@/ui/table/time/series';
import { logOf, roundEnds } from '@/ui/table/time/story';
import { TimeBar } from '@/ui/table/time/TimeBar';
import { Charts } from '@/ui/table/views/Charts';
import { Log } from '@/ui/table/views/Log';
import { matches } from '@/ui/table/views/log-lines';
import { buy, pass, rhlState } from '../../support/rhl/table';
import { instantsFrom, seatAt, storyOf } from './harness';

afterEach(cleanup);

const start = rhlState({
  stock: 2,
  cash: { A: 300, B: 300, C: 300 },
  companies: {
    BME: {
      director: 'A',
      held: { A: [10, 10, 10], pool: [10], charter: [10, 10, 10, 10] },
      at: [2, 2],
      treasury: 500,
    },
  },
});
const instants = instantsFrom(start, buy('BME', 'pool'), pass, pass, pass);
const kinds = ['auction', 'stock', 'operating'];

const lines = () => within(screen.getByRole('listbox')).getAllByRole('option');

describe('the log', () => {
  it('groups what happened by rounds', () => {
    const groups = logOf(instants, kinds);
    expect(groups.map(({ round }) => round.kind)).toEqual(['stock', 'operating']);
    expect(groups[0]!.entries.map(({ event }) => event.type).slice(0, 2)).toEqual(['bought', 'passed']);
    expect(groups[1]!.round).toMatchObject({ set: 2, number: 1 });
  });

  it('filters by player, company and kind', () => {
    const bought = instants[1]!.events[0]!;
    const nothing = { player: '', company: '', kind: '' } as const;
    expect(matches(bought, nothing, plainSpeech)).toBe(true);
    expect(matches(bought, { ...nothing, player: 'A', company: 'BME', kind: 'stock' }, plainSpeech)).toBe(
      true,
    );
    expect(matches(bought, { ...nothing, player: 'B' }, plainSpeech)).toBe(false);
    expect(matches(bought, { ...nothing, company: 'CME' }, plainSpeech)).toBe(false);
    expect(matches(bought, { ...nothing, kind: 'trains' }, plainSpeech)).toBe(false);
  });

  it('travels to what is tapped, and shows only what is asked for', () => {
    const travelled: number[] = [];
    const story = storyOf(instants, { at: 1, travel: (to) => travelled.push(to) });
    render(<Log seat={seatAt(instants[1]!.state)} story={story} />);
    const line = screen.getByRole('option', { name: /A buys/ });
    expect(line.getAttribute('aria-selected')).toBe('true');
    fireEvent.click(line);
    expect(travelled).toEqual([1]);
    fireEvent.change(screen.getByRole('combobox', { name: 'All players' }), { target: { value: 'B' } });
    expect(screen.queryByRole('option', { name: /A buys/ })).toBeNull();
    expect(screen.getByRole('option', { name: /B passes/ })).toBeTruthy();
  });

  it('has the last thing that happened first, and is gone through with the keyboard', () => {
    const travelled: number[] = [];
    const story = storyOf(instants, { travel: (to) => travelled.push(to) });
    render(<Log seat={seatAt(instants[4]!.state)} story={story} />);
    const texts = lines().map(({ textContent }) => textContent);
    expect(texts.at(-1)).toMatch(/^SR 2.*A buys/);
    expect(texts.at(-2)).toMatch(/B passes/);
    const list = screen.getByRole('listbox');
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    fireEvent.keyDown(list, { key: 'Enter' });
    const [now, before] = lines().map((line) => Number(line.dataset.at));
    expect(now).toBe(4);
    expect(travelled).toEqual([before]);
  });

  it('finds words, in whatever case', () => {
    render(<Log seat={seatAt(instants[4]!.state)} story={storyOf(instants)} />);
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'a BUYS' } });
    expect(lines()).toHaveLength(1);
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'xyzzy' } });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByText('Nothing of this kind has happened.')).toBeTruthy();
  });

  it('is at the last thing that happened, also after a move of which nothing is told', () => {
    const silent = [...instants.slice(0, 2), { ...instants[2]!, events: [] }];
    render(<Log seat={seatAt(instants[2]!.state)} story={storyOf(silent, { at: 2 })} />);
    expect(lines().find((line) => line.getAttribute('aria-selected') === 'true')!.textContent).toMatch(
      /A buys/,
    );
  });
});

describe('travelling in time', () => {
  it('goes anywhere, and back to now', () => {
    const asked: (number | 'now')[] = [];
    const story = storyOf(instants, {
      at: 1,
      travel: (to) => asked.push(to),
      toPresent: () => asked.push('now'),
    });
    render(<TimeBar seat={seatAt(instants[1]!.state)} story={story} />);
    expect(screen.getByText('Move 1 of 4, Stock round 2')).toBeTruthy();
    fireEvent.input(screen.getByRole('slider'), { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'One move back' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(asked).toEqual([3, 0, 'now']);
  });

  it('counts the moves that are still being read, and says so wherever they are missing', () => {
    const story = storyOf(instants.slice(4), { unread: 4 });
    const seat = seatAt(instants[4]!.state);
    const reading = /The log is still being read/;
    render(<TimeBar seat={seat} story={story} />);
    expect(screen.getByText(/Move 4 of 4/)).toBeTruthy();
    expect(screen.getByText(reading)).toBeTruthy();
    cleanup();
    render(<Log seat={seat} story={story} />);
    expect(screen.getByText(reading)).toBeTruthy();
    cleanup();
    render(<Charts seat={seat} story={story} />);
    expect(screen.getByText(reading)).toBeTruthy();
  });

  it('has no way back to now when it is now', () => {
    render(<TimeBar seat={seatAt(instants[4]!.state)} story={storyOf(instants)} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back to now' }).disabled).toBe(true);
  });

  it('asks once before later moves are dropped', () => {
    const answers: string[] = [];
    render(<PlayOn drops={3} onYes={() => answers.push('yes')} onNo={() => answers.push('no')} />);
    expect(screen.getByText('3 later moves will be dropped.')).toBeTruthy();
    fireEvent.click(screen.getByText('Leave it as it was'));
    fireEvent.click(screen.getByRole('button', { name: 'Play on from here' }));
    expect(answers).toEqual(['no', 'yes']);
  });
});

describe('curves', () => {
  it('have a point at the end of each round, and now', () => {
    expect(roundEnds(instants).map(({ at }) => at)).toEqual([3, 4]);
    const { worth, prices } = seriesOf(viewAt(instants[0]!.state.setup), instants);
    expect(worth.find(({ id }) => id === 'B')?.values).toHaveLength(2);
    expect(prices.find(({ id }) => id === 'BME')?.values[0]).toBe(75);
    expect(prices.some(({ id }) => id === 'CME')).toBe(false);
  });

  it('tell what a price was in the round before', () => {
    expect(priceBefore(viewAt(instants[0]!.state.setup), instants, 4, 'BME')).toBe(75);
    expect(priceBefore(viewAt(instants[0]!.state.setup), instants, 1, 'BME')).toBeUndefined();
  });
});
