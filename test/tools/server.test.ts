import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileFor, headersFor, portOf, serve } from '../../.tools/server';

describe('the file an address asks for', () => {
  it.each([
    ['/', '/', 'index.html'],
    ['/', '/?a=1', 'index.html'],
    ['/', '/assets/a%20b.js', 'assets/a b.js'],
    ['/zechenbahn/', '/zechenbahn/', 'index.html'],
    ['/zechenbahn/', '/zechenbahn/sw.js', 'sw.js'],
    ['/zechenbahn/', '/sw.js', 404],
    ['/', '/../package.json', 404],
    ['/', '/%2e%2e/package.json', 404],
    ['/', '/assets/..%2f..%2fpackage.json', 404],
    ['/', '/..%5cpackage.json', 400],
    ['/', '/a%00.js', 400],
    ['/', '/%', 400],
  ])('base %s, address %s: %s', (base, url, expected) => {
    expect(fileFor(base, url)).toBe(expected);
  });
});

describe('the headers of a file', () => {
  it('keeps files with a hash in their name for ever and asks for all others again', () => {
    expect(headersFor('assets/index-B4x_9-Kz.js')['Cache-Control']).toContain('immutable');
    expect(headersFor('sw.js')['Cache-Control']).toBe('no-cache');
    expect(headersFor('index.html')['Cache-Control']).toBe('no-cache');
  });

  it('names the type that browsers insist on', () => {
    expect(headersFor('a.webmanifest')['Content-Type']).toContain('application/manifest+json');
    expect(headersFor('a.js')['Content-Type']).toContain('text/javascript');
    expect(headersFor('a.woff2')['Content-Type']).toBe('font/woff2');
    expect(headersFor('a.unheard')['Content-Type']).toBe('application/octet-stream');
  });
});

describe('the server', () => {
  let folder = '';
  const running: Server[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zechenbahn-'));
    writeFileSync(join(folder, 'index.html'), '<p>Glück auf</p>');
  });

  afterEach(() => {
    for (const server of running.splice(0)) server.close();
    rmSync(folder, { recursive: true });
  });

  async function start(base: string, port = 0): Promise<Server> {
    const server = await serve({ folder, base }, port, '127.0.0.1');
    running.push(server);
    return server;
  }

  it('answers with the page, under a sub-path too', async () => {
    const server = await start('/zechenbahn/');
    expect(await ask(server, 'GET', '/zechenbahn/')).toMatchObject({
      status: 200,
      body: '<p>Glück auf</p>',
    });
    expect((await ask(server, 'GET', '/zechenbahn')).status).toBe(308);
    expect((await ask(server, 'GET', '/')).status).toBe(404);
  });

  it('sends no body for HEAD and refuses to be written to', async () => {
    const server = await start('/');
    expect(await ask(server, 'HEAD', '/')).toMatchObject({ status: 200, body: '' });
    expect((await ask(server, 'POST', '/')).status).toBe(405);
  });

  it('gives nothing outside of its folder', async () => {
    writeFileSync(join(folder, '..', 'zechenbahn-secret.txt'), 'secret');
    const server = await start('/');
    expect((await ask(server, 'GET', '/../zechenbahn-secret.txt')).status).toBe(404);
    rmSync(join(folder, '..', 'zechenbahn-secret.txt'));
  });

  it('follows no link out of its folder, and those within it', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'zechenbahn-outside-'));
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    symlinkSync(join(outside, 'secret.txt'), join(folder, 'file.txt'));
    symlinkSync(outside, join(folder, 'elsewhere'));
    mkdirSync(join(folder, 'real'));
    writeFileSync(join(folder, 'real', 'open.txt'), 'open');
    symlinkSync(join(folder, 'real'), join(folder, 'within'));
    const server = await start('/');
    expect((await ask(server, 'GET', '/file.txt')).status).toBe(404);
    expect((await ask(server, 'GET', '/elsewhere/secret.txt')).status).toBe(404);
    expect(await ask(server, 'GET', '/within/open.txt')).toMatchObject({ status: 200, body: 'open' });
    rmSync(outside, { recursive: true });
  });

  it('lets no other page put it into a frame', async () => {
    const server = await start('/');
    for (const path of ['/', '/missing']) {
      const { headers } = await ask(server, 'GET', path);
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    }
  });

  // elsewhere nobody says which files a process holds open
  it.runIf(process.platform === 'linux')('lets go of a file whose download was broken off', async () => {
    const path = join(folder, 'large.bin');
    writeFileSync(path, Buffer.alloc(16_000_000));
    const server = await start('/');
    for (let i = 0; i < 5; i++) await breakOff(server, '/large.bin');
    expect((await ask(server, 'HEAD', '/large.bin')).status).toBe(200);
    await vi.waitFor(() => expect(openFiles()).not.toContain(path), { timeout: 60_000 });
  });

  it('takes the next free port when its own is taken', async () => {
    const first = await start('/');
    const second = await start('/', portOf(first));
    expect(portOf(second)).toBeGreaterThan(portOf(first));
  });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask(server: Server, method: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: portOf(server), method, path }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks).toString('utf8') });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Asks for a file, and goes away with its first bytes. */
function breakOff(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port: portOf(server), path }, (response) => {
      response.once('data', () => asking.destroy());
      response.on('error', () => {});
      response.on('close', () => resolve());
    });
    asking.on('error', reject).end();
  });
}

/** Paths of all files that this process holds open. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      // closed meanwhile
      return [];
    }
  });
}
