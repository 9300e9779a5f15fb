import type { BuildColour, HexDef, Provenance, Revenue, Terrain, TileDef } from '@/engine/board/types';
import { isBuildable } from '@/engine/board/upgrade';
import type { BoxProblem, ValueRule } from '@/engine/game/box/sheet';
import type { HexId, TileId } from '@/engine/game/ids';
import type { LinearMarketDef, MarketDef, ParByColour } from '@/engine/market/types';

type Hexes = Readonly<Record<HexId, HexDef | null>>;
type Tiles = Readonly<Record<TileId, TileDef>>;

/* What follows is the same for all boxes: which values of boards and cards can be corrected, and within which limits. */

/** Routes count in tens unless a game counts in smaller steps. */
const usualStep = 10;
const inRoutes = { kind: 'value', min: 0, max: 300 } as const;
const places = { kind: 'places', min: 1, max: 6, step: 1 } as const;
const pay = { min: 0, max: 300, step: 10 } as const;

/** Hexes, wherever they lie in the data. On a white hex its tile has the value and the places; others are worked out. */
export function hexRules(at: string, step = usualStep): ValueRule[] {
  const stop = `${at}.{hex}.stops.{stop}`;
  const depth = at.split('.').length;
  const hexIn = (owners: readonly unknown[]) => owners[depth + 1] as HexDef;
  const hasNoValue = (owners: readonly unknown[], keys: Readonly<Record<string, string>>): boolean => {
    const hex = hexIn(owners);
    return (
      hex.colour === 'white' ||
      hex.stops![Number(keys.stop)]!.revenueRule !== undefined ||
      firstOfArea(owners[depth] as Hexes, keys.hex!) !== keys.hex
    );
  };
  return [
    { at: `${stop}.revenue`, ...inRoutes, step, unless: hasNoValue },
    { at: `${stop}.revenue.{colour}`, ...inRoutes, step, unless: hasNoValue },
    {
      at: `${stop}.slots`,
      ...places,
      // those of a whole area are counted once
      unless: (owners) => {
        const { colour, group } = hexIn(owners);
        return colour === 'white' || group !== undefined || owners.at(-1) === 0;
      },
    },
    { at: `${at}.{hex}.cost.amount`, kind: 'cost', ...pay },
  ];
}

/** Hexes of one area that are printed with the same value have one. */
function firstOfArea(hexes: Hexes, hex: HexId): HexId {
  const { group, stops } = hexes[hex]!;
  if (group === undefined) return hex;
  const value = JSON.stringify(stops?.[0]?.revenue);
  return Object.keys(hexes).find(
    (other) => hexes[other]?.group === group && JSON.stringify(hexes[other]?.stops?.[0]?.revenue) === value,
  )!;
}

/** A cost of nothing on every hex that is built on and has none, so that one can be corrected into it. */
export function openHexes<H extends Hexes>(hexes: H, terrain: Terrain): H {
  return mapped(hexes, (hex) =>
    hex && isBuildable(hex) && !hex.cost ? { ...hex, cost: { amount: 0, terrain } } : hex,
  ) as H;
}

/** Takes such costs away again, and gives all hexes of an area the value that was corrected in one. */
export function settledHexes<H extends Hexes>(hexes: H, printed: Hexes): H {
  return mapped(hexes, (hex, id) => {
    if (!hex) return hex;
    const { cost, ...others } = hex;
    const settled: HexDef = cost && cost.amount > 0 ? hex : others;
    const first = firstOfArea(printed, id);
    return first === id ? settled : withRevenue(settled, hexes[first]!.stops![0]!.revenue);
  }) as H;
}

function withRevenue(hex: HexDef, revenue: Revenue): HexDef {
  return { ...hex, stops: hex.stops!.map((stop, i) => (i === 0 ? { ...stop, revenue } : stop)) };
}

