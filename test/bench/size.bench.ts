/** The size of the built app, as a network would carry it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
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
    await build({ root: inProject('.'), logLevel: 'warn' });
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => statSync(join(dist, file)).isFile());
    const app = files.filter((file) => !serviceWorker.test(file));
    return [
      row(
        'code, styles and data',
        app.filter((file) => codeStylesData.has(extname(file))),
        200,
      ),
      row('whole precache', precached(files), 350),
      row('first screen: page, scripts, styles', firstScreen(), 50),
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
