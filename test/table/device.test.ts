import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { keepAwake } from '@/table/device/awake';
import { fullScreen } from '@/table/device/full-screen';
import { setupProblem } from '@/table/new-game';
import { rest } from './support';

/** A screen whose locks can be counted and taken away. */
function fakeScreen({ refuses = false } = {}) {
  const held = new Set<EventTarget>();
  let isVisible = true;
  const watchers = new Set<() => void>();
  return {
    held,
    wakeLock: {
      async request() {
        if (refuses) throw new DOMException('', 'NotAllowedError');
        const lock = Object.assign(new EventTarget(), {
          async release() {
            if (held.delete(lock)) lock.dispatchEvent(new Event('release'));
          },
        });
        held.add(lock);
        return lock as unknown as WakeLockSentinel;
      },
    },
    isVisible: () => isVisible,
    onVisible(listener: () => void) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    async setVisible(visible: boolean) {
      isVisible = visible;
      if (!visible) for (const lock of [...held]) await (lock as unknown as WakeLockSentinel).release();
      for (const watcher of [...watchers]) watcher();
      await rest();
    },
  };
}

describe('keeping the screen awake', () => {
  it('while it is wanted; let go when hidden, asked for again on return', async () => {
    const screen = fakeScreen();
    const wanted = signal(false);
    const awake = keepAwake(wanted, screen);
    await rest();
    expect(screen.held.size).toBe(0);
    wanted.value = true;
    await rest();
    expect([screen.held.size, awake.isHeld.value]).toEqual([1, true]);
    await screen.setVisible(false);
    expect([screen.held.size, awake.isHeld.value]).toEqual([0, false]);
    await screen.setVisible(true);
    expect([screen.held.size, awake.isHeld.value]).toEqual([1, true]);
    wanted.value = false;
    await rest();
    expect([screen.held.size, awake.isHeld.value]).toEqual([0, false]);
  });

  it('never holds two, and none after it was stopped', async () => {
    const screen = fakeScreen();
    const wanted = signal(true);
    const awake = keepAwake(wanted, screen);
    await screen.setVisible(true);
    await screen.setVisible(true);
    expect(screen.held.size).toBe(1);
    awake.stop();
    await screen.setVisible(true);
    expect(screen.held.size).toBe(0);
  });

  it('a request that comes too late is given back', async () => {
    const screen = fakeScreen();
    const wanted = signal(true);
    keepAwake(wanted, screen);
    wanted.value = false;
    await rest();
    expect(screen.held.size).toBe(0);
  });

  it.each([
    ['is refused', fakeScreen({ refuses: true })],
    ['is unknown to the browser', { ...fakeScreen(), wakeLock: undefined }],
  ])('does no harm where it %s', async (_what, screen) => {
    const awake = keepAwake(signal(true), screen);
    await rest();
    expect(awake.isHeld.value).toBe(false);
  });
});

describe('full screen', () => {
  function page(isAllowed = true) {
    const target = new EventTarget();
    const fake = {
      fullscreenEnabled: true,
      fullscreenElement: null as Element | null,
      addEventListener: target.addEventListener.bind(target),
      async exitFullscreen() {
        fake.fullscreenElement = null;
        target.dispatchEvent(new Event('fullscreenchange'));
      },
      documentElement: {
        requestFullscreen: vi.fn(async () => {
          if (!isAllowed) throw new TypeError('not from a tap');
          fake.fullscreenElement = {} as Element;
          target.dispatchEvent(new Event('fullscreenchange'));
        }),
      },
    };
    return fake;
  }

  it('goes on and off', async () => {
    const full = fullScreen(page());
    expect([full.isPossible, full.isFull.value]).toEqual([true, false]);
    await full.toggle();
    expect(full.isFull.value).toBe(true);
    await full.toggle();
    expect(full.isFull.value).toBe(false);
  });

  it('stays off where the browser does not allow it', async () => {
    const full = fullScreen(page(false));
    await full.toggle();
    expect(full.isFull.value).toBe(false);
  });
});

describe('what is missing before a game can start', () => {
  const players = { min: 2, max: 3 };

  it.each([
    [['Anna'], { code: 'too-few-players', params: players }],
    [['A', 'B', 'C', 'D'], { code: 'too-many-players', params: players }],
    [['Anna', '  '], { code: 'unnamed', params: { seat: 2 } }],
    [['Anna', 'B'.repeat(41)], { code: 'long-name', params: { seat: 2 } }],
    [['Anna', 'Ben', ' anna'], { code: 'same-name', params: { seat: 3 } }],
    [['Anna', 'Ben'], undefined],
  ])('%j', (names, problem) => {
    expect(setupProblem(names, players)).toEqual(problem);
  });
});
