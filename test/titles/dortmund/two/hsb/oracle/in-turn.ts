/** The turns of the Investor's companies, as they are told: income, certificates, cards, beer [18DO 8.2.2]. */
import { boxAt } from '@/titles/dortmund/hsb';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { bruteRun } from '../../../../../engine/routes/brute';
import { equipmentOf, headOf, isCorporation, isMinor, onSale } from '../../../hsb/oracle/book';
import { mostExporting } from '../../../hsb/oracle/export-routes';
import { isBrewery, isOwn } from './book';
import {
  breweryBuysWith,
  breweryMustBuy,
  brewerySharing,
  railwayMaySell,
  railwayMustBuy,
  railwayPays,
  railwayRedeems,
} from './its-companies';
import type { Told } from './its-stock';
import { count, holderFor } from './memory';
import { agree, type Walk } from './walking';

/** [W2, Y1, Y2] is the income of its company shared out, and by whom? */
export function sharedOut(walk: Walk, company: string, pays: boolean): void {
  const { table, memory, move, before } = walk;
  if (!isOwn(memory.own, company)) return;
  if (company === memory.own.railway) {
    agree(walk, `${company} pays`, pays, railwayPays(table.state, company));
    count(memory, pays ? 'railway pays' : 'railway keeps');
    return;
  }
  const sharing = brewerySharing(table.state, company);
  const kind = isMinor(company) ? 'minor' : 'corporation';
  count(memory, `${kind} ${sharing}`);
  if (sharing !== 'as the holder likes') agree(walk, `${company} pays`, pays, sharing === 'pays');
  else {
    const { turn } = before.round as { turn: { company: string } };
    agree(walk, `${company} shares`, [move.type, turn.company], ['dividend', company]);
  }
}

/** [W3, W6, Y1, Y3] nothing that its company must do is left undone when its turn ends. */
export function turnEnds(walk: Walk): void {
  const { table, memory } = walk;
  const { turn, own, gray } = memory;
  memory.turn = undefined;
  // [18DO 4.4.5] from now on its certificates may be sold
  if (turn) table.state.companies[turn.company]!.operated = true;
  if (!turn || !isOwn(own, turn.company)) return;
  if (turn.company === own.railway) {
    if (!turn.dealt && railwayMustBuy(table.state, turn, gray)) walk.faults.push('it must buy a train');
    agree(walk, 'redeems', undefined, railwayRedeems(table.state, turn));
  } else {
    agree(walk, 'must buy', undefined, breweryMustBuy(table.state, turn, gray));
    const has = equipmentOf(table.state, turn.company).length > 0;
    if (isCorporation(turn.company) && !has && onSale(table.state).length > 0)
      walk.faults.push('it has no equipment');
  }
}

/** Deals in its own certificates, cards that it buys [W3, W4, W6, Y3]. */
export function deals(walk: Walk, event: Told): void {
  const { table, memory } = walk;
  const { turn, own, gray } = memory;
  const company = `${event.company}`;
  if (!turn || turn.company !== company) return;
  if (event.type === 'train-bought' && event.from === 'depot') turn.bought += 1;
  if (event.type === 'equipment-bought') turn.bought += 1;
  const isSale = event.type === 'own-share-sold';
  if (isOwn(own, company)) {
    if (event.type === 'train-bought') agree(walk, 'bought from', event.from, 'depot');
    if (event.type === 'investor-equips') {
      agree(walk, 'equips', event.card, breweryMustBuy(table.state, turn, gray));
      count(memory, 'must equip');
    }
    if (event.type === 'investor-redeems') {
      if (railwayMustBuy(table.state, turn, gray)) walk.faults.push('it must buy a train first');
      agree(walk, 'redeems', event.percent, railwayRedeems(table.state, turn));
      count(memory, 'redeems');
    }
    if (isSale) {
      const helps = isBrewery(own, company)
        ? breweryBuysWith(table.state, turn, gray, Number(event.amount)).length > 0
        : railwayMaySell(table.state, turn, gray);
      agree(walk, `${company} sells`, true, helps);
      count(memory, `${isBrewery(own, company) ? 'brewery' : 'railway'} sells`);
    }
  }
  const isDeal = ['own-share-bought', 'investor-redeems'].includes(event.type);
  // [ruling 155] what is sold for a train is not bought back in the same turn
  const isRaised = event.type === 'sold-to-raise' && isOwn(own, company);
  if (isSale || isDeal || isRaised) turn.dealt = true;
}

/** Where there is more track, to try all routes takes too long. */
const mostTiles = 12;

/** [8.2.2.1, algorithm W1] the most that its trains can bring, beer and all, tried one by one. */
function bestIncome(state: HsbState, railway: string): number | undefined {
  if (Object.keys(state.board.tiles).length > mostTiles) return undefined;
  const box = boxAt(state.setup);
  const ways = [box.runInput(state, railway), ...box.otherInputs(state, railway)];
  return Math.max(...ways.map((way) => bruteRun(way).total));
}

/** [6.5.1, 8.2.2.1, rulings 43, 111, 136] as many of its trains with beer as can at once run export routes. */
export function exported(walk: Walk, event: Told): void {
  const { table, memory, board } = walk;
  const { railway } = memory.own;
  if (event.company !== railway) return;
  if (event.type === 'ran') {
    // what has been built since the table was copied
    walk.exporting ??= mostExporting({ ...table.state, board }, railway);
    walk.best ??= bestIncome({ ...table.state, board }, railway);
  } else if (event.type === 'beer-delivered') {
    walk.exporting = (walk.exporting ?? 0) - 1;
    count(memory, 'delivers');
  } else if (event.type === 'paid-out' || event.type === 'withheld') {
    agree(walk, 'trains that keep their beer', walk.exporting ?? 0, 0);
    if (walk.best !== undefined) {
      agree(walk, 'income of its run', table.revenue, walk.best);
      count(memory, 'best run');
    }
    walk.exporting = undefined;
    walk.best = undefined;
  }
}

/** [6.5.2.4, rulings 51, 89, 138] is whoever decides for the railway asked, unless they decide for the brewery too? */
export function consent(walk: Walk, told: readonly string[]): void {
  const { memory, move, before } = walk;
  if (move.type !== 'load') return;
  const { company } = (before.round as { turn: { company: string } }).turn;
  const railway = before.trains[(move as unknown as { card: number }).card]!.at;
  const who = (id: string) => (isOwn(memory.own, id) ? holderFor(memory, id) : headOf(before, id));
  agree(walk, 'asked', told.includes('beer-asked'), who(company) !== who(railway));
  if (isOwn(memory.own, company)) count(memory, 'loads');
  if (isOwn(memory.own, railway)) count(memory, 'is loaded');
}
