import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '@/i18n';
import { withWords } from '@/i18n/areas';
import { later } from '@/i18n/later';

interface LaterProps<T> {
  /** The same function for the same thing: it is called once. */
  load: () => Promise<T>;
  children: (loaded: T) => ComponentChildren;
  /** Told when it cannot be loaded; without it, the failure goes to the error boundary. */
  onFail?: () => void;
}

type Progress<T> = { load: () => Promise<T> } & ({ loaded: T } | { failed: unknown });

/** Shows something once it has been loaded, with the words for it. */
export function Later<T>({ load, children, onFail }: LaterProps<T>) {
  const [progress, setProgress] = useState<Progress<T>>();
  // at once: what is waited for is fetched while the page is painted
  useLayoutEffect(() => {
    let isWanted = true;
    withWords(later, load()).then(
      (loaded) => isWanted && setProgress({ load, loaded }),
      (failed: unknown) => {
        if (!isWanted) return;
        setProgress({ load, failed });
        onFail?.();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (progress?.load !== load) return <p class="loading">{t('shell.loading')}</p>;
  if ('failed' in progress) {
    if (onFail) return null;
    throw progress.failed;
  }
  return <>{children(progress.loaded)}</>;
}
