import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { withIntegrity } from './.tools/integrity.ts';
import { shareAction, shareField } from './src/pwa/share-target.ts';

/** The piece that loads titles, in pages and in workers. */
const titlesPiece = 'titles';

/** A title is a folder of its family. */
const titleFile = /src\/titles\/([^/]+)\/([^/]+)\/index\.ts$/;

/** Boards as they are drawn, at the table and where they are looked at. */
const boards = /src\/ui\/(board\/|gallery\/(looks|tile-order)|games\/look\.ts)/;

/**
 * What is loaded together is one file: there is less to fetch when a game is opened, and it is compressed better.
 * A piece takes along all that it needs, except for what belongs to a piece above it.
 */
const pieces = [
  { name: titlesPiece, test: /src\/(table\/(titles|routes\/protocol)|titles\/(registry|[^/]+\/entry))\.ts/ },
  // what the first screen shares with workers
  {
    name: 'core',
    test: /node_modules\/immer\/|src\/engine\/(game\/(?!mend)|board\/(face|layout|types)\.ts)/,
  },
  { name: nameIfFirst, debugName: 'first' },
  // what most titles need is one piece; what only some of them need is fetched with those
  ...[99, 4, 3, 2, 1].map((most) => ({ name: nameOfEngine(most), debugName: 'engine' })),
  // what the table shares with other screens, and what only those share
  { name: nameIfParts, debugName: 'parts' },
  { name: 'board', test: boards },
  // what families share at the table: at first sight, with a later stage, and what is looked at beside it
  ...[99, 4, 3, 2, 1].map((most) => ({ name: nameAtTable(most), debugName: 'table' })),
  { name: nameIfOfStages, debugName: 'stages' },
  { name: nameIfScreens, debugName: 'screens' },
  { name: nameIfAside, debugName: 'aside' },
  // what is agreed on before a game begins is shown before its rules are loaded
  { name: nameOfFamily('options', /src\/titles\/([^/]+)\/(?:[^/]+\/)?options\.ts$/), debugName: 'options' },
  // rules before screens: what workers load must not lie with what they cannot show
  ...sharedBy('titles', 'rules'),
  { name: nameOfFamily('title', titleFile), debugName: 'title' },
  ...sharedBy('ui/games', 'screens'),
].map((piece, i, all) => ({ ...piece, priority: all.length - i }));

/** Needed by so many titles that all may have it. */
const many = 5;

/** What is needed by this many titles: all that many need is one piece. */
function nameOfEngine(count: number) {
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    if (!/src\/(engine\/|titles\/[^/]+\.ts)/.test(id)) return null;
    const roots = rootsOf(id, graph);
    const titles = new Set(roots.flatMap((root) => titleFile.exec(root)?.slice(1).join('_') ?? []));
    return nameForSome('engine', titles, count, titles.size === 0 || roots.some(isShownAtOnce));
  };
}

/** A piece for some titles bears their names. */
function nameForSome(
  what: string,
  titles: ReadonlySet<string>,
  count: number,
  isForAll: boolean,
): string | null {
  const isForMany = isForAll || titles.size >= many;
  if (count >= many) return isForMany ? what : null;
  return !isForMany && titles.size === count ? [what, ...[...titles].sort()].join('-') : null;
}

/**
 * What is there at first sight comes first, and of that what more titles share: a piece of later moments or of few would
 * take it along, and the others had to load that piece.
 */
function sharedBy(layer: string, what: string) {
  return [true, false].flatMap((isAtOnce) =>
    [6, 5, 4, 3, 2].map((least) => ({ name: nameOfShared(layer, what, least, isAtOnce), debugName: what })),
  );
}

/** What several titles of a family share: of its rules and data, which workers load too, or of its screens and words. */
function nameOfShared(layer: string, what: string, least: number, isAtOnce: boolean) {
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    const [, family] = new RegExp(`src/${layer}/([^/]+)/`).exec(id) ?? [];
    if (family === undefined) return null;
    const folder = `/src/${layer}/${family}/`;
    const roots = rootsOf(id, graph).filter((root) => root.includes(folder));
    // what is there at first sight is there for later moments too
    const atOnce = roots.filter((root) => screenOf(root) === 'table');
    if (isAtOnce !== atOnce.length > 0) return null;
    const titles = isAtOnce ? atOnce : roots;
    if (titles.length < least) return null;
    const sharers = [...new Set(titles.map((root) => nameOfRoot(root, folder)))].sort();
    return [family, what, ...sharers].join('-');
  };
}

