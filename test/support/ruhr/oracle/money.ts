/**
 * What moves of 18Ruhr cost and bring, worked out from the book beside the app: cash, treasuries and boxes of the stock
 * table. Nothing is said of what the app does by itself after a move.
 */
import type { StopNode } from '@/engine/board/graph';
import type { Move } from '@/engine/game/move';
import { montanLocations } from '@/titles/ruhr/board';
import type { RuhrState } from '@/titles/ruhr/state';
import { table } from './facts';
import { montanIncome } from './montan';

type Any = Move & Record<string, unknown>;

/** Changes that the book demands; what is not named is not looked at. */
export interface Demand {
  cash: Record<string, number>;
  treasury: Record<string, number>;
  /** Boxes up or down. */
  boxes: Record<string, number>;
}

const turnPlayer = (state: RuhrState) => (state.round as unknown as { turn: string }).turn;
const turnOf = (state: RuhrState) =>
  (state.round as unknown as { turn: { company: string; revenue: number } }).turn;

export function demanded(state: RuhrState, played: Move): Demand | undefined {
  const move = played as Any;
  const t = table(state);
  const company = String(move.company ?? '');
  const demand: Demand = { cash: {}, treasury: {}, boxes: {} };
  const { cash, treasury, boxes } = demand;
  const acting = state.round.kind === 'operating' ? turnOf(state).company : '';
  const cardOf = (id: unknown) => t.box.capex.find((card) => card.id === id)!;
  switch (move.type) {
    case 'buy': {
      const amount = t.worth(company, Number(move.percent));
      cash[turnPlayer(state)] = -amount;
      treasury[company] = move.source === 'charter' ? amount : 0;
      boxes[company] = 0;
      return demand;
    }
    case 'found':
      cash[turnPlayer(state)] = -2 * t.box.line.values[Number(move.col)]!;
      treasury[company] = 0;
      return demand;
    case 'sell': {
      const player = turnPlayer(state);
      cash[player] = t.worth(
        company,
        (move.percents as number[]).reduce((sum, each) => sum + each, 0),
      );
      boxes[company] = t.director(company) === player ? -1 : 0;
      return demand;
    }
    case 'income': {
      const amount = montanIncome(t, acting);
      cash[t.directorCard(acting).holder] = move.half ? amount / 2 : 0;
      treasury[acting] = move.half ? amount / 2 : amount;
      return demand;
    }
    case 'rail-link':
      treasury[acting] = -30;
      return demand;
    case 'horse-railway':
      treasury[acting] = 0;
      return demand;
    case 'develop':
      treasury[acting] = -cardOf(move.card).development.price;
      return demand;
    case 'buy-engine':
      treasury[acting] = -cardOf(move.card).switchEngine.price;
      return demand;
    case 'station':
      treasury[acting] = -state.companies[acting]!.tokens[0]!;
      return demand;
    case 'buy-train':
      treasury[acting] = -cardOf(move.train).train.price;
      return demand;
    case 'sell-charter':
      treasury[acting] = t.worth(acting, Number(move.percent));
      return demand;
    case 'redeem':
      treasury[acting] = -t.worth(acting, Number(move.percent));
      return demand;
    case 'lay': {
      const hex = String(move.hex);
      const isFirst = !state.board.tiles[hex];
      treasury[acting] = 0 - (isFirst ? (t.box.board.hexes[hex]!.cost?.amount ?? 0) : 0);
      return demand;
    }
    case 'dividend': {
      const { revenue } = turnOf(state);
      const of = (percent: number) => (revenue * percent) / 100;
      const value = t.value(acting);
      if (!move.pay) {
        treasury[acting] = revenue;
        boxes[acting] = -1;
        return demand;
      }
      for (const player of state.seats) cash[player] = of(t.percent(player, acting));
      treasury[acting] = of(t.percent('charter', acting));
      const isRailway = t.railways.includes(acting);
      const ups = revenue >= 2 * value && isRailway ? 2 : revenue >= value ? 1 : 0;
      boxes[acting] = ups;
      return demand;
    }
    case 'buy-second': {
      const asked = state.decisions.at(-1) as unknown as { by: string; company: string };
      cash[asked.by] = -t.value(asked.company);
      treasury[asked.company] = t.value(asked.company);
      return demand;
    }
    case 'merge': {
      treasury[company] = t.treasury(String(move.from));
      boxes[company] = 0;
      return demand;
    }
    default:
      return undefined;
  }
}

