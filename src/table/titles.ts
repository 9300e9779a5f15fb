import type { Title } from '@/engine/game/title';
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
  // none of it is needed before a game is opened
  const [title, viewAt, { withCorrections }] = await Promise.all([
    entry.load(),
    entry.view(),
    import('@/titles/corrections'),
  ]);
  // worked out once, for much is kept by the title
  const corrected = known.get(title) ?? withCorrections(title, viewAt);
  known.set(title, corrected);
  return { title: corrected, viewAt };
}

/** Titles with what a table may put right by hand. */
const known = new WeakMap<Title, Title>();
