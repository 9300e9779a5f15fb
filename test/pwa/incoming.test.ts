import { describe, expect, it, vi } from 'vitest';
import { followIncoming, type LaunchQueue } from '@/pwa/incoming';
import { receive, takeReceived } from '@/pwa/received';
import { shareField } from '@/pwa/share-target';
import { limits } from '@/storage/savefile';

const home = 'https://host.example/zechenbahn/';

/** As much of the Cache API as is used. */
function fakeCaches(): Pick<CacheStorage, 'open'> {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key)?.clone(),
    delete: async (key: string) => kept.delete(key),
  };
  return { open: async () => cache as unknown as Cache };
}

function shared(fields: Record<string, string | Blob>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(`${home}receive`, { method: 'POST', body });
}

describe('a file shared to the app', () => {
  it('is kept by the service worker until the page takes it, once', async () => {
    const caches = fakeCaches();
    const file = new File(['{"format":"zechenbahn"}'], 'a.txt', { type: 'text/plain' });
    const response = await receive(shared({ [shareField]: file }), caches, home);
    expect([response.status, response.headers.get('Location')]).toEqual([303, home]);
    expect(await takeReceived(caches, home)).toBe('{"format":"zechenbahn"}');
    expect(await takeReceived(caches, home)).toBeNull();
  });

  it('may also be text', async () => {
    const caches = fakeCaches();
    await receive(shared({ text: 'our game' }), caches, home);
    expect(await takeReceived(caches, home)).toBe('our game');
  });

  it('that cannot be kept still opens the app', async () => {
    const caches = { open: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
    expect((await receive(shared({ text: 'a' }), caches, home)).status).toBe(303);
    expect(await takeReceived(caches, home)).toBeNull();
  });
});

describe('incoming texts', () => {
  it('wait in a row, wherever they come from', async () => {
    const caches = fakeCaches();
    await receive(shared({ text: 'shared' }), caches, home);
    let launch: Parameters<LaunchQueue['setConsumer']>[0] = () => {};
    const incoming = followIncoming({
      caches,
      home,
      launchQueue: {
        setConsumer(consumer) {
          launch = consumer;
        },
      },
    });
    await vi.waitUntil(() => incoming.next.value);
    await incoming.addFiles([new Blob(['dropped'])]);
    incoming.add('pasted');
    launch({ files: [{ getFile: async () => new File(['opened'], 'a.json') }, {}] });
    for (const text of ['shared', 'dropped', 'pasted', 'opened', null]) {
      await vi.waitUntil(() => (incoming.next.value?.text ?? null) === text);
      // what others have sent is asked about first; what was brought here by hand is not
      if (text !== null) expect(incoming.next.value?.isUnasked).toBe(text === 'shared');
      incoming.done();
    }
  });

  it('that are the same are two all the same', () => {
    const incoming = followIncoming({ caches: undefined, home, launchQueue: undefined });
    incoming.add('twice');
    incoming.add('twice');
    const first = incoming.next.value;
    incoming.done();
    expect(incoming.next.value?.text).toBe('twice');
    expect(incoming.next.value?.number).not.toBe(first?.number);
  });

  it('are read no further than a save can be long', async () => {
    const incoming = followIncoming({ caches: undefined, home, launchQueue: undefined });
    const slice = vi.fn((_from: number, _to: number) => new Blob(['a']));
    await incoming.addFiles([{ slice } as unknown as Blob]);
    expect(slice).toHaveBeenCalledWith(0, limits.characters + 1);
    expect(incoming.next.value?.text).toBe('a');
  });
});