/** What the move has changed of what is demanded, to be compared with it. */
export function changed(before: RuhrState, after: RuhrState, { cash, treasury, boxes }: Demand): Demand {
  const each = (of: Record<string, number>, amount: (id: string, state: RuhrState) => number) =>
    Object.fromEntries(Object.keys(of).map((id) => [id, amount(id, after) - amount(id, before)]));
  return {
    cash: each(cash, (id, state) => state.cash[id]! - state.credits[id]!),
    treasury: each(treasury, (id, state) => state.companies[id]!.treasury - (state.loans[id] ?? 0)),
    boxes: each(boxes, (id, state) => state.prices[id]?.col ?? 0),
  };
}

/** A marker stays where the table ends. */
export function atTheEnds(state: RuhrState, demand: Demand): Demand {
  const last = table(state).box.line.values.length - 1;
  const boxes = Object.fromEntries(
    Object.entries(demand.boxes).map(([id, by]) => {
      const from = state.prices[id]?.col ?? 0;
      return [id, Math.max(0, Math.min(last, from + by)) - from];
    }),
  );
  return { ...demand, boxes };
}

/** [13.3, ruling 25] treasuries of those that float when a stock round ends, by what they were founded at. */
export function floats(state: RuhrState, founded: Readonly<Record<string, number>>): Record<string, number> {
  const t = table(state);
  const found: Record<string, number> = {};
  const isLate = ['5', '6', '8'].includes(t.phase);
  for (const id of t.railways) {
    const { floated, treasury } = state.companies[id]!;
    const start = founded[id];
    const offered = t.percent('offer', id);
    if (start === undefined || floated || offered > 50) continue;
    const bought = 100 - offered - (id === 'BME' ? 30 : 0);
    found[id] = treasury + (start * (isLate ? 100 : bought)) / 10;
  }
  for (const id of state.fresh) {
    const left = t.cards('charter', id).length;
    const excess = Math.max(0, left - 2);
    const rest = isLate ? left - excess : 0;
    const values = t.box.line.values;
    const col = Math.max(0, state.prices[id]!.col - excess - rest);
    found[id] = t.treasury(id) + excess * t.value(id) + rest * values[col]!;
  }
  return found;
}

/** [15.2] cash less debts, shares at their value, private Montan companies at their printed price. */
export function wealth(state: RuhrState, player: string): number {
  const t = table(state);
  if (!state.seats.includes(player)) return 0;
  const shares = [...t.railways, ...t.corporations].reduce(
    (sum, id) => sum + (state.prices[id] ? t.worth(id, t.percent(player, id)) : 0),
    0,
  );
  const own = t.box.active.filter(({ id }) => t.directorCard(id).holder === player);
  return (
    state.cash[player]! - state.credits[player]! + shares + own.reduce((sum, { price }) => sum + price, 0)
  );
}

/** The table of 2.3: these are coal mines. */
const mines = [5, 7, 10, 11, 14, 15, 16, 17, 18];

/** [10.6.1] towns, cities and red areas with the markers of locations; Wesel and the Eiserne Rhein by the route. */
export function routeValue(
  state: RuhrState,
  train: string,
  stops: readonly Pick<StopNode, 'hex' | 'def'>[],
): number {
  const { phase } = table(state);
  const isLate = ['5', '6', '8'].includes(phase);
  const linked = stops.filter(({ hex }) => (state.locations[hex]?.value ?? 0) > 0);
  const coal = linked.filter(({ hex }) => mines.includes(montanLocations[hex]!));
  const red = ({ hex, def: { revenue } }: Pick<StopNode, 'hex' | 'def'>): number => {
    if (hex === 'A2' || hex === 'A4') return 10 * linked.length;
    if (hex === 'J1') return 20 * coal.length;
    const { yellow = 0, brown = 0 } = revenue as Record<string, number>;
    return isLate ? brown : yellow;
  };
  return stops.reduce((sum, stop) => {
    const { hex, def } = stop;
    if (def.kind === 'offboard') return sum + red(stop) * (train === '8' ? 2 : 1);
    const printed =
      typeof def.revenue === 'number'
        ? def.revenue
        : (def.revenue as Record<string, number>)[isLate ? 'brown' : 'yellow']!;
    return sum + printed + (state.locations[hex]?.value ?? 0);
  }, 0);
}
