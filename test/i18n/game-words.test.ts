import { describe, expect, it } from 'vitest';
import type { GameWords } from '@/i18n/sentences';
import { shared } from '@/i18n/sentences/shared';
import { privates as breweries } from '@/titles/dortmund/cards';
import { sections as dortmund } from '@/titles/dortmund/rules/sections';
import { box } from '@/titles/rhineland/18rhl';
import { sections } from '@/titles/rhineland/rules/sections';
import { emittedEvents, gapsOf, moveTypes, objectionCodes, stageIds } from './game-sources';

/** The words that all games share, and those of each family. */
const everyones: readonly GameWords[] = [
  shared,
  ...Object.values(
    import.meta.glob<GameWords>('../../src/ui/games/*/words/index.ts', { import: 'own', eager: true }),
  ),
];
const english: Readonly<Record<string, string>> = Object.assign(
  {},
  ...everyones.map(({ words }) => words.en),
);
const german: Readonly<Record<string, string>> = Object.assign({}, ...everyones.map(({ words }) => words.de));
const kinds: Readonly<Record<string, string>> = Object.assign({}, ...everyones.map((each) => each.kinds));

const dictionaries = { English: english, German: german } as const;
const languages = Object.entries(dictionaries) as [string, Readonly<Record<string, string>>][];

const events = emittedEvents();
const objections = objectionCodes();
const moves = moveTypes();
const stages = stageIds();

/** Details that sentences get beside those of the event, the objection or the move itself. */
const added: Readonly<Record<string, readonly string[]>> = {
  found: ['value'],
  sell: ['percent'],
  lay: ['degrees'],
  power: ['degrees'],
  deliver: ['cubes'],
};

function withTrain(details: readonly string[]): readonly string[] {
  return details.includes('train') ? [...details, 'aTrain'] : details;
}

function wordless(family: string, members: Iterable<string>, words: Readonly<Record<string, string>>) {
  const keys = Object.keys(words);
  return [...members].filter((member) => {
    const key = `${family}.${member}`;
    return !keys.some((each) => each === key || each.startsWith(`${key}.`));
  });
}

/** `laid` of `event.laid.free`. */
function membersOf(family: string): string[] {
  const keys = Object.keys(english).filter((key) => key.startsWith(`${family}.`));
  return [...new Set(keys.map((key) => key.split('.')[1]!))];
}

/** Sentences of a family with gaps that nothing fills. */
function unfilled(family: string, known: ReadonlyMap<string, readonly string[]>): string[] {
  return Object.entries(english).flatMap(([key, text]) => {
    const [head, member] = key.split('.') as [string, string];
    if (head !== family) return [];
    const details = [...withTrain(known.get(member) ?? []), ...(added[member] ?? [])];
    return gapsOf(text)
      .filter((gap) => !details.includes(gap))
      .map((gap) => `${key} {${gap}}`);
  });
}

describe('what the source is read for', () => {
  it('finds events, objections, moves and stages, those behind conditions and spreads too', () => {
    expect(events.get('withheld')).toEqual(expect.arrayContaining(['company', 'revenue']));
    expect(events.get('train-offer')).toEqual(expect.arrayContaining(['buyer', 'price']));
    expect(events.get('ran')).toEqual(expect.arrayContaining(['train', 'hexes', 'bonuses']));
    expect(objections.get('route-passes-end')).toEqual(['hex', 'train']);
    expect(objections.get('power-used')).toEqual(['private']);
    expect(objections.get('route-too-long')).toEqual(['length', 'limit', 'train']);
    expect(moves.get('buy')).toEqual(['company', 'source', 'percent']);
    expect(stages).toEqual(expect.arrayContaining(['auction', 'contest', 'run', 'power-station']));
  });
});

describe.each(languages)('%s', (_, words) => {
  it('has a sentence for every event', () => {
    expect(wordless('event', events.keys(), words)).toEqual([]);
  });

  it('has a sentence for every refusal', () => {
    expect(wordless('refusal', objections.keys(), words)).toEqual([]);
    expect(wordless('refusal', [...Object.keys(sections), ...Object.keys(dortmund)], words)).toEqual([]);
    expect(wordless('refusal', ['crashed'], words)).toEqual([]);
  });

  it('has a label and a name for every move', () => {
    expect(wordless('move', moves.keys(), words)).toEqual([]);
    expect(wordless('moveName', moves.keys(), words)).toEqual([]);
  });

  it('has a name and a prompt for every step and decision', () => {
    expect(wordless('stage', stages, words)).toEqual([]);
    expect(wordless('prompt', stages, words)).toEqual([]);
  });

  it('leaves no text empty, and none with a full stop that others lack', () => {
    expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(Object.entries(words).filter(([, text]) => text.endsWith('.'))).toEqual([]);
  });
});

describe('the words of the game', () => {
  it('have the same keys and gaps in both languages', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
    const different = Object.keys(english).filter(
      (key) => gapsOf(english[key]!).sort().join() !== gapsOf(german[key]!).sort().join(),
    );
    expect(different).toEqual([]);
  });

  it('have no sentence for what never happens', () => {
    expect(membersOf('event').filter((type) => !events.has(type))).toEqual([]);
    expect(membersOf('refusal').filter((code) => !objections.has(code))).toEqual([]);
    expect(membersOf('move').filter((type) => !moves.has(type))).toEqual(['stop']);
    expect(membersOf('moveName').filter((type) => !moves.has(type))).toEqual([]);
    expect(membersOf('stage').filter((id) => !stages.includes(id))).toEqual([]);
    expect(membersOf('prompt').filter((id) => !stages.includes(id))).toEqual([]);
  });

  it('ask for nothing that the event, the refusal or the move does not tell', () => {
    expect(unfilled('event', events)).toEqual([]);
    expect(unfilled('refusal', objections)).toEqual(['refusal.crashed {message}']);
    expect(unfilled('move', moves)).toEqual(['move.stop {number}']);
  });

  it('sort every event into a kind of the log', () => {
    expect([...events.keys()].filter((type) => !kinds[type])).toEqual([]);
  });

  it('name private companies of the titles only', () => {
    const rhineland = box.privates;
    const ids = [...rhineland, ...breweries].map(({ id }) => id);
    expect(membersOf('privateName').filter((id) => !ids.includes(id))).toEqual([]);
  });
});
