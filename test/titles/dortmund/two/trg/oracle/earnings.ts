/** What railways earn, with beer, and what becomes of it. */
import { beerPays, breweryOf, circleOf, headOf, itsRailway, shares } from './book';
import { beerIfTurned, mostBeer, owedBy } from './its-railway';
import { bestIncome } from './its-run';
import { afterDividend, agree, pay, type Told } from './ledger';
import { mostFromBeer } from './memory';
import type { Table } from './stock-events';

export const isIts = ({ state }: Table, company: string) => company === itsRailway(state);

export function onRan(table: Table, { company, train, hexes, revenue }: Told<'ran'>): void {
  const turn = table.memory.turn!;
  if (isIts(table, company)) bestRun(table);
  turn.revenue += revenue;
  const to = hexes.includes('E12') ? hexes.filter((hex) => hex in beerPays) : [];
  if (to.length > 0) turn.carriers.push({ type: train, to });
  // [ruling 89] its holder is asked first whether its card is turned over
  const isUnasked = isIts(table, company) && !turn.left && !turn.usable && to.length > 0;
  if (isUnasked) agree(table, 'beer nobody was asked for', beerIfTurned(table.state), 0);
}

export function onDelivered(table: Table, event: Told<'beer-delivered'>): void {
  const { company, cubes, hex, amount } = event;
  const { state, memory } = table;
  const bonus = state.breweries.B4?.marker === company ? 10 : 0;
  agree(table, 'beer', amount, cubes * beerPays[hex]! + bonus);
  state.breweries[breweryOf(state, headOf(state, company)!)!]!.cubes -= cubes;
  state.beer += cubes;
  memory.turn!.revenue += amount;
  memory.turn!.beer += amount;
}

/** [rulings 89, 136] with all cubes that can be used its railway earns the most that it can. */
export function itsBeer(table: Table): void {
  const { state } = table;
  const turn = table.memory.turn!;
  const markerOf = (id: string) => state.breweries[id]?.marker === turn.company;
  const most = mostFromBeer(turn, turn.usable ?? 0, markerOf('B5'), markerOf('B4') ? 10 : 0);
  agree(table, 'income of beer', turn.beer, most);
}

/** Before anything has left trains and card; nothing is built afterwards, so the board is that of the end of the move. */
function bestRun({ state, board, memory }: Table): void {
  const turn = memory.turn!;
  turn.usable ??= mostBeer(state);
  if (!('best' in turn)) turn.best = bestIncome({ ...state, board });
}

/** [18DO 8.2.2.1] */
export function itsIncome(table: Table): void {
  const turn = table.memory.turn!;
  bestRun(table);
  if (turn.best !== undefined) agree(table, 'income of its run', turn.revenue, turn.best);
}

/** [18DO 4.5.6.2] */
export function payOut(table: Table, company: string, told: number): void {
  const { state, memory } = table;
  const { revenue } = memory.turn!;
  const dividend = Math.floor(revenue / 10) * 10;
  agree(table, 'dividend', told, dividend);
  for (const who of circleOf(state)) pay(table, 'bank', who, (dividend * shares(state, who, company)) / 100);
  const kept = (dividend * shares(state, 'charter', company)) / 100;
  pay(table, 'bank', company, kept + revenue - dividend);
  afterDividend(table, company, dividend);
}

export function keep(table: Table, company: string, told: number): void {
  const { state, memory } = table;
  const { revenue } = memory.turn!;
  agree(table, 'withheld', told, revenue);
  pay(table, 'bank', company, revenue);
  afterDividend(table, company, 0);
  if (!isIts(table, company)) return;
  // [W5] its income repays its credit first
  const repaid = Math.min(revenue, owedBy(state, company));
  if (repaid === 0) return;
  pay(table, company, 'bank', repaid);
  state.credits[company]! -= repaid;
  memory.acts.push(`repays ${repaid}, owes ${state.credits[company]}`);
}
