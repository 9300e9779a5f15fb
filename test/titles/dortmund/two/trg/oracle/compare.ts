/** A move as the oracle and the rules of the title see it: what they see differently is a fault of one of the two. */
import type { GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import { choices, play } from '@/engine/game/play';
import type { RandomState } from '@/engine/game/random';
import type { DortmundState } from '@/titles/dortmund/state';
import { trg } from '@/titles/dortmund/trg';
import { railwayHabits } from '../../../../../soak/dortmund-trg';
import { pickMove } from '../../../../../support/fuzzing/pick';
import { leftOf } from './book';
import { choiceFaults } from './choices';
import { closeTurn } from './its-card';
import { agree, pictureOf } from './ledger';
import type { Memory } from './memory';
import { happenInOperating } from './operating-events';
import { happenInStock, type Table } from './stock-events';

function moveFaults(
  before: DortmundState,
  memory: Memory,
  move: Move,
  after: DortmundState,
  events: readonly GameEvent[],
): string[] {
  const table: Table = { state: structuredClone(before), memory, board: after.board, faults: [] };
  // after sales a pass only ends the turn
  const isTold = events.some(({ type }) => type === 'passed');
  if (move.type === 'pass' && !isTold) memory.actor = leftOf(before, memory.actor);
  for (const event of events) {
    happenInStock(table, event, move);
    happenInOperating(table, event, move);
  }
  const { round } = after;
  if (round.kind === 'operating' && memory.turn && round.turn?.company !== memory.turn.company)
    closeTurn(table);
  if (round.kind === 'stock') agree(table, 'whose turn', round.turn, memory.actor);
  agree(table, 'the Investor has still to do', memory.acts, []);
  const [own, told] = [pictureOf(table.state), pictureOf(after)];
  for (const key of Object.keys(own)) agree(table, key, told[key], own[key]);
  return table.faults;
}

interface Step {
  readonly state: DortmundState;
  readonly faults: readonly string[];
  readonly events: readonly GameEvent[];
}

/** Plays a move, by lot unless told, and says what is wrong with the choices or with what follows. */
export function step(state: DortmundState, memory: Memory, random: RandomState, told?: Move): Step {
  const { stage, actor, choices: all } = choices(trg, state)!;
  const listed = all as readonly Choice<Move>[];
  const faults = choiceFaults({ state, memory, stage, player: actor.player, listed });
  const move = told ?? pickMove(random, state, listed, railwayHabits);
  const outcome = play(trg, state, move);
  if (!outcome.ok) return { state, faults: [`refused ${JSON.stringify(move)}`], events: [] };
  faults.push(...moveFaults(state, memory, move, outcome.state, outcome.events));
  const where = `${stage}: ${JSON.stringify(move)}`;
  return {
    state: outcome.state,
    faults: faults.map((fault) => `${where}: ${fault}`),
    events: outcome.events,
  };
}
