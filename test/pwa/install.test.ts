import { describe, expect, it, vi } from 'vitest';
import { followInstall, type InstallDeps, installSteps } from '@/pwa/install';

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 (KHTML, like Gecko) Version/17.4 Safari/605';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605 Version/17.4 Mobile/15E148 Safari/604';
const macChrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

function device({ userAgent = chrome, maxTouchPoints = 0, mode = 'browser', standalone = false } = {}) {
  const window = new EventTarget();
  const matchMedia = (query: string) => ({ matches: query === `(display-mode: ${mode})` });
  const deps = {
    window: Object.assign(window, { matchMedia }) as unknown as InstallDeps['window'],
    navigator: { userAgent, maxTouchPoints, standalone },
  };
  return { install: followInstall(deps), window };
}

function promptEvent(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => {});
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) });
}

describe('installing', () => {
  it('is asked for when the player wants it, not when the browser does', async () => {
    const { install, window } = device();
    expect(install.way.value).toBe('unknown');
    expect(await install.install()).toBe('unavailable');
    const event = promptEvent('dismissed');
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(install.way.value).toBe('prompt');
    expect(event.prompt).not.toHaveBeenCalled();
    expect(await install.install()).toBe('dismissed');
    expect(event.prompt).toHaveBeenCalledOnce();
    // a question can be asked only once
    expect(await install.install()).toBe('unavailable');
  });

  it('is over when it is done', async () => {
    const { install, window } = device();
    window.dispatchEvent(promptEvent('accepted'));
    expect(await install.install()).toBe('accepted');
    window.dispatchEvent(new Event('appinstalled'));
    expect(install.way.value).toBe('installed');
  });

  it.each([
    ['an iPad, which says it is a Mac', { userAgent: safari, maxTouchPoints: 5 }, 'ios'],
    ['an iPhone', { userAgent: iPhone, maxTouchPoints: 5 }, 'ios'],
    ['a Mac', { userAgent: safari }, 'mac'],
    ['Chrome on a Mac', { userAgent: macChrome }, 'unknown'],
    ['an app', { mode: 'standalone' }, 'installed'],
    ['an app of an iPad', { userAgent: safari, maxTouchPoints: 5, standalone: true }, 'installed'],
  ])('on %s', (_what, of, way) => {
    expect(device(of).install.way.value).toBe(way);
  });

  it('by hand has steps', () => {
    for (const steps of Object.values(installSteps)) expect(new Set(steps).size).toBe(3);
  });
});
