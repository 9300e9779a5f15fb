/** The size of the built app, as a network would carry it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { families } from '@/titles/registry';
import { inProject } from '../../.tools/paths';
import type { Bench, Row } from './contract';

const dist = inProject('dist');
const codeStylesData = new Set(['.js', '.css', '.html', '.json', '.webmanifest']);
/** What the service worker itself consists of is not part of what it keeps. */
const serviceWorker = /^(sw|workbox-[\w-]+)\.js$/;
/** Already compressed: servers send these as they are. */
const compressed = new Set(['.woff2', '.png', '.webp']);

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
      row('whole precache', precached(files), 650),
      row('first screen: page, scripts, styles', firstScreen(), 50),
      ...families.flatMap(({ id: family, titles }) =>
        titles.map(({ id }) => row(`to open ${id}`, toOpen(chunksOf(built), family, id), 190)),
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
  const kilobytes = files.reduce((sum, file) => sum + carried(file), 0) / 1000;
  return {
    what,
    files: files.length,
    kB: Number(kilobytes.toFixed(1)),
    bar: bar ? `under ${bar} kB` : '',
    met: bar ? (kilobytes < bar ? 'yes' : 'NO') : '',
  };
}

function carried(file: string): number {
  const content = readFileSync(join(dist, file));
  return compressed.has(extname(file)) ? content.length : gzipSync(content, { level: 9 }).length;
}

/** The list that the build wrote into the service worker. */
function precached(files: readonly string[]): string[] {
  if (!files.includes('sw.js')) return [];
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const urls = [...worker.matchAll(/["']?url["']?:\s*["']([^"']+)["']/g)].map(([, url = '']) => url);
  return [...new Set(urls)].filter((url) => files.includes(url));
}

/** The page, and what it names itself: the build lists every script the first one needs. */
function firstScreen(): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(?:\.\/)?([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  return ['index.html', ...new Set(named)];
}

function chunksOf(built: Awaited<ReturnType<typeof build>>): readonly Rolldown.OutputChunk[] {
  return [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((each) => each.type === 'chunk');
}

/** All that a game of a title needs, the first screen included. A family's files about a title bear its name. */
function toOpen(chunks: readonly Rolldown.OutputChunk[], family: string, title: string): string[] {
  const name = `(${title}|${title.replace(/^\w+-/, '')})`;
  const asked = [
    'src/ui/table/TableScreen\\.tsx',
    `src/ui/games/${family}/look\\.tsx`,
    `src/ui/games/${family}/${name}\\.ts`,
    `src/titles/${family}/${name}/index\\.ts`,
  ].map((path) => new RegExp(`/${path}$`));
  const files = new Set(firstScreen());
  const take = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const chunk = chunks.find(({ fileName }) => fileName === file);
    chunk?.imports.forEach(take);
    chunk?.viteMetadata?.importedCss.forEach(take);
  };
  for (const path of asked) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => path.test(id)));
    if (!chunk) throw new Error(`the build has no ${path}`);
    take(chunk.fileName);
  }
  return [...files];
}
