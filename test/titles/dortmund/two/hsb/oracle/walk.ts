/** One move after the other: what the Investor does in between is told beforehand, and compared with what happened. */
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { it } from './book';
import { consent, deals, exported, sharedOut } from './in-turn';
import { forcedPurchase, railwayReason } from './its-companies';
import { itsStockTurn, type Told } from './its-stock';
import { count, ended, type Memory } from './memory';
import { rounds } from './rounds';
import { happen, pictureOf, tableOf } from './table';
import { agree, type Walk } from './walking';

const written = (told: object) => JSON.stringify(Object.entries(told).sort());

/** What it does in stock rounds, each the first event of such a turn. */
const beginsItsTurn = [
  'investor-founds',
  'investor-converts',
  'investor-sells',
  'investor-buys',
  'investor-waits',
  'investor-passes',
];
/** Events that never come but after one of these, or in a forced purchase. */
const onlyInPlan = [
  ...beginsItsTurn,
  'investor-takes',
  'investor-lent',
  'investor-rest-sold',
  'investor-credit',
];
const actions = ['buy', 'trade-in', 'found', 'found-with-minor', 'trade-minor'];

/** Begins a plan of the Investor's where one is due, and holds the event against it. */
function againstPlan(walk: Walk, event: Told): void {
  const { table, memory } = walk;
  const { own, players, stock } = memory;
  if (walk.due.length === 0 && stock && beginsItsTurn.includes(event.type)) {
    agree(walk, 'whose turn', stock.turn, it);
    walk.due = itsStockTurn(table.state, own, players, stock);
    const last = walk.due.at(-1)!.type;
    stock.sold.push(
      ...walk.due.filter(({ type }) => type === 'investor-sells').map(({ company }) => `${company}`),
    );
    ended(memory, last === 'investor-waits' || last === 'investor-passes');
    count(memory, last === 'floated' ? 'investor-converts' : last);
    for (const type of ['investor-lent', 'investor-rest-sold'])
      if (walk.due.some((each) => each.type === type)) count(memory, type);
    if (walk.due[0]!.type === 'investor-sells') count(memory, 'sells and buys');
  } else if (event.type === 'forced-purchase' && event.player === it) {
    walk.due = forcedPurchase(table.state, own, `${event.company}`);
    count(memory, 'forced');
  }
  const [next] = walk.due;
  if (next) {
    walk.due.shift();
    if (written(next) !== written(event)) agree(walk, 'the Investor', event, next);
  } else if (onlyInPlan.includes(event.type)) walk.faults.push(`not in the book: ${JSON.stringify(event)}`);
}

function step(walk: Walk, event: GameEvent): void {
  const told = event as unknown as Told;
  againstPlan(walk, told);
  if (told.type === 'paid-out') sharedOut(walk, `${told.company}`, true);
  if (told.type === 'withheld') sharedOut(walk, `${told.company}`, false);
  if (told.type === 'investor-shares' && told.company === walk.memory.own.railway)
    agree(walk, 'reason', told.reason, railwayReason(walk.table.state, `${told.company}`));
  if (told.type === 'train-traded')
    for (const id of [told.buyer, told.seller])
      if (id === walk.memory.own.railway) walk.faults.push(`${id} trades trains`);
  exported(walk, told);
  rounds(walk, told);
  if (told.type !== 'equipment-bought' || walk.memory.turn) deals(walk, told);
  happen(walk.table, event, walk.move, walk.before);
}

/** Begins what the move itself means for the order of turns. */
function moved({ memory, move, before }: Walk): void {
  if (!memory.stock || before.decisions.length > 0) return;
  if (actions.includes(move.type)) ended(memory, false);
  if (move.type === 'sell') memory.stock.passes = 0;
  const { selling = [] } = before.round as { selling?: string[] };
  if (move.type === 'pass' && selling.length > 0) ended(memory, false);
}

/** All that the book says otherwise of a move and of what followed it. */
export function walked(
  memory: Memory,
  before: HsbState,
  move: Move,
  outcome: { state: HsbState; events: readonly GameEvent[] },
): string[] {
  const table = tableOf(before, memory.own);
  const { board } = outcome.state;
  const walk: Walk = {
    table,
    memory,
    move,
    before,
    board,
    due: [],
    faults: [],
    exporting: undefined,
    best: undefined,
  };
  moved(walk);
  for (const event of outcome.events) step(walk, event);
  const { faults } = walk;
  if (walk.due.length > 0) faults.push(`left undone: ${JSON.stringify(walk.due)}`);
  consent(
    walk,
    outcome.events.map(({ type }) => type),
  );
  const { state } = outcome;
  if (state.round.kind === 'stock')
    agree(walk, 'turn', [state.round.turn, state.round.passes], [memory.stock?.turn, memory.stock?.passes]);
  // [algorithm C3] what the bank has lent is paid back from what comes in
  const owed = (state.credits[it] ?? 0) > 0 && state.cash[it]! > 0;
  if (owed && (state.round.kind === 'operating' || state.round.kind === 'brewery'))
    faults.push('the Investor does not pay back');
  const burnt = outcome.events.filter(({ type }) => type === 'card-burnt').length;
  const toBurn = table.faults.filter((each) => each.startsWith('must burn')).length;
  agree(walk, 'cards burnt', burnt, toBurn);
  faults.push(...table.faults.filter((each) => !each.startsWith('must burn')));
  const [own, told] = [pictureOf(table.state), pictureOf(state)];
  for (const key of Object.keys(told)) agree(walk, key, told[key], own[key]);
  return faults;
}
