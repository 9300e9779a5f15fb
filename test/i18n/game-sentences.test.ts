import { afterEach, describe, expect, it } from 'vitest';
import { play } from '@/engine/game/play';
import { language } from '@/i18n';
import {
  eventAbout,
  eventSentence,
  moveLabel,
  namesOf,
  phaseName,
  refusalSentence,
  roundName,
  roundShort,
  stagePrompt,
  tileName,
  trainName,
} from '@/i18n/sentences';
import { rhl, viewAt } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import { speech } from '@/ui/games/rhineland/words';
import { rhinelandHabits } from '../soak/rhineland';
import { buy, found, rhlState, sell } from '../support/rhl/table';
import { sayWholeGame } from './whole-game';

const setup = {
  title: '18rhl',
  players: [
    { id: 'A', name: 'Anna' },
    { id: 'B', name: 'Ben' },
    { id: 'C', name: 'Cem' },
  ],
  seed: 1,
  options: {},
};
const names = namesOf(speech, viewAt(setup), setup, rhlState({}).board);

/** No-break spaces are told apart by eye in no test. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const told = (event: Parameters<typeof eventSentence>[0]) => plain(eventSentence(event, names));

afterEach(() => {
  language.value = 'en';
});

describe('tiles', () => {
  it('are called by their numbers, or by the colour in the language that is spoken', () => {
    expect(['57', 'M-green-a', 'D-gray'].map(tileName)).toEqual(['57', 'M green-a', 'D grey']);
    language.value = 'de';
    expect(['57', 'M-green-a', 'D-gray'].map(tileName)).toEqual(['57', 'M grün-a', 'D grau']);
  });
});

describe('events', () => {
  it('are told with the names of the table', () => {
    const bought = {
      type: 'bought',
      player: 'B',
      company: 'BME',
      percent: 20,
      source: 'pool',
      amount: 1400,
    } as const;
    expect(told(bought)).toBe('Ben buys 20% of BME from the Bank Pool for 1,400 M');
    language.value = 'de';
    expect(told(bought)).toBe('Ben kauft 20 % der BME aus dem Bank Pool für 1.400 M');
  });

  it('name nobody whom a new director follows where the certificate lay in the Bank Pool', () => {
    const taken = { type: 'new-director', company: 'BME', player: 'B', before: 'pool' } as const;
    expect(told(taken)).toBe('Ben becomes director of BME: its director’s certificate lay in the Bank Pool');
    language.value = 'de';
    expect(told(taken)).toBe('Ben wird Direktor der BME: Ihre Direktoraktie lag im Bank Pool');
  });

  it('are told in other words where money does not matter', () => {
    const laid = { type: 'laid', company: 'CCE', hex: 'I10', tile: '932', turn: 0, cost: 60 } as const;
    expect(told(laid)).toBe('CCE lays tile 932 on Köln (I10) for 60 M');
    expect(told({ ...laid, hex: 'J9', cost: 0 })).toBe('CCE lays tile 932 on J9');
  });

  it('of a run name its hexes, and bonuses and ferries if there are any', () => {
    const ran = { type: 'ran', company: 'RhE', train: '3', hexes: ['I10', 'K6'], revenue: 60 } as const;
    const bare = { ...ran, ferries: [], bonuses: [], extra: 0 };
    expect(told(bare)).toBe('RhE runs its 3-train for 60 M: Köln (I10) – Düren (K6)');
    const rich = { ...ran, ferries: ['I10'], bonuses: ['industry', 'iron-rhine'], extra: 100 };
    expect(told(rich)).toBe(
      'RhE runs its 3-train for 60 M: Köln (I10) – Düren (K6), with 100 M as industry bonus and Iron Rhine bonus, by ferry at Köln (I10)',
    );
  });

  it('tell who sells to raise money: the corporation or its director', () => {
    const sold = { type: 'sold-to-raise', company: 'GVE', percent: 10, price: 60, amount: 60 } as const;
    expect(told({ ...sold, seller: 'C' })).toBe('Cem sells 10% of GVE for 60 M to pay for the train');
    expect(told({ ...sold, seller: 'charter' })).toBe(
      'GVE sells 10% of its own shares for 60 M to pay for the train',
    );
  });

  it('say a and an before trains', () => {
    const bought = { type: 'train-bought', company: 'MKB', train: '8', from: 'depot', amount: 800 } as const;
    expect(told(bought)).toBe('MKB buys an 8-train from the bank for 800 M');
    expect(told({ ...bought, train: '2' })).toContain('a 2-train');
  });

  it('without words are named as they are, and no id can break a sentence', () => {
    expect(told({ type: 'landed-on-the-moon', player: 'A' } as never)).toBe('landed-on-the-moon');
    expect(told({ type: 'constructor' } as never)).toBe('constructor');
    expect(told({ type: 'passed', player: 'constructor' })).toBe('constructor passes');
  });

  it('concern players and companies, for the filters of the log', () => {
    expect(eventAbout({ type: 'new-director', company: 'CME', player: 'A', before: 'B' }, speech)).toEqual({
      players: ['A', 'B'],
      companies: ['CME'],
      kind: 'stock',
    });
    const sold = {
      type: 'sold-to-raise',
      seller: 'charter',
      company: 'GVE',
      percent: 10,
      price: 1,
      amount: 1,
    } as const;
    expect(eventAbout(sold, speech)).toEqual({ players: [], companies: ['GVE'], kind: 'money' });
    expect(eventAbout({ type: 'train-obsolete', train: '2', at: 'pool' }, speech).companies).toEqual([]);
    expect(eventAbout({ type: 'train-obsolete', train: '2', at: 'ADR' }, speech).companies).toEqual(['ADR']);
  });
});

describe('refusals', () => {
  const refusalOf = (state: RhinelandState, move: unknown) => {
    const outcome = play(rhl, state, move);
    if (outcome.ok) throw new Error('accepted');
    return plain(refusalSentence(outcome.refusal, rhl.book, names));
  };

  it('say what and why, with the section of the rulebook', () => {
    const state = rhlState({ stock: 2, cash: { A: 30 }, companies: { BME: { director: 'B', at: [1, 3] } } });
    expect(refusalOf(state, buy('BME', 'offer'))).toBe('This costs 90 M, and you have 30 M [18Rhl 5.1.2]');
    expect(refusalOf(state, buy('CME', 'offer'))).toBe(
      'CME is not founded: its director’s certificate must be bought first [18Rhl 5.1.3]',
    );
    expect(refusalOf(state, buy('BME', 'pool'))).toBe(
      'No such certificate of BME can be bought from the Bank Pool [18Rhl 5.1.4]',
    );
    language.value = 'de';
    expect(refusalOf(state, sell('BME', 10))).toBe('Du hast keine Anteile der BME [18Rhl 5.2.1]');
  });

  it('without a rule behind them cite none', () => {
    const state = rhlState({ stock: 2 });
    expect(refusalOf(state, { type: 'lay', hex: 'J9', tile: '8', turn: 0 })).toBe(
      'Laying track has to wait; now it is: Shares',
    );
    expect(refusalOf(state, 7)).toBe('This is no move of the game (?)');
  });

  it('write a limit in percent where it is one', () => {
    const refusal = { code: 'pool-limit', params: { company: 'BME', limit: 50 }, rule: '5.2.1' } as const;
    expect(plain(refusalSentence(refusal, '18Rhl', names))).toBe(
      'The Bank Pool may hold no more than 50% of BME [18Rhl 5.2.1]',
    );
  });
});

describe('moves', () => {
  const label = (move: { type: string }, stage?: string) => plain(moveLabel(move, names, stage));

  it('are told apart by what they do', () => {
    expect(label(found('CME', 0, 3))).toBe('Found CME at 100 M');
    expect(label(sell('CME', 10, 20))).toBe('Sell 30% of CME');
    expect(label({ type: 'dividend', pay: true } as { type: string })).toBe('Pay a dividend');
    expect(label({ type: 'dividend', pay: false } as { type: string })).toBe('Withhold the revenue');
    expect(label({ type: 'station', hex: 'I10', stop: 2 } as { type: string })).toBe(
      'Place a station token at Köln (I10): Deutz, right bank',
    );
    expect(label({ type: 'station', hex: 'K2', stop: 0 } as { type: string })).toBe(
      'Place a station token at Aachen (K2)',
    );
    expect(label({ type: 'lay', hex: 'J9', tile: '8', turn: 3 } as { type: string })).toBe(
      'Lay tile 8 on J9, turned by 180°',
    );
  });

  it('name a city by the face that lies there now: a tile counts and merges cities in its own way', () => {
    const { board } = rhlState({});
    const tiles = { I10: { tile: 'X923', turn: 0 }, F13: { tile: '934', turn: 0 } };
    const later = namesOf(speech, viewAt(setup), setup, { ...board, tiles });
    const at = (hex: string, stop: number) =>
      plain(moveLabel({ type: 'station', hex, stop } as { type: string }, later));
    expect(at('I10', 0)).toBe('Place a station token at Köln (I10): left bank');
    expect(at('I10', 1)).toBe('Place a station token at Köln (I10): right bank');
    expect(at('F13', 0)).toBe('Place a station token at Elberfeld / Barmen (F13)');
  });

  it('that are the same word mean another thing in another step', () => {
    expect(label({ type: 'decline' }, 'agree-train')).toBe('Do not sell');
    expect(label({ type: 'decline' }, 'power-station')).toBe('No station now');
    expect(label({ type: 'skip' }, 'station')).toBe('No station');
    expect(label({ type: 'skip' }, 'elsewhere')).toBe('Go on');
  });
});

describe('steps, rounds and phases', () => {
  it('ask for a decision with what it is about', () => {
    const state = rhlState({ operating: { company: 'RhE', step: 'dividend', revenue: 150 } });
    expect(plain(stagePrompt('dividend', state, names))).toBe('What to do with 150 M');
    language.value = 'de';
    expect(plain(stagePrompt('dividend', state, names))).toBe('Was geschieht mit 150 M?');
  });

  it('do not speak of sales where there are none yet', () => {
    const prompt = (stock: number) => stagePrompt('stock', rhlState({ stock }), names);
    expect(prompt(1)).toBe('Buy one certificate, found a company, or pass');
    expect(prompt(2)).toBe('Sell what you like, then buy one certificate, found a company, or pass');
  });

  it('are called by number', () => {
    const round = { kind: 'operating', set: 3, number: 1 };
    expect([roundName(round, speech), roundShort(round, speech)]).toEqual(['Operating round 3.1', 'OR 3.1']);
    expect(phaseName('5', 'brown')).toBe('Phase 5, brown');
    language.value = 'de';
    expect(roundName({ kind: 'stock', number: 2 } as { kind: string }, speech)).toBe('Aktienrunde 2');
    expect([trainName('3'), trainName('D')]).toEqual(['3er-Zug', 'D-Zug']);
  });
});

describe('a whole game', () => {
  it('leaves no gap in any sentence, in either language', () => {
    const { bad, types } = sayWholeGame(speech, rhl, viewAt, 4, 3, rhinelandHabits);
    expect(bad).toEqual([]);
    expect(types.size).toBeGreaterThan(25);
  }, 120_000);
});
