import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idler } from '@/table/device/moments';

describe('work that nobody waits for', () => {
  const idle: (() => void)[] = [];
  const beIdle = () => {
    for (const work of idle.splice(0)) work();
  };

  beforeEach(() => {
    idle.length = 0;
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('begins when the device is idle, and waits for that again before it is felt', async () => {
    const breathe = idler();
    const begin = breathe();
    expect(begin).toBeInstanceOf(Promise);
    beIdle();
    await begin;
    vi.advanceTimersByTime(15);
    expect(breathe()).toBeUndefined();
    vi.advanceTimersByTime(5);
    const goOn = breathe();
    expect(goOn).toBeInstanceOf(Promise);
    beIdle();
    await goOn;
    expect(breathe()).toBeUndefined();
  });
});
