/** The size of the built app, as a network would carry it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { type Language, languages } from '@/i18n/language';
import { families } from '@/titles/registry';
import { inProject } from '../../.tools/paths';
import { bars, carried, dist, firstScreen } from '../support/sizes';
import type { Bench, Row } from './contract';

const codeStylesData = new Set(['.js', '.css', '.html', '.json', '.webmanifest']);
/** What the service worker itself consists of is not part of what it keeps. */
const serviceWorker = /^(sw|workbox-[\w-]+)\.js$/;

const bench: Bench = {
  name: 'App size (gzip)',
  async run() {
    const built = await build({ root: inProject('.'), logLevel: 'warn' });
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => statSync(join(dist, file)).isFile());
    const app = files.filter((file) => !serviceWorker.test(file));
    return [
      row(
        'code, styles and data',
        app.filter((file) => codeStylesData.has(extname(file))),
      ),
      row('whole precache', precached(files), bars.precache),
      row('first screen: page, scripts, styles', firstScreen(), bars.firstScreen),
      ...families.flatMap(({ id: family, titles }) =>
        titles.flatMap(({ id }) =>
          languages.map((language) =>
            row(`to open ${id} (${language})`, toOpen(chunksOf(built), family, id, language), bars.game),
          ),
        ),
      ),
      row(
        'fonts',
        files.filter((file) => file.endsWith('.woff2')),
      ),
    ];
  },
};

export default bench;

function row(what: string, files: readonly string[], bar?: number): Row {
  const kilobytes = carried(files);
  return {
    what,
    files: files.length,
    kB: Number(kilobytes.toFixed(1)),
    bar: bar ? `under ${bar} kB` : '',
    met: bar ? (kilobytes < bar ? 'yes' : 'NO') : '',
  };
}

/** The list that the build wrote into the service worker. */
function precached(files: readonly string[]): string[] {
  if (!files.includes('sw.js')) return [];
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const urls = [...worker.matchAll(/["']?url["']?:\s*["']([^"']+)["']/g)].map(([, url = '']) => url);
  return [...new Set(urls)].filter((url) => files.includes(url));
}

function chunksOf(built: Awaited<ReturnType<typeof build>>): readonly Rolldown.OutputChunk[] {
  return [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((each) => each.type === 'chunk');
}

/** All that a game of a title needs, the first screen included. A family's files about a title begin with its name. */
function toOpen(
  chunks: readonly Rolldown.OutputChunk[],
  family: string,
  title: string,
  language: Language,
): string[] {
  const name = `(${title}|${title.replace(/^\w+-/, '')}[a-z]*)`;
  const asked = [
    'src/ui/table/TableScreen\\.tsx',
    `src/i18n/${language}/later\\.ts`,
    `src/ui/games/${family}/look\\.tsx`,
    `src/ui/games/${family}/${name}(/index)?\\.tsx?`,
    `src/titles/${family}/(${name}/index|${title.replace('-', '/')})\\.ts`,
  ].map((path) => new RegExp(`/${path}$`));
  const files = new Set(firstScreen());
  const take = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const chunk = chunks.find(({ fileName }) => fileName === file);
    chunk?.imports.forEach(take);
    chunk?.viteMetadata?.importedCss.forEach(take);
  };
  const chunkWith = (path: RegExp) => chunks.find(({ moduleIds }) => moduleIds.some((id) => path.test(id)));
  for (const path of asked) {
    const chunk = chunkWith(path);
    if (!chunk) throw new Error(`the build has no ${path}`);
    take(chunk.fileName);
  }
  // what speaks with some words of a family has them in a file of the same name
  const taken = chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
  for (const [, list] of taken.flatMap((id) => [...id.matchAll(/\/words\/(\w+)\.ts$/g)])) {
    const words = chunkWith(new RegExp(`/src/ui/games/${family}/words/${language}/${list}\\.ts$`));
    if (words) take(words.fileName);
  }
  return [...files];
}
