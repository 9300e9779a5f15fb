import { produce } from 'immer';
import { boxProblem } from './box/in-setup';
import type { GameEvent } from './events';
import type { Choice, Moment, Move, Rule } from './move';
import { optionsProblem } from './options';
import { crash, type Objection, object, type Refusal } from './refusal';
import type { Actor, CoreState, Setup } from './state';
import type { GameRules, Stage, Title } from './title';

export interface Played<S> {
  readonly ok: true;
  readonly state: S;
  readonly events: readonly GameEvent[];
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export type Outcome<S> = Played<S> | Refused;

/** Who acts and all they may do. */
export interface Options<M extends Move = Move, Id extends string = string> {
  readonly stage: Id;
  readonly actor: Actor;
  readonly choices: readonly Choice<M>[];
}

/**
 * Consequences of consequences end long before this, even where the bank runs all companies through a set of rounds.
 * A loop that does not is a bug to be shown.
 */
const mostConsequences = 2000;

/** The state that a setup leads to, before the first move. */
export function begin<S extends CoreState, M extends Move>(title: Title<S, M>, setup: Setup): Played<S> {
  const { min, max } = title.players;
  const count = setup.players.length;
  if (count < min || count > max)
    throw new Error(`${title.id} is for ${min} to ${max} players, not ${count}`);
  const problem = optionsProblem(title.options, setup);
  if (problem) throw new Error(`${title.id} cannot be played so: ${problem.kind} ${problem.option}`);
  const unsound = boxProblem(title, setup);
  if (unsound) throw new Error(`${title.id} cannot be played with this box: ${unsound.code}`);
  const rules = title.at(setup);
  const { events, moment } = recorder();
  // Passed through immer so that it is frozen wherever the states after it are.
  const first = change(rules.begin(setup, moment), () => {});
  return { ok: true, state: withConsequences(rules, first, first, moment), events };
}

/** What the table waits for now; nothing once the game is over. */
export function stageOf<S extends CoreState, M extends Move, Id extends string>(
  title: Title<S, M, Id>,
  state: S,
): Stage<S, M, Id> | undefined {
  if (state.over) return undefined;
  const rules = title.at(state.setup);
  const decision = state.decisions.at(-1);
  if (decision) return rules.decisions[decision.kind as S['decisions'][number]['kind']];
  return rules.rounds[state.round.kind as S['round']['kind']].stage(state);
}

/** Every legal move of the state, or nothing once the game is over. */
export function choices<S extends CoreState, M extends Move, Id extends string>(
  title: Title<S, M, Id>,
  state: S,
): Options<M, Id> | undefined {
  const stage = stageOf(title, state);
  if (!stage) return undefined;
  return {
    stage: stage.id,
    actor: stage.actor(state),
    choices: stage.rules.flatMap((rule) => rule.choices(state)),
  };
}

/** The next state with what happened, or why not. Whatever `move` is, nothing throws and nothing is half done. */
export function play<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  state: S,
  move: unknown,
): Outcome<S> {
  if (!isMove(move)) return refused(title, object('malformed', { type: '?' }));
  const refuse = (objection: Objection) =>
    refused(title, objection, title.sectionOf?.(objection, move, state));
  const stage = stageOf(title, state);
  if (!stage) return refuse(object('game-over'));
  const rule = ruleFor(move, stage.rules) ?? ruleFor(move, title.at(state.setup).corrections ?? noRules);
  if (!rule) return refuse(object('not-now', { move: move.type.slice(0, 40), stage: stage.id }));
  const objection = rule.check(state, move);
  if (objection) return refuse(objection);
  return applied(title, state, rule, move, passedOver(stage, state, move));
}

/** The same, but an error in a title's rules refuses the move too: a game must survive it. */
export function tryPlay<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  state: S,
  move: unknown,
): Outcome<S> {
  try {
    return play(title, state, move);
  } catch (error) {
    return { ok: false, refusal: crash(error) };
  }
}

const noRules: readonly never[] = [];

function ruleFor<S, M extends Move>(move: Move, rules: readonly Rule<S, M>[]): Rule<S, M> | undefined {
  return rules.find((candidate) => candidate.type === move.type);
}

function applied<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  state: S,
  rule: Rule<S, M>,
  move: Move,
  said: GameEvent | undefined,
): Played<S> {
  const { events, moment } = recorder();
  if (said) moment.emit(said);
  const next = change(state, (draft) => rule.apply(draft, move, moment, state));
  return { ok: true, state: withConsequences(title.at(state.setup), next, state, moment), events };
}

/** What is said where there was nothing to do but to skip: a table does that by itself. */
function passedOver<S, M extends Move>(stage: Stage<S, M>, state: S, { type }: Move): GameEvent | undefined {
  const said = type === 'skip' ? stage.nothing?.(state) : undefined;
  return said && stage.rules.every((rule) => rule.type === 'skip' || !rule.any(state)) ? said : undefined;
}

/** Lets everything happen that follows from the new state by itself. */
export function withConsequences<S extends CoreState, M extends Move>(
  rules: GameRules<S, M>,
  first: S,
  before: S,
  moment: Moment,
): S {
  let state = first;
  for (let i = 0; i < mostConsequences; i++) {
    const due = rules.consequences?.find((consequence) => consequence.due(state, before));
    if (!due) return state;
    const now = state;
    state = change(now, (draft) => due.apply(draft, moment, now, before));
  }
  throw new Error('consequences without end');
}

/** State types are written without `readonly`, so a draft of S is an S to the compiler too. */
function change<S extends CoreState>(state: S, recipe: (draft: S) => void): S {
  return produce(state, (draft) => {
    recipe(draft as S);
  });
}

function refused<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  objection: Objection,
  section?: string,
): Refused {
  return { ok: false, refusal: { ...objection, rule: section ?? title.sections[objection.code] ?? '' } };
}

function isMove(move: unknown): move is Move {
  return typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string';
}

function recorder(): { events: GameEvent[]; moment: Moment } {
  const events: GameEvent[] = [];
  return { events, moment: { emit: (event) => events.push(event) } };
}
