import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';

/** A folder of files over http: enough for the built app, at the root of the address or under a sub-path. */
export interface Site {
  /** Absolute path of the folder to serve. */
  readonly folder: string;
  /** Where the site lives on the host: `/` or for instance `/zechenbahn/`. */
  readonly base: string;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The build puts a hash of the content into these names, so a name never changes its content. */
const hashed = /^assets\/.+-[\w-]{8}\.\w+$/;

/** The path inside the folder that an address asks for, or why there is none: 400 malformed, 404 elsewhere. */
export function fileFor(base: string, url: string): string | 400 | 404 {
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return 400;
  }
  if (path.includes('\0') || path.includes('\\')) return 400;
  if (path.split('/').includes('..')) return 404;
  if (!path.startsWith(base)) return 404;
  const inside = path.slice(base.length);
  return inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside;
}

export function headersFor(file: string): Record<string, string> {
  return {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    // The page, the manifest and the service worker must be asked for each time, or an update never arrives.
    'Cache-Control': hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Listens on `port`, or on the next free one above it; 0 takes any free port. */
export async function serve(site: Site, port: number, host?: string): Promise<Server> {
  const server = createServer((request, response) => {
    answer(site, request, response).catch(() => fail(response, 500));
  });
  for (let candidate = port; ; candidate++) {
    try {
      await listen(server, candidate, host);
      return server;
    } catch (error) {
      if (!isTaken(error) || candidate >= 65_535) throw error;
    }
  }
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return fail(response, 405);
  const url = request.url ?? '/';
  if (`${url}/` === site.base) {
    response.writeHead(308, { Location: site.base }).end();
    return;
  }
  const file = fileFor(site.base, url);
  if (typeof file === 'number') return fail(response, file);
  const path = join(site.folder, file.replaceAll('/', sep));
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return fail(response, 404);
  response.writeHead(200, { ...headersFor(file), 'Content-Length': found.size });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(path)
      .on('error', () => response.destroy())
      .pipe(response);
}

const reasons = {
  400: 'This address cannot be read.',
  404: 'There is no such file here.',
  405: 'Only GET and HEAD are answered.',
  500: 'The file could not be read.',
} as const;

function fail(response: ServerResponse, status: keyof typeof reasons): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${reasons[status]}\n`);
}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
