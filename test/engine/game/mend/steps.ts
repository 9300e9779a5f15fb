import { text } from '@/engine/game/fields';
import { type Move, type Rule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { CoreState, Decision } from '@/engine/game/state';
import { defineTitle, type GameRules, type Stage, type Title } from '@/engine/game/title';
import { setupOf } from '../../../support/fuzzer';

/** A game of turns, each of some steps: what can be done in a step is done under its name, as often as one likes. */
export interface StepsState extends CoreState {
  round: { kind: 'turn'; step: number; turn: number };
  decisions: (Decision & { kind: 'gift' })[];
  done: string[];
}

export interface StepsRules {
  readonly steps: string;
  /** After this was done somebody is asked whether they take something. */
  readonly gifts?: string;
  readonly asksSince?: Readonly<Record<string, number>>;
  /** A kind of move that older rules had, and that did nothing. */
  readonly idle?: string;
}

export const skip = { type: 'skip' };
export const make = (what: string) => ({ type: 'make', what });
export const take = { type: 'take' };
export const leave = { type: 'leave' };

export const stepsSetup = setupOf({ id: 'steps', players: { min: 2, max: 2 } } as Title, 2, 1);

export function stepsTitle({ steps, gifts, asksSince, idle }: StepsRules): Title<StepsState> {
  const next = (draft: StepsState) => {
    const { step, turn } = draft.round;
    const isLast = step + 1 === steps.length;
    draft.round = { kind: 'turn', step: isLast ? 0 : step + 1, turn: isLast ? turn + 1 : turn };
  };
  const skipping = plain('skip', next);
  const making = rule({
    type: 'make',
    fields: { what: text },
    choices: (state: StepsState) => [{ move: { type: 'make' as const, what: steps[state.round.step]! } }],
    check: (state: StepsState, { what }) =>
      what === steps[state.round.step] ? undefined : object('not-now', { move: what, stage: 'turn' }),
    apply(draft: StepsState, { what }) {
      draft.done.push(`${what}${draft.round.turn}`);
      if (what === gifts) draft.decisions.push({ kind: 'gift', by: 'p1' });
    },
  });
  const answer = (type: string) =>
    plain(type, (draft) => draft.done.push(`${draft.decisions.pop()!.by}-${type}`));
  const actor = () => ({ player: 'p1' });
  const rules: GameRules<StepsState> = {
    begin: (setup) => ({
      setup,
      random: 1,
      round: { kind: 'turn', step: 0, turn: 1 },
      decisions: [],
      over: false,
      done: [],
    }),
    rounds: {
      turn: {
        stage: (state): Stage<StepsState> => ({
          id: steps[state.round.step]!,
          actor,
          rules: [making as Rule<StepsState>, skipping],
        }),
      },
    },
    decisions: { gift: { id: 'gift', actor, rules: [answer('take'), answer('leave')], declines: 'leave' } },
  };
  return defineTitle<StepsState, Move>({
    id: 'steps',
    book: 'none',
    rulesVersion: 2,
    players: { min: 2, max: 2 },
    sections: {},
    ...(asksSince && { asksSince }),
    ...(idle && { wasIdle: (move) => 'type' in move && move.type === idle }),
    at: () => rules,
  });
}

function plain(type: string, apply: (draft: StepsState) => void): Rule<StepsState> {
  return rule({ type, fields: {}, choices: () => [{ move: { type } }], check: () => undefined, apply });
}
