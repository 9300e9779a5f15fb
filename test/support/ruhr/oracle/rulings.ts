/** What follows from a move by rulings of the fourth reading, worked out beside the app. */
import { graphOf, type TrackGraph } from '@/engine/board/graph';
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import type { EnginesDecision, RuhrState } from '@/titles/ruhr/state';
import { mayDeal } from './duty';
import { type Any, table, turnPlayer } from './facts';
import { montanIncome } from './montan';

type Told = (event: GameEvent) => boolean;

/** [ruling 134] corporations whose marker fell for want of an income although they could have dealt first. */
export function notAsked(before: RuhrState, after: RuhrState, events: readonly GameEvent[]): string[] {
  const t = table(after);
  return t.corporations.filter((company) => {
    const isOf =
      (type: string): Told =>
      (event) =>
        event.type === type && 'company' in event && event.company === company;
    const fell = events.some(isOf('operates')) && events.some(isOf('no-revenue'));
    if (!fell || !after.companies[company]!.floated || !t.director(company) || after.loans[company])
      return false;
    const prices = { ...after.prices, [company]: before.prices[company]! };
    return mayDeal(table({ ...after, prices }), company);
  });
}

/** [rulings 124, 135] who is asked for surplus engines, and what the merging player has of the corporation by then. */
export function enginesFirst(before: RuhrState, played: Move, after: RuhrState): string | undefined {
  const decision = after.decisions.at(-1);
  if (played.type === 'merge' && decision?.kind === 'keep-engines') {
    const company = String((played as Any).company);
    const asked = before.decisions.at(-1) as { by?: string } | undefined;
    const player = asked?.by ?? turnPlayer(before);
    const by = table(before).director(company) ?? player;
    const same = table(after).percent(player, company) === table(before).percent(player, company);
    return decision.by === by && same ? undefined : `${decision.by} is asked for ${by}`;
  }
  if (played.type !== 'keep-engines') return undefined;
  const { company, merging } = before.decisions.at(-1) as EnginesDecision;
  const gained = table(after).percent(merging, company) - table(before).percent(merging, company);
  return gained === 20 ? undefined : `${merging} gets ${gained} of ${company}`;
}

/** [ruling 137] what is to be shared out once an engine has been scrapped. */
export function wronglyShared(played: Move, after: RuhrState): boolean {
  if (played.type !== 'scrap-engine' || after.round.kind !== 'operating') return false;
  const { turn } = after.round;
  return turn?.step === 'dividend' && turn.revenue !== montanIncome(table(after), turn.company);
}

/** Every line from Barmen is tried, but no more than this. */
const mostPoints = 60_000;

/** [ruling 139] does track join Barmen and Hagen? Nothing, if there are too many lines to try. */
export function barmenToHagen(state: RuhrState): boolean | undefined {
  const graph = graphOf(table(state).box.board, state.board);
  const tried = { points: 0 };
  const found = graph.stops
    .filter(({ hex }) => hex === 'R11')
    .some((stop) => stop.pieces.some((piece) => leads(graph, stop.index, piece, new Set(), tried)));
  return found || (tried.points > mostPoints ? undefined : false);
}

function leads(
  graph: TrackGraph,
  node: number,
  index: number,
  used: Set<number>,
  tried: { points: number },
): boolean {
  const piece = graph.pieces[index]!;
  const taken = piece.uses.filter((use) => use !== node - graph.stops.length);
  if (++tried.points > mostPoints || taken.some((use) => used.has(use))) return false;
  const now = new Set([...used, ...taken]);
  const head = piece.from === node ? piece.to : piece.from;
  const stop = graph.stops[head];
  if (stop?.hex === 'P13') return true;
  if (stop?.def.kind === 'offboard') return false;
  const side = stop ? undefined : graph.sides[head - graph.stops.length]!;
  const onward = stop
    ? stop.pieces.filter((next) => next !== index && !graph.pieces[next]!.terminal && !piece.terminal)
    : side!.pieces[side!.hexes[0] === piece.hex ? 1 : 0];
  return onward.some((next) => leads(graph, head, next, now, tried));
}
