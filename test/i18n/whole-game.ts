/** What a whole random game says, and whether all of it is said well. */
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import { stageOf } from '@/engine/game/play';
import type { Title } from '@/engine/game/title';
import { language, languages } from '@/i18n';
import { eventSentence, moveLabel, namesOf, type Speech, stagePrompt } from '@/i18n/sentences';
import type { TableState, TitleView, ViewAt } from '@/titles/view';
import { type FuzzOptions, fuzzGame, setupOf } from '../support/fuzzer';

export interface Said {
  /** Sentences with a gap, or without words, in any language. */
  readonly bad: string[];
  /** Types of events that came up. */
  readonly types: ReadonlySet<string>;
}

/** Every event, move and prompt of one game in all languages; whether the game itself goes wrong is for others. */
export function sayWholeGame<S extends TableState>(
  speech: Speech,
  title: Title<S, Move>,
  viewAt: ViewAt<S>,
  players: number,
  seed: number,
  habits: FuzzOptions<S, Move>,
): Said {
  const setup = setupOf(title, players, seed);
  const said: { event: GameEvent; move: Move | null; state: S }[] = [];
  fuzzGame(title, setup, seed, {
    ...habits,
    checks: 'light',
    shrinkMoves: 0,
    observe(event, move, state) {
      said.push({ event, move, state });
      return [];
    },
  });
  const names = namesOf(speech, viewAt(setup) as unknown as TitleView, setup);
  const bad = new Set<string>();
  const check = (what: string, text: string) => {
    if (/[{}]|undefined|null|NaN|\[object/.test(text) || text === what) bad.add(`${what}: ${text}`);
  };
  for (const spoken of languages) {
    language.value = spoken;
    for (const { event, move, state } of said) {
      check(event.type, eventSentence(event, names));
      if (move) check(move.type, moveLabel(move, names));
      const stage = stageOf(title, state)?.id;
      if (stage) check(stage, stagePrompt(stage, state, names));
    }
  }
  language.value = 'en';
  return { bad: [...bad], types: new Set(said.map(({ event }) => event.type)) };
}