/** What a file that is asked for is called within its folder: `18lra` for `18lra/index.ts`. */
function nameOfRoot(root: string, folder: string): string {
  const [, path = ''] = root.split(folder);
  return path.replace(/(\/index)?\.tsx?$/, '').replaceAll('/', '_');
}

/** What matches belongs to the piece of the family in whose folder it lies. */
function nameOfFamily(what: string, folder: RegExp): (id: string) => string | null {
  return (id) => {
    const [, family, title] = folder.exec(id) ?? [];
    return family === undefined ? null : `${family}-${title ?? what}`;
  };
}

/** Asked for by words of every language: they must not wait for the screens that others share. */
const fitting = /src\/i18n\/fitting\.ts$/;

/** What the page imports before anything is asked for, itself or through others, is one piece. */
function nameIfFirst(id: string, graph: Rolldown.ChunkingContext): string | null {
  return fitting.test(id) || wantedBy(id, graph).has('page') ? 'first' : null;
}

/** The three moments of a table: first sight, a later stage, a look at something beside the turn. */
const moments: readonly string[] = ['table', 'stages', 'aside'];

function isOfScreens(id: string): boolean {
  return /src\/(ui|i18n)\//.test(id) && !boards.test(id);
}

function isOfFamily(id: string): boolean {
  return /src\/ui\/games\/[^/]+\//.test(id);
}

/** What a table shows at first sight or in a later stage, and other screens show too. */
function nameIfParts(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (!isOfScreens(id)) return null;
  const screens = wantedBy(id, graph);
  const isElsewhere = [...screens].some((screen) => !moments.includes(screen));
  return isElsewhere && (screens.has('table') || screens.has('stages')) ? 'parts' : null;
}

/** What is shown at first sight in this many games, and only at the table. */
function nameAtTable(count: number) {
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    if (!isOfScreens(id) || isOfFamily(id)) return null;
    const roots = rootsOf(id, graph).filter((root) => screenOf(root) === 'table');
    if (roots.length === 0) return null;
    const games = new Set(roots.map((root) => nameOfRoot(root, '/src/ui/games/')));
    return nameForSome('table', games, count, roots.some(isShownAtOnce));
  };
}

function nameIfOfStages(id: string, graph: Rolldown.ChunkingContext): string | null {
  return isOfScreens(id) && !isOfFamily(id) && wantedBy(id, graph).has('stages') ? 'stages' : null;
}

/** What several screens show that are asked for beside the table. */
function nameIfScreens(id: string, graph: Rolldown.ChunkingContext): string | null {
  return isOfScreens(id) && !isOfFamily(id) && wantedBy(id, graph).size > 1 ? 'screens' : null;
}

function nameIfAside(id: string, graph: Rolldown.ChunkingContext): string | null {
  return isOfScreens(id) && !isOfFamily(id) && wantedBy(id, graph).has('aside') ? 'aside' : null;
}

/** Who wants a module: the page, or a screen that it asks for. All families are one table. */
function wantedBy(id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  return new Set(rootsOf(id, graph).map(screenOf));
}

function screenOf(root: string): string {
  const [, moment] = /src\/ui\/(?:table|turn|games)\/(?:.+[/-])?(aside|stages)\.tsx?$/.exec(root) ?? [];
  return moment ?? (/src\/ui\/(table|games)\//.test(root) ? 'table' : root);
}

function isShownAtOnce(root: string): boolean {
  return root.endsWith('/src/ui/table/TableScreen.tsx');
}

/** What imports a module, itself or through others, and is asked for: the page, or what is loaded when it is needed. */
function rootsOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const roots: string[] = [];
  const seen = new Set<string>();
  const follow = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    if (module.endsWith('/src/main.tsx')) roots.push('page');
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {};
    if (dynamicImporters.length > 0) roots.push(module);
    for (const importer of importers) follow(importer);
  };
  follow(id);
  return roots;
}

function isForWorkers(file: string): boolean {
  return file.includes(`/${titlesPiece}-`);
}

const integrity = withIntegrity();

/** Folders of tests without a page, without storage and without anything that is kept from one test to the next. */
const pure = '{architecture,engine,golden,i18n,rules,support,titles,tools}';

function tests(folders: string): string[] {
  return [`test/${folders}/**/*.test.{ts,tsx}`];
}

/**
 * Most of what a piece holds is needed as soon as it is fetched: a browser that knows this comment compiles all of it
 * beside the page, not function by function while the table is drawn.
 */
const worthCompiling = 12_000;
function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.length > worthCompiling)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

