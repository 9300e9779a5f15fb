import { canonical } from '@/engine/game/digest';
import { notJson } from '@/engine/game/json';
import { type Choice, covers, type Move } from '@/engine/game/move';
import { stageOf } from '@/engine/game/play';
import type { RandomState } from '@/engine/game/random';
import type { FormRefusals } from '@/engine/game/refusal';
import { aroundRange, noMoves, perturbed } from './perturb';
import { sample, valueInRange } from './pick';
import { type Problem, type ProblemKind, shown } from './problem';
import { attempt, type Inquiry, type Scene, tryMove } from './scene';

/** Looks for problems of some kinds, one after the other. */
interface Check {
  readonly kinds: readonly ProblemKind[];
  find(scene: Scene, inquiry: Inquiry): Iterable<Problem>;
}

const stateIsJson: Check = {
  kinds: ['not-json'],
  *find({ state }) {
    const path = notJson(state);
    if (path) yield { kind: 'not-json', about: 'state', message: `the state is not plain JSON at ${path}` };
  },
};

const invariantsHold: Check = {
  kinds: ['invariant'],
  *find({ title, state }) {
    for (const invariant of title.at(state.setup).invariants ?? []) {
      const message = attempt(() => invariant.broken(state));
      if (message !== null) yield { kind: 'invariant', about: invariant.name, message };
    }
  },
};

const someoneActs: Check = {
  kinds: ['nobody-acts'],
  *find({ state, options, choices }) {
    if (state.over) return;
    const about = options?.stage ?? 'nothing';
    if (!options || choices.length === 0) {
      const message = `no choices in round ${state.round.kind}, but the game is not over`;
      yield { kind: 'nobody-acts', about, message };
      return;
    }
    const { player } = options.actor;
    const decider = state.decisions.at(-1)?.by ?? player;
    if (!state.setup.players.some(({ id }) => id === player)) {
      yield { kind: 'nobody-acts', about, message: `${shown(player)} acts, who is not a player` };
    } else if (decider !== player) {
      yield { kind: 'nobody-acts', about, message: `${player} acts, but ${decider} is to decide` };
    }
  },
};

const choicesAreSound: Check = {
  kinds: ['bad-choice'],
  *find({ choices }) {
    const seen = new Set<string>();
    for (const choice of choices) {
      const message = unsound(choice, seen);
      if (message) yield { kind: 'bad-choice', about: choice.move.type, message, probe: choice };
    }
  },
};

/** Steps that ask whether there is anything to do are told the same as who lists it. */
const anyIsTrue: Check = {
  kinds: ['bad-choice'],
  *find({ title, state, choices }) {
    for (const rule of stageOf(title, state)?.rules ?? []) {
      const isListed = choices.some(({ move }) => move.type === rule.type);
      if (attempt(() => rule.any(state)) === isListed) continue;
      const message = isListed ? 'listed, but said to be none' : 'said to be some, but none is listed';
      yield { kind: 'bad-choice', about: rule.type, message };
    }
  },
};

function unsound(choice: Choice, seen: Set<string>): string | null {
  // A field that is absent may be written as undefined: it is never stored.
  const path = notJson(choice.move) ?? (choice.range ? notJson(choice.range) : null);
  if (path) return `not plain JSON at ${path}`;
  const text = canonical(choice.move);
  if (seen.has(text)) return 'listed twice';
  seen.add(text);
  const { range, open, move } = choice;
  if (range && (range.step <= 0 || (range.max - range.min) % range.step !== 0)) return 'its range is uneven';
  if (open !== undefined && !Object.hasOwn(move, open)) return `its open field ${open} is not in the move`;
  return covers(choice, move) ? null : 'the move lies outside its own range';
}

