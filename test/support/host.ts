/** The server of a built app: it can be stopped and started again, and serve another build meanwhile. */
import type { Server } from 'node:http';
import { inProject } from '../../.tools/paths';
import { portOf, type Site, serve } from '../../.tools/server';

export interface Host {
  /** The address of the app, with its base. */
  readonly url: string;
  /** Paths that were asked for since the last `forget`, without the base. */
  readonly asked: readonly string[];
  forget(): void;
  /** Serves another folder at the same address from now on. */
  change(folder: string): void;
  /** No network from now on. */
  stop(): Promise<void>;
  /** The network is back, at the same address. */
  start(): Promise<void>;
}

const address = '127.0.0.1';

export async function startHost({ base = '/', folder = inProject('dist') } = {}): Promise<Host> {
  const site: { -readonly [K in keyof Site]: Site[K] } = { folder, base };
  const asked: string[] = [];
  const listen = async (port: number): Promise<Server> => {
    const server = await serve(site, port, address);
    server.on('request', ({ url = '' }) => asked.push(url.slice(base.length)));
    return server;
  };
  let server = await listen(0);
  const port = portOf(server);
  return {
    url: `http://${address}:${port}${base}`,
    asked,
    forget() {
      asked.length = 0;
    },
    change(other) {
      site.folder = other;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    async start() {
      server = await listen(port);
      if (portOf(server) !== port) throw new Error(`port ${port} was taken meanwhile`);
    },
  };
}
