import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { followUpdates, type UpdateDeps } from '@/pwa/update';

type Worker = NonNullable<Awaited<ReturnType<UpdateDeps['workbox']>>>;

function setting({ isControlled = false } = {}) {
  const listeners = new Map<string, () => void>();
  const worker = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    register: vi.fn(async () => undefined),
    messageSkipWaiting: vi.fn(),
    update: vi.fn(async () => {}),
  };
  const busy = signal(false);
  const reload = vi.fn();
  const updates = followUpdates({
    workbox: async () => worker as unknown as Worker,
    isControlled: () => isControlled,
    busy,
    reload,
  });
  const happen = async (type: string) => {
    await vi.waitUntil(() => listeners.has(type));
    listeners.get(type)?.();
    await Promise.resolve();
  };
  return { updates, worker, busy, reload, happen };
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

  it('accepted in another window is followed by this one', async () => {
    const { reload, happen } = setting({ isControlled: true });
    await happen('controlling');
    await vi.waitUntil(() => reload.mock.calls.length > 0);
    expect(reload).toHaveBeenCalledOnce();
  });
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
      const deps = { workbox, isControlled: () => false, busy: signal(false), reload: () => {} };
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