const listedIsAccepted: Check = {
  kinds: ['refused-choice', 'not-json'],
  *find(scene, { random, tries, refused }) {
    for (const choice of sample(random, scene.choices, tries)) {
      for (const move of standsFor(random, choice)) {
        const outcome = tryMove(scene, move);
        if (!outcome.ok) {
          refused(outcome.refusal.code);
          yield refusedChoice(move, outcome.refusal.code);
          continue;
        }
        const path = notJson(outcome.events);
        const message = `an event is not plain JSON at ${path}`;
        if (path) yield { kind: 'not-json', about: move.type, message, probe: move };
      }
    }
  },
};

/** The listed move, and for a range its ends and a value between them. */
function standsFor(random: RandomState, { move, range }: Choice): Move[] {
  if (!range) return [move];
  const values = [range.min, range.max, valueInRange(random, range)];
  return [move, ...values.map((value) => ({ ...move, [range.field]: value }))];
}

const onlyListedIsAccepted: Check = {
  kinds: ['unlisted-move', 'refused-choice', 'uncited-refusal'],
  *find(scene, inquiry) {
    for (const probe of probes(scene, inquiry)) yield* misjudged(scene, inquiry, probe);
  },
};

function* probes({ choices }: Scene, { random, tries, suspects }: Inquiry): Iterable<unknown> {
  yield* suspects;
  for (const choice of sample(random, choices, tries)) yield* aroundRange(choice);
  if (choices.length > 0) for (let i = 0; i < tries; i++) yield perturbed(random, choices);
  yield* noMoves;
}

/** What no rulebook could mean. */
const withoutSection: Readonly<Record<keyof FormRefusals, true>> = {
  malformed: true,
  'not-now': true,
  'game-over': true,
  'no-such-company': true,
};

/** A move must be accepted exactly if a choice stands for it; an open field leaves that to the rule. */
function* misjudged(scene: Scene, { refused }: Inquiry, probe: unknown): Iterable<Problem> {
  const standing = isMove(probe) ? scene.choices.filter((choice) => standsForMove(choice, probe)) : [];
  const outcome = tryMove(scene, probe);
  if (outcome.ok) {
    const message = 'accepted although no choice lists it';
    if (standing.length === 0) yield { kind: 'unlisted-move', about: typeOf(probe), message, probe };
    return;
  }
  const { code, rule } = outcome.refusal;
  refused(code);
  if (rule === '' && !Object.hasOwn(withoutSection, code)) {
    yield {
      kind: 'uncited-refusal',
      about: code,
      message: `${code} cites no section of the rulebook`,
      probe,
    };
  }
  if (standing.some(({ open }) => open === undefined)) yield refusedChoice(probe, code);
}

/** Types are compared first: most choices of a long list differ in nothing dearer. */
const standsForMove = (choice: Choice, move: Move): boolean =>
  choice.move.type === move.type && covers(choice, move);

function refusedChoice(probe: unknown, code: string): Problem {
  return { kind: 'refused-choice', about: typeOf(probe), message: `listed, but refused: ${code}`, probe };
}

const isMove = (value: unknown): value is Move =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const typeOf = (probe: unknown): string => (isMove(probe) ? probe.type.slice(0, 40) : 'no move');

const allChecks: readonly Check[] = [
  stateIsJson,
  invariantsHold,
  someoneActs,
  choicesAreSound,
  anyIsTrue,
  listedIsAccepted,
  onlyListedIsAccepted,
];

/** Everything wrong with the scene, found one by one; of one kind only where that is enough. */
export function* problems(scene: Scene, inquiry: Inquiry, kind?: ProblemKind): Iterable<Problem> {
  for (const check of allChecks) {
    if (!kind || kind === 'threw' || check.kinds.includes(kind)) yield* check.find(scene, inquiry);
  }
}

/** The cheap part, for long soaks. */
export function* playProblems(scene: Scene, inquiry: Inquiry, invariants: boolean): Iterable<Problem> {
  yield* someoneActs.find(scene, inquiry);
  if (invariants) yield* invariantsHold.find(scene, inquiry);
}
