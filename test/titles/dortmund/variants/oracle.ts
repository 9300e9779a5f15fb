/**
 * The minor variants read once more, from the booklet and the rulings alone: what lies on the map and with the players
 * after each event, and what everything costs and brings. It shares no code with the rules.
 */
import type { GameEvent } from '@/engine/game/events';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';

/** The booklet's table of beer markers, by the hex that the marker lies on. */
export const tables: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  equal: { A2: 6, A16: 6, C20: 6, I20: 6, I14: 6, I10: 6, H1: 6 },
  unequal1: { A2: 10, A16: 8, C20: 6, I20: 8, I14: 4, I10: 6, H1: 12 },
  unequal2: { A2: 8, A16: 6, C20: 5, I20: 6, I14: 4, I10: 4, H1: 10 },
};

/** Red hexes by area, and what the map pays there for a cube. */
const areas: Readonly<Record<string, string>> = {
  A2: 'A2',
  B1: 'A2',
  A16: 'A16',
  C20: 'C20',
  I20: 'I20',
  I14: 'I14',
  I10: 'I10',
  H1: 'H1',
  I2: 'H1',
};
const perCube: Readonly<Record<string, number>> = {
  A2: 50,
  B1: 50,
  A16: 50,
  C20: 40,
  H1: 50,
  I2: 50,
  I10: 40,
  I14: 40,
  I20: 40,
};
const town: Readonly<Record<string, number>> = { C12: 20, D11: 20, D13: 20, E10: 20, F11: 20, F13: 20 };
const markersOf: Readonly<Record<string, string>> = {
  extraStation: 'extra-station',
  oneTimeMore: 'final-run',
  fiftyPercent: 'fifty',
  moreBeer: 'brewery',
  cleverRoute: 'route',
};
/** The marker that an event takes from its player. */
const spends: Readonly<Record<string, string>> = {
  'extra-place': 'extra-station',
  'train-kept': 'final-run',
  'half-price': 'fifty',
  'half-paid-out': 'fifty',
  'card-traded-in': 'fifty',
  'equipment-traded-in': 'fifty',
  'more-beer': 'brewery',
  'route-marker': 'route',
};

interface Table {
  readonly demand: Map<string, number>;
  readonly first: Map<string, number>;
  readonly rise: Map<string, number>;
  readonly markers: Map<string, string[]>;
  /** [18DO-MV 1] markers leave an area when beer is loaded for it, where breweries are companies. */
  readonly leavesAtLoading: boolean;
}

const numberedIn = (state: OperatingGame, kind: string) =>
  new Map(
    Object.entries(state.board.markers).flatMap(([hex, markers]) =>
      markers
        .filter((each) => each.startsWith(kind))
        .map((each) => [hex, Number(each.slice(kind.length))] as const),
    ),
  );

/** The table as a game with variants begins; what lots decided is read off the map and must fit the booklet. */
export function begun(state: OperatingGame, faults: string[]): Table {
  const { options } = state.setup;
  const demand = numberedIn(state, 'demand');
  const wanted = tables[String(options.exportDemand ?? '').replace('random', 'unequal')];
  const numbers = (values: Iterable<number>) => [...values].sort((a, b) => a - b).join();
  if (numbers(demand.values()) !== numbers(Object.values(wanted ?? {})))
    faults.push('other demand than the booklet');
  if (wanted && !String(options.exportDemand).startsWith('random'))
    for (const [hex, cubes] of Object.entries(wanted))
      if (demand.get(hex) !== cubes) faults.push(`${hex} takes ${demand.get(hex)}`);
  const first = numberedIn(state, 'first');
  const bonuses = options.firstDelivery ? '0,5,5,10,10,10,20' : '';
  if (numbers(first.values()) !== bonuses) faults.push('other bonuses than the booklet');
  const own = Object.keys(markersOf)
    .filter((id) => options[id])
    .map((id) => markersOf[id]!);
  return {
    demand,
    first,
    rise: new Map(),
    markers: new Map(state.seats.map((player) => [player, [...own]])),
    leavesAtLoading: 'segments' in state,
  };
}

