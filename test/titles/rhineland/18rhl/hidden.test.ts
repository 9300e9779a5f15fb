import { afterEach, describe, expect, it } from 'vitest';
import type { GameEvent } from '@/engine/game/events';
import { begin, choices, play } from '@/engine/game/play';
import { playOn, redo, startTimeline, type Timeline, undo } from '@/engine/game/timeline';
import { language, languages } from '@/i18n';
import { eventSentence, moveLabel, namesOf, refusalSentence, stagePrompt } from '@/i18n/sentences';
import { rhl, viewAt } from '@/titles/rhineland/18rhl';
import { destinyCards } from '@/titles/rhineland/18rhl/goal-cards';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { TitleView } from '@/titles/view';
import { speech } from '@/ui/games/rhineland/words';
import { rhinelandHabits } from '../../../soak/rhineland';
import { fuzzGame, setupOf } from '../../../support/fuzzer';

afterEach(() => {
  language.value = 'en';
});

const ids = destinyCards.map(({ id }) => id);

/** All that could tell which card somebody has: its number as a word of its own, or its name in any language. */
function secrets(): RegExp {
  const names = languages.flatMap((spoken) => {
    language.value = spoken;
    return ids.map((id) => speech.say('card', id));
  });
  language.value = 'en';
  return new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
}

/** Hexes are called D1, D9 and so on as well: a card stands alone in a detail. */
const cardFields = ['card', 'cards', 'destiny', 'destinies', 'target', 'targets'];
function namesCard(event: GameEvent): boolean {
  const details = Object.entries(event) as [string, unknown][];
  return details.some(
    ([name, detail]) => cardFields.includes(name) && ids.some((id) => [detail].flat().includes(id)),
  );
}

describe('hidden cards stay hidden until the end', () => {
  it.each([
    [3, 11, { destinyCards: true }],
    [4, 12, { destinyCards: true, targetCards: true, alternativePackage: true }],
    [5, 13, { destinyCards: true, targetCards: true, noCredit: true }],
  ] as const)(
    '[18Rhl 8.4.2, ruling 140] in a random game of %i no event, sentence, choice or refusal names one',
    (players, seed, options) => {
      const setup = setupOf(rhl, players, seed, options);
      const secret = secrets();
      const names = namesOf(speech, viewAt(setup) as unknown as TitleView, setup);
      const told: string[] = [];
      const seen = (state: RhinelandState, events: readonly GameEvent[]) => {
        told.push(...events.filter(namesCard).map((event) => JSON.stringify(event)));
        for (const spoken of languages) {
          language.value = spoken;
          for (const event of events) told.push(eventSentence(event, names));
          const now = state.over ? undefined : choices(rhl, state);
          if (!now) continue;
          told.push(
            stagePrompt(now.stage, state, names),
            ...now.choices.map(({ move }) => moveLabel(move, names, now.stage)),
          );
          for (const move of [
            { type: 'drop-destiny', card: 'D1' },
            { type: 'drop-destiny', card: 'third' },
            { type: 'skip' },
          ]) {
            const outcome = play(rhl, state, move);
            if (!outcome.ok)
              told.push(refusalSentence(outcome.refusal, rhl.book, names), JSON.stringify(outcome.refusal));
          }
        }
        language.value = 'en';
      };
      const first = begin(rhl, setup);
      seen(first.state, first.events);
      const { log, failure } = fuzzGame(rhl, setup, seed, {
        ...rhinelandHabits,
        checks: 'light',
        shrinkMoves: 0,
      });
      expect(failure).toBeUndefined();
      let state = first.state;
      let drops = 0;
      for (const [i, move] of log.entries()) {
        const outcome = play(rhl, state, move);
        if (!outcome.ok) throw new Error('the log does not replay');
        state = outcome.state;
        if (move.type === 'drop-destiny') {
          drops++;
          expect(JSON.stringify(move)).toMatch(/"card":"(first|second)"/);
        }
        // all of the beginning, with every drop, and the rest by samples
        if (i < 150 || i % 12 === 0 || state.over) seen(state, outcome.events);
      }
      expect([drops, state.over]).toEqual([players, true]);
      expect(told.filter((text) => secret.test(text))).toEqual([]);
    },
  );

  it('[18Rhl 8.4.2] what is worth how much does not depend on the cards before the end', () => {
    const setup = setupOf(rhl, 3, 21, { destinyCards: true });
    const { state } = begin(rhl, setup);
    const other = { ...state, destinies: { p1: ['D10', 'D7'], p2: ['D8', 'D1'], p3: ['D2', 'D3'] } };
    expect(viewAt(setup).scores(state)).toEqual(viewAt(setup).scores(other));
  });

  it('[18Rhl 8.4.2, ruling 140] after an undo over a drop its owner drops again; redoing tells nothing', () => {
    const setup = setupOf(rhl, 3, 30, { destinyCards: true });
    const { log } = fuzzGame(rhl, setup, 30, { ...rhinelandHabits, checks: 'light', shrinkMoves: 0 });
    const at = log.findIndex(({ type }) => type === 'drop-destiny');
    let timeline: Timeline<RhinelandState> = startTimeline(rhl, setup);
    for (const move of log.slice(0, at + 1)) timeline = playOn(rhl, timeline, move).timeline;
    const before = undo(timeline);
    const { state } = before.instants[before.at]!;
    const now = choices(rhl, state)!;
    expect([now.stage, now.choices]).toEqual([
      'drop-destiny',
      ['first', 'second'].map((card) => ({ move: { type: 'drop-destiny', card } })),
    ]);
    const [player] = [now.actor.player];
    expect(state.destinies![player]).toHaveLength(2);
    const again = redo(before);
    expect(again.instants[again.at]!.events).toEqual([{ type: 'destiny-dropped', player }]);
    const other = playOn(rhl, before, {
      type: 'drop-destiny',
      card:
        log[at]!.type === 'drop-destiny' && (log[at] as unknown as { card: string }).card === 'first'
          ? 'second'
          : 'first',
    } as never);
    expect(other.timeline.instants.at(-1)!.events).toEqual([{ type: 'destiny-dropped', player }]);
  });
});
