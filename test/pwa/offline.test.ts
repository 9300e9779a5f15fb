import { describe, expect, it } from 'vitest';
import { followOffline, type Stock } from '@/pwa/offline';

/** A worker that answers what it is told to, once there is one. */
function setting({ isControlled = false } = {}) {
  const stock = { missing: 0 };
  const asked: unknown[] = [];
  let start!: (worker: Pick<ServiceWorker, 'postMessage'>) => void;
  const worker = new Promise<Pick<ServiceWorker, 'postMessage'>>((resolve) => {
    start = resolve;
  });
  const postMessage = (message: unknown, ports: unknown) => {
    asked.push(message);
    const answer: Stock = { ...stock };
    (ports as MessagePort[])[0]!.postMessage(answer);
  };
  const offline = followOffline({ worker: () => worker, isControlled: () => isControlled });
  return { offline, stock, asked, start: () => start({ postMessage } as ServiceWorker) };
}

describe('whether the app works without a network', () => {
  it('is not known before somebody has looked, even if a worker is there', async () => {
    const { offline, asked, start } = setting({ isControlled: true });
    start();
    expect(offline.kept.value).toBe('unknown');
    await offline.check();
    expect(asked).toEqual([{ type: 'CHECK' }]);
    expect(offline.kept.value).toBe('whole');
  });

  it('is not the case on the first visit, until all is stored', async () => {
    const { offline, start } = setting();
    const checked = offline.check();
    await Promise.resolve();
    expect(offline.kept.value).toBe('none');
    start();
    await checked;
    expect(offline.kept.value).toBe('whole');
  });

  it('is looked at anew each time', async () => {
    const { offline, stock, start } = setting({ isControlled: true });
    start();
    stock.missing = 3;
    await offline.check();
    expect(offline.kept.value).toBe('partly');
    stock.missing = 0;
    await offline.check();
    expect(offline.kept.value).toBe('whole');
  });
});