function mapped(hexes: Hexes, change: (hex: HexDef | null, id: HexId) => HexDef | null): Hexes {
  return Object.fromEntries(Object.entries(hexes).map(([id, hex]) => [id, change(hex, id)]));
}

export const tileRules = (step = usualStep): ValueRule[] => [
  { at: 'tiles.{tile}.count', kind: 'count', min: 1, max: 60, step: 1 },
  { at: 'tiles.{tile}.stops.{stop}.revenue', ...inRoutes, step },
  { at: 'tiles.{tile}.stops.{stop}.slots', ...places, unless: (owners) => owners.at(-1) === 0 },
  { at: 'tiles.{tile}.cost.amount', kind: 'cost', min: 10, max: 300, step: 10 },
  { at: 'tiles.{tile}.ferryRevenue', ...inRoutes, step },
];

const cardCount = { kind: 'count', min: 1, max: 40, step: 1 } as const;

export const trainRules: readonly ValueRule[] = [
  { at: 'trains.{train}.price', kind: 'price', min: 10, max: 2000, step: 10 },
  { at: 'trains.{train}.count', ...cardCount },
];

export const companyRules = (src: Provenance): ValueRule[] => [
  {
    at: 'companies.{company}.tokenCosts.{token}',
    kind: 'token',
    min: 0,
    max: 300,
    step: 10,
    src,
    // the first lies on the board when the company begins
    unless: (_owners, { token }) => token === '0',
  },
];

export const privateRules: readonly ValueRule[] = [
  { at: 'privates.{private}.price', kind: 'price', min: 5, max: 500, step: 5 },
  { at: 'privates.{private}.revenue', kind: 'revenue', min: 0, max: 200, step: 5 },
];

const marketValue = { kind: 'space', min: 0, max: 1000, step: 5 } as const;

export const gridRules = (src: Provenance): ValueRule[] => [
  { at: 'market.rows.{row}.{column}', ...marketValue, src },
];

export const lineRules = (src: Provenance): ValueRule[] => [
  { at: 'market.values.{space}', ...marketValue, src },
];

/** Start values say again what their spaces say. */
export function settledMarket(market: MarketDef): MarketDef {
  return { ...market, par: market.par.map((par) => ({ ...par, value: market.rows[par.row]![par.col]! })) };
}

export function gridProblems({ rows }: MarketDef): BoxProblem[] {
  return rows.flatMap((row, i) => risingProblems(`market.rows.${i}`, row));
}

export function lineProblems({ values }: LinearMarketDef): BoxProblem[] {
  return risingProblems('market.values', values);
}

export function risingProblems(at: string, row: readonly (number | null)[]): BoxProblem[] {
  return row.flatMap((value, i): BoxProblem[] => {
    const before = row[i - 1];
    const falls = value !== null && before !== null && before !== undefined && value <= before;
    return falls ? [{ code: 'not-rising', place: `${at}.${i}` }] : [];
  });
}

/** A company can start only where the table has a space. */
export function parProblems({ values }: LinearMarketDef, par: ParByColour): BoxProblem[] {
  return Object.values(par)
    .flat()
    .filter((value) => !values.includes(value))
    .map((value) => ({ code: 'not-on-market', value }));
}

/** Tiles of a colour as the list of material counts them. */
export function tileTotals(
  tiles: Tiles,
  totals: Readonly<Partial<Record<BuildColour, number>>>,
  counts: (tile: TileDef) => boolean = () => true,
): BoxProblem[] {
  return Object.entries(totals).flatMap(([colour, must]): BoxProblem[] => {
    const all = Object.values(tiles).filter((tile) => tile.colour === colour && counts(tile));
    return totalProblem('tiles', sum(all.map(({ count }) => count)), must, colour as BuildColour);
  });
}

export function totalProblem(
  what: 'tiles' | 'cards' | 'optional',
  is: number,
  must: number,
  colour?: BuildColour,
): BoxProblem[] {
  return is === must ? [] : [{ code: 'total', what, is, must, ...(colour && { colour }) }];
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
