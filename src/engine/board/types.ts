import type { CompanyId, HexId, TileId } from '@/engine/game/ids';

/** Where a fact comes from: a rulebook, published data, or a reconstruction that fits both. */
export type Provenance = 'R' | 'P' | 'G';

export type Layout = 'pointy' | 'flat';

/** Sides of a hex, clockwise; see `layout.ts` for where each lies. */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5;

/** Colours in the order in which a hex goes through them. */
export const buildColours = ['white', 'yellow', 'green', 'brown', 'gray'] as const;
export type BuildColour = (typeof buildColours)[number];

/** `red` and `gray` hexes are never built on; `orange` is a tile outside the order of colours. */
export type Colour = BuildColour | 'red' | 'blue' | 'orange';

/** A value, or values by colour of the phase: the last one reached counts. */
export type Revenue = number | Readonly<Partial<Record<BuildColour, number>>>;

export type StopKind = 'city' | 'town' | 'offboard';

export interface Stop {
  readonly kind: StopKind;
  readonly revenue: Revenue;
  /** Places for station tokens. */
  readonly slots?: number;
  /** Places that only a harbour token may take. */
  readonly harbourSlots?: number;
  readonly name?: string;
  /** Side of a river that parts the cities of one hex. */
  readonly bank?: 'west' | 'east';
  /** A full city that lets every train through. */
  readonly neverBlocks?: boolean;
  /** One place shared by all hexes of the group: a station on one stands on all. */
  readonly shared?: boolean;
  /** Names a rule of the title that works the value out. */
  readonly revenueRule?: string;
  /** Where the circle is drawn: an edge (3.5 lies between 3 and 4) or the centre. A hint only. */
  readonly at?: number | 'center';
}

/** One end of a piece of track: a side of the hex, or one of its stops (`s0` is the first). */
export type TrackEnd = Edge | `s${number}`;

export interface TrackMarks {
  /** Crosses a river by ferry. */
  readonly ferry?: boolean;
  /** Ends every route (the black triangle of a red field). */
  readonly terminal?: boolean;
}

export type Track = readonly [TrackEnd, TrackEnd] | readonly [TrackEnd, TrackEnd, TrackMarks];

export type Terrain = 'mountain' | 'hill' | 'water' | 'river' | 'city';

export interface Cost {
  readonly amount: number;
  readonly terrain: Terrain;
}

/** What hexes and tiles have in common: what is printed on a hexagon. */
export interface Face {
  readonly colour: Colour;
  readonly stops?: readonly Stop[];
  readonly track?: readonly Track[];
  /** Letter code: a tile and the hex it lies on must show the same one; `D/K` is a tile for either. */
  readonly label?: string;
  /** Paid for the first tile on a hex, or for replacing this tile. */
  readonly cost?: Cost;
  readonly icons?: readonly string[];
  /** A river through the hex: which sides lie on which bank. */
  readonly river?: { readonly west: readonly Edge[]; readonly east: readonly Edge[] };
  /** Value of a stop when the route uses the ferry of this tile. */
  readonly ferryRevenue?: number;
  /** Colour of a printed border that tiles of the same border belong to. */
  readonly frame?: string;
  /** Printed sign that a tile and the hex it lies on must both show or both lack. */
  readonly logo?: string;
  readonly src?: Provenance;
  readonly note?: string;
}

export interface Border {
  readonly edge: Edge;
  /** `none`: drawn as one area with that neighbour. */
  readonly kind: 'impassable' | 'none';
  /** Open from this colour on: the tiles before it have no track there. */
  readonly until?: BuildColour;
}

export interface Home {
  readonly corp: CompanyId;
  /** A stop of the hex as the board prints it: tiles count theirs in their own way, and merge them. */
  readonly printedStop: number;
}

export interface HexDef extends Face {
  readonly name?: string;
  /** Edges that the first tile laid here must connect. */
  readonly stubs?: readonly Edge[];
  readonly borders?: readonly Border[];
  /** Hexes of one area; a route visits one of them, once. */
  readonly group?: string;
  readonly home?: readonly Home[];
  /** Possible places of industry tokens. */
  readonly sites?: readonly string[];
  /** Which industry lies at which edge of a red field. */
  readonly links?: readonly { readonly edge: Edge; readonly industry: string }[];
  /** No tile before the phase of this colour; titles with such hexes see to it. */
  readonly buildFrom?: BuildColour;
  /** The only tiles that may follow, where a title prints them; they may turn a town into a city. */
  readonly upgrades?: readonly TileId[];
}

export interface TileDef extends Face {
  /** How many there are. */
  readonly count: number;
  /** The only hexes it may lie on. */
  readonly only?: readonly HexId[];
  /** The only turn allowed on a hex. */
  readonly rotation?: Readonly<Record<HexId, number>>;
  /** Edges that lie on a river, before the tile is turned. */
  readonly riverSides?: readonly Edge[];
  /** The only tiles that may replace it, where a title prints a table; they may turn a town into a city. */
  readonly upgrades?: readonly TileId[];
  /** Belongs to a variant or an edition: the title says which sets are in play. */
  readonly set?: string;
  /** False where the id is ours because the printed number is unknown. */
  readonly printedNumber?: string | false;
}

/** A board as it comes out of the box, with its tiles. */
export interface BoardDef {
  readonly layout: Layout;
  readonly hexes: Readonly<Record<HexId, HexDef>>;
  readonly tiles: Readonly<Record<TileId, TileDef>>;
  /** Course of rivers for drawing: `B5/3` is a side, `D9` a hex that the river runs through. */
  readonly river?: readonly string[];
  /** Rivers drawn through the centres of hexes. */
  readonly decor?: readonly { readonly name: string; readonly path: readonly HexId[] }[];
}

export interface LaidTile {
  tile: TileId;
  /** How many sixths of a circle the tile is turned, clockwise. */
  turn: number;
}

export interface Station {
  company: CompanyId;
  hex: HexId;
  /** A stop of the face that lies there now; laying a tile renumbers it. */
  stop: number;
  /** Where it stands when not in an ordinary place of its city. */
  place?: 'harbour' | 'beside';
}

/**
 * What has been built: a value that is replaced as a whole, never changed in place, so that everything
 * worked out from it can be kept by its identity. The supply of tiles follows from what is laid.
 */
export interface BoardState {
  tiles: Record<HexId, LaidTile>;
  stations: Station[];
  /** Places kept free for a company. */
  reserved: Station[];
  /** Tokens that lie on a hex: industries, links; an `extraPlace` is one more place for a station there. */
  markers: Record<HexId, string[]>;
}

/** A lay that a company may make: the tile, where, and how it is turned. */
export interface Lay {
  hex: HexId;
  tile: TileId;
  turn: number;
}
