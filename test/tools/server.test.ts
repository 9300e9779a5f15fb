import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    expect(await ask(server, 'GET', '/zechenbahn/')).toEqual({ status: 200, body: '<p>Glück auf</p>' });
    expect((await ask(server, 'GET', '/zechenbahn')).status).toBe(308);
    expect((await ask(server, 'GET', '/')).status).toBe(404);
  });

  it('sends no body for HEAD and refuses to be written to', async () => {
    const server = await start('/');
    expect(await ask(server, 'HEAD', '/')).toEqual({ status: 200, body: '' });
    expect((await ask(server, 'POST', '/')).status).toBe(405);
  });

  it('gives nothing outside of its folder', async () => {
    writeFileSync(join(folder, '..', 'zechenbahn-secret.txt'), 'secret');
    const server = await start('/');
    expect((await ask(server, 'GET', '/../zechenbahn-secret.txt')).status).toBe(404);
    rmSync(join(folder, '..', 'zechenbahn-secret.txt'));
  });

  it('takes the next free port when its own is taken', async () => {
    const first = await start('/');
    const second = await start('/', portOf(first));
    expect(portOf(second)).toBeGreaterThan(portOf(first));
  });
});

function ask(server: Server, method: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: portOf(server), method, path }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      );
    })
      .on('error', reject)
      .end();
  });
}