export default defineConfig({
  base: './',
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  plugins: [
    preact(),
    withoutPolicyInDevelopment(),
    sharingWorkers(),
    rulesApart(),
    compiledAhead(),
    integrity.plugin,
    withVersion(process.env.APP_VERSION ?? packageVersion()),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: './',
        name: 'Zechenbahn',
        short_name: 'Zechenbahn',
        description: 'The 18xx railway games of the Rhine and Ruhr, around one tablet, without a network',
        lang: 'en',
        categories: ['games'],
        start_url: './',
        scope: './',
        display: 'standalone',
        orientation: 'any',
        theme_color: '#1f4d3a',
        background_color: '#f4eddc',
        // A second window of the same game can only follow: what is opened goes to the first.
        launch_handler: { client_mode: 'focus-existing' },
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icons/maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
          { src: 'icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
          { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        screenshots: [
          {
            src: 'screenshots/wide.png',
            sizes: '1180x820',
            type: 'image/png',
            form_factor: 'wide',
            label: 'The table: the board, whose turn it is, and what they may do',
          },
          {
            src: 'screenshots/narrow.png',
            sizes: '390x844',
            type: 'image/png',
            form_factor: 'narrow',
            label: 'The same table on a telephone',
          },
        ],
        shortcuts: [
          { name: 'New game', url: './#/new', icons: [{ src: 'icons/icon-192.png', sizes: '192x192' }] },
          { name: 'Boards', url: './#/gallery', icons: [{ src: 'icons/icon-192.png', sizes: '192x192' }] },
        ],
        file_handlers: [{ action: './', accept: { 'application/json': ['.json'], 'text/plain': ['.txt'] } }],
        share_target: {
          action: `./${shareAction}`,
          method: 'POST',
          enctype: 'multipart/form-data',
          params: {
            text: 'text',
            files: [{ name: shareField, accept: ['text/plain', 'application/json', '.txt', '.json'] }],
          },
        },
      },
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // Asked for when the app is installed, and never again.
        globIgnores: ['screenshots/**', 'icons/**'],
        manifestTransforms: [integrity.manifestTransform],
      },
    }),
  ],
  build: {
    // A page loads what a piece needs beside it; a worker cannot, so what both load, titles, has no such list.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostId }) => (isForWorkers(hostId) ? [] : needed),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: pieces },
      },
    },
  },
  test: {
    projects: [
      // pure functions leave nothing behind: their modules are loaded once for each worker, not for each file again
      {
        extends: true,
        test: { name: 'rules', include: tests(pure), isolate: false, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { name: 'app', include: tests('*'), exclude: tests(pure), sequence: { groupOrder: 2 } },
      },
    ],
    environment: 'node',
    setupFiles: ['test/support/patience.ts', 'test/support/all-words.ts'],
    // all cores: by default one is left idle, which is half of a small machine
    maxWorkers: '100%',
    pool: 'threads',
    // no test may fail because a machine is busy
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

/** The development server puts styles and scripts into the page itself, which the shipped page forbids. */
function withoutPolicyInDevelopment(): Plugin {
  return {
    name: 'without-policy-in-development',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
  };
}

/** Workers load rules, and have no page to show anything on: no file may hold rules and screens. */
function rulesApart(): Plugin {
  return {
    name: 'rules-apart',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const holds = (folder: RegExp) => file.moduleIds.some((id) => folder.test(id));
        if (holds(/src\/titles\/[^/]+\/[^/]+\/index\.ts$/) && holds(/src\/ui\//))
          this.error(`${file.fileName} holds rules and screens: a worker cannot load it`);
      }
    },
  };
}

/**
 * `import address from './worker?shared'` is the address of a module worker that is built with the page:
 * what both need is one file, where a worker of its own build would have a copy of all of it.
 */
function sharingWorkers(): Plugin {
  const suffix = '?shared';
  let isBuild = false;
  return {
    name: 'sharing-workers',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const found = await this.resolve(source.slice(0, -suffix.length), importer);
      return found && `${found.id}${suffix}`;
    },
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      if (!isBuild) return `export default ${JSON.stringify(`/${relative(process.cwd(), file)}`)};`;
      const reference = this.emitFile({ type: 'chunk', id: file });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

/** Which version of the app a page is, for whoever looks into it; tests tell an update by it. */
function withVersion(content: string): Plugin {
  const tags: HtmlTagDescriptor[] = [{ tag: 'meta', attrs: { name: 'version', content } }];
  return { name: 'with-version', transformIndexHtml: () => tags };
}

function packageVersion(): string {
  return JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version;
}
