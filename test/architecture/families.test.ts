import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { families } from '@/titles/registry';
import { inProject } from '../../.tools/paths';
import { familiesWords, sharedWords } from '../support/words';
import { type FamilyNames, namedIn, ownMembers } from './families';
import { filesBelow } from './files';

const catalogues = familiesWords.map(({ family, game }) => ({ family, keys: Object.keys(game.en) }));
const members = ownMembers(Object.keys(sharedWords.en), catalogues);

const known: readonly FamilyNames[] = families.map(({ id, titles, boards }) => ({
  family: id,
  ids: [...new Set([...titles, ...boards].map((each) => each.id))],
  own: members.get(id) ?? [],
}));

/** The one line of each family outside its folders. */
const registry = 'src/titles/registry.ts';

function foldersOf(folder: string): string[] {
  return readdirSync(inProject(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

describe('a family is two folders', () => {
  it('and every folder is a registered family', () => {
    const ids = families.map(({ id }) => id).sort();
    expect(foldersOf('src/titles')).toEqual(ids);
    expect(foldersOf('src/ui/games')).toEqual(ids);
    for (const id of ids) expect(existsSync(inProject(`src/ui/games/${id}/cover.ts`)), id).toBe(true);
  });

  it('whose names no file outside them says, but the registry', () => {
    const files = filesBelow('src', '.ts', '.tsx', '.css').filter(({ path }) => path !== registry);
    expect(files.length).toBeGreaterThan(300);
    for (const { family, own } of known.filter((each) => members.has(each.family))) {
      expect(own.length, family).toBeGreaterThan(10);
    }
    expect(files.flatMap((file) => namedIn(file, known))).toEqual([]);
  });
});

describe('a name outside is noticed', () => {
  const catalogue = (family: string, ...keys: string[]) => ({ family, keys });
  const families: readonly FamilyNames[] = [
    { family: 'moselle', ids: ['18mos'], own: ['wine-pressed', 'press'] },
    { family: 'saar', ids: ['18saar'], own: [] },
  ];
  const named = (text: string, path = 'src/ui/turn/a.ts') =>
    namedIn({ path, text }, families).map((each) => each.split(' names ')[1]);

  it.each([
    ['a family', "import { x } from '../games/moselle';", ['moselle']],
    ['a family in a name', 'const moselleWords = 1;', ['moselleWords']],
    ['a family in a style', '.saar-card { color: red }', ['saar-card']],
    ['a title', "if (id === '18mos') return 1;", ['18mos']],
    ['an event', "const kinds = { 'wine-pressed': 'stock' };", ['wine-pressed']],
    ['words of an event', "const words = { 'event.wine-pressed.free': 'For nothing' };", ['wine-pressed']],
    ['words of a move', "const words = { 'move.press': 'Press' };", ['press']],
    ['a move of common language', "if (move.type === 'press') return;", ['press']],
    ['a move of several', "type Known = { type: 'lay' | 'press' };", ['press']],
    ['moves that are asked for', "movesOf(options, 'lay', 'press')", ['press']],
  ])('%s', (_, text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  it.each([
    ['comments that cite', "// [18mos, 4.5] moselle, 'wine-pressed'\n/* '18mos' */ const a = 1;"],
    ['sentences', "const title = 'The railways of Moselle and Saar';"],
    ['words of common language', "const [tab, setTab] = useState('press'); const a = { press: 1 };"],
  ])('but %s are not', (_, text) => {
    expect(named(text)).toEqual([]);
  });

  it('and its own folders may name it', () => {
    const text = "export const id = '18mos';";
    expect(named(text, 'src/titles/moselle/entry.ts')).toEqual([]);
    expect(named(text, 'src/ui/games/moselle/cover.ts')).toEqual([]);
    expect(named(text, 'src/ui/games/covers.ts')).toEqual(['18mos']);
  });

  it('what is shared, or another family has too, is no one’s', () => {
    const shared = ['event.laid', 'move.lay', 'unit.percent'];
    const mine = catalogue('moselle', 'event.laid.free', 'event.pressed', 'move.link', 'bonus.wine');
    const theirs = catalogue('saar', 'stage.link', 'refusal.no-coal');
    expect(Object.fromEntries(ownMembers(shared, [mine, theirs]))).toEqual({
      moselle: ['pressed'],
      saar: ['no-coal'],
    });
  });
});
