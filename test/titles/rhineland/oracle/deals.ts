/** Auctions, stock rounds and forced purchases: what the game has made of a move, and what the reader makes of it. */
import type { GameEvent } from '@/engine/game/events';
import type { RhinelandState } from '@/titles/rhineland/state';
import { auctionAfter, auctionMoves, contestMoves } from './auction';
import { investor, investorActs, toldOfInvestor } from './investor';
import { ledgerOf, leftIn, written } from './ledger';
import { raisingAfter, raisingMoves } from './raising';
import { priorityAfter, stockAfter, stockMoves } from './stock';
import type { Printed } from './turns';
import type { Loose } from './words';
import type { World } from './world';

/** All that may be done at these stages; nothing where the reader does not tell. */
export const dealMoves: Readonly<Record<string, (world: World, printed: Printed) => string[] | undefined>> = {
  auction: auctionMoves,
  contest: contestMoves,
  stock: stockMoves,
  'raise-money': (world, printed) => raisingMoves(world, printed, ledgerOf(world.state)),
};

interface Deal {
  readonly where: string;
  readonly game: readonly string[];
  readonly reader: readonly string[];
}

/** Certificates, prices and money after a move of an auction, a stock round or a forced purchase, and who is next. */
export function compareDeal(
  printed: Printed,
  world: World,
  stage: string,
  move: Loose,
  after: RhinelandState,
  events: readonly GameEvent[],
): Deal[] {
  const { state } = world;
  const ledger = ledgerOf(state);
  const answers: Deal[] = [];
  if (stage === 'auction' || stage === 'contest') auctionAfter(world, printed, ledger, move as never);
  else if (stage === 'stock') {
    stockAfter(world, printed, ledger, move as never);
    if (state.holders && after.round.kind === 'stock' && move.type !== 'sell') {
      const { turn } = state.round as { turn: string };
      if (leftIn(state.holders, turn) === investor && after.decisions.length === 0) {
        const arrivals = Object.fromEntries(
          Object.entries(after.prices).map(([id, { arrival }]) => [id, arrival]),
        );
        const reader = investorActs(state, printed, ledger, arrivals);
        answers.push({ where: 'the Investor', game: toldOfInvestor(events), reader });
      }
    }
  } else if (stage === 'raise-money' || move.type === 'force-train') {
    raisingAfter(world, printed, ledger, move as never, printed.noCredit);
  } else return [];
  // what cards pay, and a round that begins, are told elsewhere
  const others = ['target-paid', 'operating-round', 'link-paid', 'link-bonus'];
  if (stage === 'stock' && after.round.kind === 'operating' && move.type === 'pass') {
    const priority = priorityAfter(state);
    if (priority) answers.push({ where: 'Priority Deal', game: [after.priority], reader: [priority] });
  }
  if (events.some(({ type }) => others.includes(type))) return answers;
  const game = ledgerOf(after);
  const isQuiet = after.decisions.every(({ kind }) => kind === 'contest') && after.round.kind !== 'operating';
  if (ledger.actor !== undefined && isQuiet) {
    const round = after.round as { turn: string };
    game.actor = after.decisions.at(-1)?.by ?? round.turn;
  } else delete ledger.actor;
  const penniless = state.penniless ?? [];
  answers.push({
    where: `${move.type} in ${stage}`,
    game: written(game, penniless),
    reader: written(ledger, penniless),
  });
  return answers;
}
