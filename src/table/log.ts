import { sameJson } from '@/engine/game/json';
import type { Move } from '@/engine/game/move';
import { stageOf } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import { type BrokenLog, type Replayed, replay, replayOn } from '@/engine/game/replay';
import type { CoreState } from '@/engine/game/state';
import { movesOf, type Timeline, unreadIn } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import type { LoadedLog } from '@/storage/games';
import type { Remains, Summary } from '@/storage/rows';
import type { TableState } from '@/titles/view';
import { pictureOf } from './picture';
import { quietly } from './quietly';
import type { LoadedTitle } from './titles';

/** All moves of a timeline, wherever the table looks. */
export function wholeLog(timeline: Timeline): Move[] {
  return movesOf({ ...timeline, at: timeline.instants.length - 1 });
}

export function lastState({ instants }: Timeline): CoreState {
  return instants.at(-1)!.state;
}

/** The same game with other moves: what they share is kept, only the rest is played. */
export function rebuilt(title: Title, timeline: Timeline, moves: readonly Move[]): Replayed {
  const old = wholeLog(timeline);
  const differing = moves.findIndex((move, i) => !sameJson(move, old[i]));
  const shared = differing === -1 ? moves.length : differing;
  const at = shared - unreadIn(timeline);
  // what is still unread is not what was thought: then only the whole log tells
  if (at < 0) return replay(title, timeline.setup, moves);
  const instants = timeline.instants.slice(0, at + 1);
  return replayOn(title, { ...timeline, instants, at }, moves.slice(shared));
}

/** What the list of games shows of a state after so many moves. */
export function summaryOf({ title, viewAt }: LoadedTitle, state: CoreState, moves: number): Summary {
  const view = quietly(() => viewAt?.(state.setup));
  const picture = view && quietly(() => pictureOf(view, state as TableState));
  const scores = state.over ? quietly(() => view?.scores(state as TableState)) : undefined;
  return {
    round: roundFacts(state.round),
    actor: quietly(() => stageOf(title, state)?.actor(state)) ?? null,
    moves,
    finished: state.over,
    result: (scores ?? []).map(({ player, total, tieBreak }) => ({
      player,
      total,
      ...(tieBreak !== undefined && { tieBreak }),
    })),
    ...(state.corrections && { corrected: true as const }),
    ...(picture && { picture }),
  };
}

/** Rounds know many things; their kind and their numbers say which one it is. */
function roundFacts(round: CoreState['round']): Summary['round'] {
  const numbers = Object.entries(round).filter(([, value]) => typeof value === 'number');
  return { ...Object.fromEntries(numbers), kind: round.kind };
}

/** What is wrong with a stored log, if anything, and the moves that cannot be played. */
export function faultOf(
  { moves, lost = [], damaged }: LoadedLog,
  broken: BrokenLog | undefined,
): { broken: BrokenLog | undefined; lost: Remains } {
  if (broken) return { broken, lost: [...moves.slice(broken.at), ...lost] };
  return { broken: damaged ? { at: moves.length, refusal: logDamaged } : undefined, lost };
}

/** Rows are missing from storage: what comes before the gap can still be seen. */
const logDamaged: Refusal = { code: 'log-damaged', params: {}, rule: '' };