/** What an event changes; faults are what it should have been. */
export function happened(table: Table, event: GameEvent, after: OperatingGame, faults: string[]): void {
  const told = event as GameEvent & Record<string, unknown>;
  const marker = spends[event.type];
  if (marker !== undefined) {
    const left = table.markers.get(String(told.player)) ?? [];
    if (!left.includes(marker)) faults.push(`${told.player} has no ${marker} for ${event.type}`);
    else left.splice(left.indexOf(marker), 1);
  }
  switch (event.type) {
    // [18DO-MV 2] at the end of each stock round, on hexes in town without a tile
    case 'costs-rise':
      for (const hex of Object.keys(town))
        if (!after.board.tiles[hex] || table.rise.has(hex))
          table.rise.set(hex, (table.rise.get(hex) ?? 0) + 10);
      break;
    case 'laid': {
      const more = table.rise.get(event.hex);
      if (more !== undefined && event.cost !== town[event.hex]! + more)
        faults.push(`${event.hex} cost ${event.cost} instead of ${town[event.hex]! + more}`);
      table.rise.delete(event.hex);
      break;
    }
    case 'extra-place':
      if (event.cost !== 50) faults.push(`an extra place for ${event.cost}`);
      break;
    case 'beer-loaded':
      loaded(table, event, faults);
      break;
    case 'beer-delivered':
      delivered(table, event, after, faults);
      break;
  }
}

/** [18DO-MV 1] the area is named where demand is limited, and never asked for more than it takes. */
function loaded(
  table: Table,
  { cubes, hex }: Extract<GameEvent, { type: 'beer-loaded' }>,
  faults: string[],
): void {
  if (table.demand.size > 0 !== (hex !== undefined)) faults.push(`beer loaded for ${hex ?? 'no area'}`);
  if (hex === undefined) return;
  const left = table.demand.get(hex) ?? 0;
  if (cubes > left) faults.push(`${cubes} cubes loaded for ${hex}, which takes ${left}`);
  table.demand.set(hex, left - cubes);
}

/** [18DO-MV 1, 4] only cubes that the area asks for are paid; the first of them brings the marker. */
function delivered(
  table: Table,
  { company, cubes, hex, amount }: Extract<GameEvent, { type: 'beer-delivered' }>,
  after: OperatingGame,
  faults: string[],
): void {
  const area = areas[hex]!;
  const left = table.leavesAtLoading ? undefined : table.demand.get(area);
  const paid = left === undefined ? cubes : Math.min(cubes, left);
  const bonus = paid > 0 ? (table.first.get(area) ?? 0) : 0;
  const fourth = paid > 0 && after.breweries.B4?.marker === company ? 10 : 0;
  const due = paid * perCube[hex]! + bonus + fourth;
  if (amount !== due) faults.push(`${cubes} cubes to ${hex} brought ${amount} instead of ${due}`);
  if (left !== undefined) table.demand.set(area, left - paid);
  if (paid > 0) table.first.delete(area);
}

/** What lies on the map and with the players must be what the events made of it. */
export function differs(table: Table, state: OperatingGame): string[] {
  const same = (name: string, mine: ReadonlyMap<string, unknown>, theirs: ReadonlyMap<string, unknown>) => {
    const text = (map: ReadonlyMap<string, unknown>) => JSON.stringify([...map].sort());
    return text(mine) === text(theirs) ? [] : [`${name}: ${text(theirs)} instead of ${text(mine)}`];
  };
  return [
    ...same('demand', table.demand, numberedIn(state, 'demand')),
    ...same('first deliveries', table.first, numberedIn(state, 'first')),
    ...same('costs', table.rise, numberedIn(state, 'rise')),
    ...same('markers', table.markers, new Map(Object.entries(state.playerMarkers ?? noMarkers(state)))),
  ];
}

const noMarkers = (state: OperatingGame) => Object.fromEntries(state.seats.map((player) => [player, []]));
