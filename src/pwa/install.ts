import { computed, type ReadonlySignal, signal } from '@preact/signals';

/**
 * How the app gets onto this device's home screen: it is there; the browser can be asked (`prompt`); by
 * hand, through the share menu of Safari (`ios`) or the menu of Safari on a Mac (`mac`); or the browser
 * has a way of its own, or none (`unknown`).
 */
export type InstallWay = 'installed' | 'prompt' | 'ios' | 'mac' | 'unknown';

/** The steps for the ways by hand, in order; `i18n` has the words. */
export const installSteps: Readonly<Record<'ios' | 'mac', readonly string[]>> = {
  ios: ['open-share-menu', 'choose-add-to-home-screen', 'confirm-add'],
  mac: ['open-file-menu', 'choose-add-to-dock', 'confirm-add'],
};

export interface Install {
  readonly way: ReadonlySignal<InstallWay>;
  /** Opens the browser's own question. Call it from a tap. */
  install(): Promise<'accepted' | 'dismissed' | 'unavailable'>;
}

/** Not in the types of the DOM: only some browsers have it. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallDeps {
  readonly window: Pick<Window, 'addEventListener' | 'matchMedia'>;
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { readonly standalone?: boolean };
}

export function followInstall({ window, navigator }: InstallDeps): Install {
  const offered = signal<InstallPromptEvent | null>(null);
  const isInstalled = signal(isAnApp({ window, navigator }));
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner comes at a moment of its choice, and covers the table.
    event.preventDefault();
    offered.value = event as InstallPromptEvent;
  });
  window.addEventListener('appinstalled', () => {
    offered.value = null;
    isInstalled.value = true;
  });
  return {
    way: computed(() => {
      if (isInstalled.value) return 'installed';
      return offered.value ? 'prompt' : wayByHand(navigator);
    }),
    async install() {
      const event = offered.value;
      if (!event) return 'unavailable';
      // It can be used only once.
      offered.value = null;
      await event.prompt();
      return (await event.userChoice).outcome;
    },
  };
}

function isAnApp({ window, navigator }: InstallDeps): boolean {
  const modes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];
  return (
    navigator.standalone === true ||
    modes.some((mode) => window.matchMedia(`(display-mode: ${mode})`).matches)
  );
}

function wayByHand({ userAgent, maxTouchPoints }: InstallDeps['navigator']): InstallWay {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  const isSafari = /^((?!Chrome|Chromium|Edg|Firefox|Android).)*Safari/.test(userAgent);
  if (!isSafari || !/Macintosh/.test(userAgent)) return 'unknown';
  // iPads say that they are Macs, but no Mac has a screen to touch.
  return maxTouchPoints > 1 ? 'ios' : 'mac';
}
