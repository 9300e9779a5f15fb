import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { followUpdates, type UpdateDeps } from '@/pwa/update';

type Worker = NonNullable<Awaited<ReturnType<UpdateDeps['workbox']>>>;

function setting({ isControlled = false } = {}) {
  let hasWorker = isControlled;
  const listeners = new Map<string, () => void>();
  const worker = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    register: vi.fn(async () => undefined),
    messageSkipWaiting: vi.fn(),
    update: vi.fn(async () => {}),
  };
  const busy = signal(false);
  const isUnsaved = signal(false);
  const reload = vi.fn();
  const updates = followUpdates({
    workbox: async () => worker as unknown as Worker,
    isControlled: () => hasWorker,
    busy,
    isUnsaved,
    reload,
  });
  const happen = async (type: string) => {
    await vi.waitUntil(() => listeners.has(type));
    if (type === 'controlling') hasWorker = true;
    listeners.get(type)?.();
    await Promise.resolve();
  };
  /** All data of the app is cleared, and its worker with it. */
  const clear = async () => {
    await vi.waitUntil(() => listeners.has('controlling'));
    hasWorker = false;
    listeners.get('controlling')?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { updates, worker, busy, isUnsaved, reload, happen, clear };
}

describe('a new version', () => {
  it('is announced and waits', async () => {
    const { updates, worker, reload, happen } = setting({ isControlled: true });
    expect(updates.updateReady.value).toBe(false);
    await happen('waiting');
    expect(updates.updateReady.value).toBe(true);
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not what the first visit installs, however long that takes to begin its work', async () => {
    const { updates, happen } = setting({ isControlled: false });
    await happen('waiting');
    expect(updates.updateReady.value).toBe(false);
    await happen('controlling');
    await happen('waiting');
    expect(updates.updateReady.value).toBe(true);
  });

  it('runs after the player said so', async () => {
    const { updates, worker, reload, happen } = setting({ isControlled: true });
    await happen('waiting');
    await updates.applyUpdate();
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
    await happen('controlling');
    await vi.waitUntil(() => reload.mock.calls.length > 0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('never in the middle of a move', async () => {
    const { updates, worker, busy, reload, happen } = setting({ isControlled: true });
    await happen('waiting');
    busy.value = true;
    const applying = updates.applyUpdate();
    await new Promise((resolve) => setTimeout(resolve));
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
    busy.value = false;
    await applying;
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
    busy.value = true;
    await happen('controlling');
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
    busy.value = false;
    await vi.waitUntil(() => reload.mock.calls.length > 0);
  });

  it('accepted in another window waits while something is in this one only, and goes on when it is stored', async () => {
    const { updates, isUnsaved, reload, happen } = setting({ isControlled: true });
    isUnsaved.value = true;
    expect(updates.isHeld.value).toBe(false);
    await happen('controlling');
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
    expect(updates.isHeld.value).toBe(true);
    isUnsaved.value = false;
    await vi.waitUntil(() => reload.mock.calls.length > 0);
    expect(updates.isHeld.value).toBe(false);
  });

  it('or when the players say that it may be lost', async () => {
    const { updates, worker, isUnsaved, reload, happen } = setting({ isControlled: true });
    await happen('waiting');
    isUnsaved.value = true;
    const applying = updates.applyUpdate();
    await new Promise((resolve) => setTimeout(resolve));
    expect([updates.isHeld.value, worker.messageSkipWaiting.mock.calls.length]).toEqual([true, 0]);
    updates.letGo();
    await applying;
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
    await happen('controlling');
    await vi.waitUntil(() => reload.mock.calls.length > 0);
  });

  it('accepted in another window is followed by this one', async () => {
    const { reload, happen } = setting({ isControlled: true });
    await happen('controlling');
    await vi.waitUntil(() => reload.mock.calls.length > 0);
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('clearing all data of the app does not end what goes on in this window', async () => {
  const { reload, clear } = setting({ isControlled: true });
  await clear();
  expect(reload).not.toHaveBeenCalled();
});

describe('the first visit', () => {
  it('ends without a reload', async () => {
    const { worker, reload, happen } = setting();
    await happen('controlling');
    await new Promise((resolve) => setTimeout(resolve));
    expect(worker.register).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is followed by an update like any other, accepted in whichever window', async () => {
    const { reload, happen } = setting();
    await happen('controlling');
    await happen('controlling');
    await vi.waitUntil(() => reload.mock.calls.length > 0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does no harm where there are no service workers, or they fail', async () => {
    for (const workbox of [async () => undefined, () => Promise.reject(new Error('no'))]) {
      const deps = {
        workbox,
        isControlled: () => false,
        busy: signal(false),
        isUnsaved: signal(false),
        reload: () => {},
      };
      const updates = followUpdates(deps);
      await updates.applyUpdate();
      await updates.checkForUpdate();
      expect(updates.updateReady.value).toBe(false);
    }
  });

  it('that could not store everything is made up for when there is a network again', async () => {
    const { updates, worker } = setting();
    worker.update.mockRejectedValueOnce(new TypeError('no registration'));
    await updates.checkForUpdate();
    expect(worker.register).toHaveBeenCalledTimes(2);
    await updates.checkForUpdate();
    expect(worker.register).toHaveBeenCalledTimes(2);
  });
});
