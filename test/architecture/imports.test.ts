import { describe, expect, it } from 'vitest';
import { filesBelow } from './files';
import { type Import, importsIn, objection } from './imports';

function objections(imports: readonly Import[]): string[] {
  return imports.flatMap((one) => {
    const why = objection(one);
    return why ? [`${one.file} imports "${one.target}": ${why}`] : [];
  });
}

describe('imports point upwards', () => {
  it('in every file of src', () => {
    const files = filesBelow('src', '.ts', '.tsx');
    const imports = files.flatMap(({ path, text }) => importsIn(path, text));
    expect(imports.length).toBeGreaterThan(files.length);
    expect(objections(imports)).toEqual([]);
  });

  it.each([
    ['src/engine/game/play.ts', '@/titles/ruhr', 'engine may not use titles'],
    ['src/engine/game/play.ts', '../board/graph', 'engine/game may not use engine/board'],
    ['src/engine/board/graph.ts', '@/engine/routes/best', 'engine/board may not use engine/routes'],
    ['src/engine/steps/track.ts', '../rounds/stock', 'engine/steps may not use engine/rounds'],
    ['src/engine/cards/deck.ts', '../game/state', '"engine/cards" is no part of the architecture'],
    ['src/engine/game/play.ts', 'preact', 'engine may not use the package preact'],
    ['src/titles/ruhr/index.ts', '../rhineland/cards', 'titles of one family may not use another'],
    ['src/titles/ruhr/index.ts', '@/i18n', 'titles may not use i18n'],
    ['src/storage/games.ts', '../table/game', 'storage may not use table'],
    ['src/table/game.ts', '@/ui/home', 'table may not use ui'],
    ['src/pwa/update.ts', '@/main', 'pwa may not use the entry of the app'],
    [
      'src/ui/table/Table.tsx',
      '../games/ruhr/index',
      'the screens of a family are found by the build, and used by nobody else',
    ],
    [
      'src/ui/games/ruhr/a.ts',
      '../saar/b',
      'the screens of a family are found by the build, and used by nobody else',
    ],
    ['src/ui/home.tsx', '../../test/support/app', 'reaches out of src'],
    ['src/helpers/array.ts', '@/engine/game/play', '"helpers" is no part of the architecture'],
  ])('refuses %s importing %s', (file, target, why) => {
    expect(objections([{ file, target }])).toEqual([`${file} imports "${target}": ${why}`]);
  });

  it.each([
    ['src/main.tsx', './ui/app'],
    ['src/ui/home.tsx', '@/table/game'],
    ['src/ui/home.tsx', '@/i18n'],
    ['src/titles/registry.ts', './ruhr/entry'],
    ['src/ui/games/ruhr/a.ts', './words/b'],
    ['src/ui/games/ruhr/a.ts', '../cover'],
    ['src/titles/ruhr/boards.ts', '../boards'],
    ['src/titles/rhineland/18lra/index.ts', '../18rhl/rules'],
    ['src/titles/ruhr/index.ts', '@/engine/rounds/stock'],
    ['src/engine/rounds/operating.ts', '../steps/track'],
    ['src/engine/game/play.ts', 'immer'],
  ])('allows %s importing %s', (file, target) => {
    expect(objections([{ file, target }])).toEqual([]);
  });
});

describe('reading imports', () => {
  it('finds every form of them', () => {
    const text = `
      import './a';
      import b, { type c } from './b';
      import type {
        D,
      } from './d';
      export * from './e';
      export { f as g } from './f';
      const h = await import('./h');
      const i = new Worker(new URL('./i.ts', import.meta.url));
      import J from './j?worker';
    `;
    const targets = importsIn('src/a.ts', text).map(({ target }) => target);
    expect(targets.sort()).toEqual(['./a', './b', './d', './e', './f', './h', './i.ts', './j']);
  });

  it('leaves comments and words alone', () => {
    const text = "// import './a'\n/* import './b' */ const from = 'import'; // see './c'";
    expect(importsIn('src/a.ts', text)).toEqual([]);
  });
});
