import type { ComponentType, JSX } from 'preact';
import { t } from '@/i18n';
import { useHere } from '../shell/lazily';
import { type ToCome, toCome } from '../shell/to-come';
import type { BoardScene } from './props';

/** How a stage is shown, whatever its panel is given. */
interface Shown {
  readonly Panel: (props: never) => JSX.Element | null;
  readonly scene?: (props: never) => BoardScene;
  readonly Over?: (props: never) => JSX.Element | null;
}

interface Fetched {
  fetch(): Promise<unknown>;
}

/**
 * Stages that no game begins with: they are fetched together, when the first of them begins or before. What is known of
 * them before that: which are played `onBoard`.
 */
export function lazyStages<S extends Readonly<Record<Id, Shown>>, Id extends string & keyof S>(
  load: () => Promise<S>,
  ids: readonly Id[],
  onBoard: readonly Id[] = [],
): { readonly [K in Id]: S[K] & Fetched } {
  const stages = toCome(load);
  return Object.fromEntries(
    ids.map((id) => [id, { ...lazyStage(stages, id), onBoard: onBoard.includes(id) }]),
  ) as never;
}

function lazyStage<Id extends string>(stages: ToCome<Readonly<Record<Id, Shown>>>, id: Id): Shown & Fetched {
  return {
    fetch: stages.fetch,
    Panel(props: object) {
      const Panel = useHere(stages)?.[id].Panel as ComponentType | undefined;
      return Panel ? <Panel {...props} /> : <p class="loading">{t('shell.loading')}</p>;
    },
    scene: (props) => stages.here.value?.[id].scene?.(props) ?? {},
    Over(props: object) {
      const Over = stages.here.value?.[id].Over as ComponentType | undefined;
      return Over ? <Over {...props} /> : null;
    },
  };
}
