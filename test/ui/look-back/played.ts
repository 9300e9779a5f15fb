/** Whole recorded games, replayed, with what screens ask of their titles. */
import { replay } from '@/engine/game/replay';
import type { Instant } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import { titles } from '@/titles/registry';
import type { TableState, TitleView, ViewAt } from '@/titles/view';
import { readGolden } from '../../golden/game';

/** Read through the build: tests of screens know no files. */
const recorded = import.meta.glob<string>('../../golden/games/*.golden', {
  query: '?raw',
  import: 'default',
});

export interface PlayedGame {
  readonly title: Title;
  readonly viewAt: ViewAt;
  readonly view: TitleView;
  readonly instants: readonly Instant<TableState>[];
}

/** The first recorded game of a title by its present rules, or the one with this in its name. */
export async function playedGame(id: string, named = ''): Promise<PlayedGame> {
  const entry = titles.find((each) => each.id === id)!;
  const [title, viewAt] = await Promise.all([entry.load(), entry.view()]);
  const wanted = Object.keys(recorded).find(
    (path) =>
      path.includes(`/${id}-`) &&
      /^\d/.test(path.split(`/${id}-`)[1]!) &&
      path.includes(named) &&
      path.endsWith(`-v${title.rulesVersion}.golden`),
  );
  if (!wanted) throw new Error(`no recorded game of ${id} ${named}`);
  const { setup, moves } = readGolden(await recorded[wanted]!());
  const { timeline } = replay(title, setup, moves);
  return {
    title,
    viewAt,
    view: viewAt(setup),
    instants: timeline.instants as readonly Instant<TableState>[],
  };
}
