import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '@/i18n';
import { type ToCome, toCome } from './to-come';

/** A part of the screen that is not there at first sight, to be used like any other. */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  /** Shown until it is here. */
  meanwhile?: ComponentChildren,
): (props: P) => JSX.Element {
  // a component may be a function, which is not to be called before it is drawn
  const part = toCome(async () => ({ Part: await load() }));
  return (props: P) => {
    const here = useHere(part);
    if (here) return <here.Part {...props} />;
    return <>{meanwhile === undefined ? <p class="loading">{t('shell.loading')}</p> : meanwhile}</>;
  };
}

/** What is to come, once it is here; if it cannot be fetched, that is told in the place where it would be. */
export function useHere<T>(part: ToCome<T>): T | undefined {
  const [failed, fail] = useState<{ why: unknown }>();
  useLayoutEffect(() => void part.fetch().catch((why: unknown) => fail({ why })), [part]);
  if (failed) throw failed.why;
  return part.here.value;
}
