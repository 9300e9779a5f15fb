import { type ReadonlySignal, signal } from '@preact/signals';

export interface FullScreen {
  /** iPhones have none. */
  readonly isPossible: boolean;
  readonly isFull: ReadonlySignal<boolean>;
  /** Call it from a tap. */
  toggle(): Promise<void>;
}

type Page = Pick<
  Document,
  'fullscreenEnabled' | 'fullscreenElement' | 'exitFullscreen' | 'addEventListener'
> & {
  readonly documentElement: Pick<Element, 'requestFullscreen'>;
};

export function fullScreen(page: Page): FullScreen {
  const isFull = signal(isFullNow(page));
  page.addEventListener('fullscreenchange', () => {
    isFull.value = isFullNow(page);
  });
  return {
    isPossible: Boolean(page.fullscreenEnabled),
    isFull,
    async toggle() {
      try {
        await (isFullNow(page)
          ? page.exitFullscreen()
          : page.documentElement.requestFullscreen({ navigationUI: 'hide' }));
      } catch {
        // The browser did not take it for the wish of a person: everything stays as it is.
      }
    },
  };
}

function isFullNow(page: Page): boolean {
  return Boolean(page.fullscreenElement);
}
