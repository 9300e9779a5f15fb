import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '@/i18n';

interface LaterProps<T> {
  /** The same function for the same thing: it is called once. */
  load: () => Promise<T>;
  children: (loaded: T) => ComponentChildren;
}

type Progress<T> = { load: () => Promise<T> } & ({ loaded: T } | { failed: unknown });

/** Shows something once it has been loaded; a failure goes to the error boundary. */
export function Later<T>({ load, children }: LaterProps<T>) {
  const [progress, setProgress] = useState<Progress<T>>();
  // at once: what is waited for is fetched while the page is painted
  useLayoutEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setProgress({ load, loaded }),
      (failed: unknown) => isWanted && setProgress({ load, failed }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (progress?.load !== load) return <p class="loading">{t('shell.loading')}</p>;
  if ('failed' in progress) throw progress.failed;
  return <>{children(progress.loaded)}</>;
}
