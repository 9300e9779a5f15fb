/**
 * The German books have one word for each thing, and so have we: a turn is a Spielzug, a train a Zug, its purchase a
 * Zugkauf, and what is done in a turn an Aktion.
 */
import { describe, expect, it } from 'vitest';
import { isText, pairs, type Said } from './pairs';

const said = pairs();

/** Where the German words break a rule: each with its place. */
const faulty = (isFaulty: (words: Said) => boolean) =>
  said.filter(isFaulty).map(({ where, de }) => `${where}: ${de}`);

/** Words of the books, and what is not said for them. */
const never: Readonly<Record<string, RegExp>> = {
  Operationsrunde: /Betriebsrunde|\bOP-Runde/,
  'Ausstattung (of breweries)': /Ausrüstung|Brauereiausstattung|\bBAKs?\b/,
  'Brauerei-AG': /Aktienbrauerei|Brauereigesellschaft/,
  'Spielzug, Zug, Zugkauf or Aktion': /Zugfeld/,
  'an der Reihe': /\bam Zug\b/i,
  'Betriebskapital (Kapital, where it is short of room)': /\bKasse\b/,
  'Bank Pool': /Bank-?pool/,
};

/** A train: `Zug`, `8er-Zug`, `{train}-Zug`, but no `Spielzug` and no `Zugrunde`. */
const train = /(^|[^\p{L}])Z(ug|uges|ugs|üge|ügen)(?![\p{L}])/u;

/** A turn of play: not what is turned over, or in turn. */
const turn = /\b(?<!in )turns?\b(?!(ed)? (over|into|away|round|out|up|left|right))/;

describe('German words', () => {
  it('are all looked at', () => {
    expect(said.length).toBeGreaterThan(1500);
    expect(said.every(({ en, de }) => isText(en) && isText(de))).toBe(true);
  });

  it.each(Object.entries(never))('say %s, and nothing else for it', (_term, others) => {
    expect(faulty(({ de }) => others.test(de))).toEqual([]);
  });

  it.each([
    [/brewery corporation/i, /Brauerei-AG|\bAG\b/],
    [/operating round/i, /Operationsrunde/],
    [/forced purchase/i, /Zwangskauf/],
  ])('have one word for %s', (english, german) => {
    expect(faulty(({ de, en }) => english.test(en) && !german.test(de))).toEqual([]);
  });

  it('say Zug only for a train', () => {
    expect(faulty(({ de, en }) => train.test(de) && !/train|coach/i.test(en))).toEqual([]);
  });

  it('say Spielzug, or whose Reihe it is, for a turn in which trains are spoken of', () => {
    const tellsTurn = /Spielz[uü]g|Reihe|Runde/;
    expect(faulty(({ de, en }) => turn.test(en) && train.test(de) && !tellsTurn.test(de))).toEqual([]);
  });
});
