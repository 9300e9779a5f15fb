import { type FileHandle, open, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * A folder of files over http: enough for the built app, at the root of the address or under a sub-path.
 * Written by hand, for sirv (3.0) holds a file open for ever when its download is broken off, and follows
 * links out of the folder.
 */
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
    ...always,
  };
}

/** A page of others that shows ours in a frame could make the players tap what they do not see. */
const always = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

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
  const found = await openIn(site.folder, file);
  if (!found) return fail(response, 404);
  response.writeHead(200, { ...headersFor(file), 'Content-Length': found.size });
  if (request.method === 'HEAD') {
    await found.handle.close();
    response.end();
    return;
  }
  // Closes the file also when whoever asked for it goes away in the middle, which is no fault of ours.
  await pipeline(found.handle.createReadStream(), response).catch(() => {});
}

/** A file of the folder; what a link leads to elsewhere is not of the folder. */
async function openIn(
  folder: string,
  file: string,
): Promise<{ handle: FileHandle; size: number } | undefined> {
  let handle: FileHandle | undefined;
  try {
    const path = await realpath(join(folder, file.replaceAll('/', sep)));
    if (!path.startsWith((await realpath(folder)) + sep)) return undefined;
    handle = await open(path);
    const found = await handle.stat();
    if (found.isFile()) return { handle, size: found.size };
  } catch {
    // It is not there, or not for us.
  }
  await handle?.close();
  return undefined;
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
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...always };
  response.writeHead(status, headers).end(`${reasons[status]}\n`);
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
