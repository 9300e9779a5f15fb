import type { Title } from '@/engine/game/title';
import { withCorrections } from '@/titles/corrections';
import { titles } from '@/titles/registry';
import type { ViewAt } from '@/titles/view';

/** A title's rules with what screens ask of it beside them; a title may be without the latter. */
export interface LoadedTitle {
  readonly title: Title;
  viewAt?: ViewAt;
}

export type LoadTitle = (id: string) => Promise<LoadedTitle | undefined>;

/** A title with all its data, or nothing where there is none of that id. */
export async function loadTitle(id: string): Promise<LoadedTitle | undefined> {
  const entry = titles.find((candidate) => candidate.id === id);
  if (!entry) return undefined;
  const [title, viewAt] = await Promise.all([entry.load(), entry.view()]);
  return { title: corrected(title, viewAt), viewAt };
}

const known = new WeakMap<Title, Title>();

/** At a table mistakes can be put right; worked out once, for much is kept by the title. */
function corrected(title: Title, viewAt: ViewAt): Title {
  const found = known.get(title) ?? withCorrections(title, viewAt);
  known.set(title, found);
  return found;
}
