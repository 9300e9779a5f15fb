import type { CompanyId, HexId, PrivateId, TileId, TrainId } from '@/engine/game/ids';
import { type Choice, covers, type Move } from '@/engine/game/move';
import type { Options } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Seat } from '../table/seat';

/** The moves that panels know how to show, as the rules of the engine write them. */
export type KnownMove =
  | { type: 'buy-private'; private: PrivateId }
  | { type: 'bid'; private: PrivateId; amount: number }
  | { type: 'raise'; amount: number }
  | { type: 'buy' | 'trade-in'; company: CompanyId; source: Source; percent: number }
  | { type: 'found'; company: CompanyId; row: number; col: number }
  | { type: 'sell'; company: CompanyId; percents: number[] }
  | ({ type: 'lay' } & LayPlace)
  | ({ type: 'power'; private: PrivateId } & LayPlace)
  | { type: 'station'; hex: HexId; stop: number }
  | { type: 'power-station' | 'station-reserved'; hex: HexId; stop: number }
  | { type: 'place-station'; company: CompanyId; hex: HexId; stop: number }
  | { type: 'link' | 'free-link'; hex: HexId }
  | { type: 'deliver'; loads: Load[] }
  | { type: 'run'; routes: string[][] }
  | { type: 'dividend'; pay: boolean }
  | { type: 'buy-train'; train: TrainId; from: Shop }
  | { type: 'force-train'; train: TrainId; from: Shop }
  | { type: 'buy-train-from'; company: CompanyId; train: TrainId; price: number }
  | { type: 'discard-train'; train: TrainId }
  | { type: 'sell-charter' | 'redeem'; percent: number }
  | { type: 'take-certificates'; percents: number[] }
  | { type: 'assign-brewery'; company: CompanyId }
  | { type: 'take' | 'bury' | 'swap-new'; company: CompanyId }
  | { type: 'discard'; company: CompanyId; percent: number }
  | { type: 'swap-between'; companies: CompanyId[] }
  | { type: 'sell-own'; company: CompanyId; percent: number }
  | { [T in PlainType]: { type: T } }[PlainType];

/** Moves with nothing to choose. */
export type PlainType = 'credit' | 'pass' | 'skip' | 'leave' | 'agree' | 'decline' | 'turn-brewery';

export type Source = 'offer' | 'charter' | 'pool';
export type Shop = 'depot' | 'pool';

/** Beer that one of the company's trains carries to an area off the board. */
export interface Load {
  train: number;
  cubes: number;
  to: HexId;
}

interface LayPlace {
  hex: HexId;
  tile: TileId;
  turn: number;
}

export type MoveOfType<T extends KnownMove['type']> = T extends unknown ? OfOneType<T, KnownMove> : never;
type OfOneType<T extends string, M> = M extends { type: infer U extends string }
  ? T extends U
    ? Omit<M, 'type'> & { type: T }
    : never
  : never;

/** Any move that lays a tile: an ordinary one, or one by the power of a private company. */
export type LayMove = Move & LayPlace & { private?: PrivateId };

export function isLay(move: Move | undefined): move is LayMove {
  return move !== undefined && 'hex' in move && 'tile' in move && 'turn' in move;
}

/** Any move that places a station token: on a place for all, one that is offered, one that is kept. */
export type StationMove = Move & { hex: HexId; stop: number };

export function isStation(move: Move | undefined): move is StationMove {
  return move !== undefined && 'hex' in move && 'stop' in move;
}

/** The listed choices of these types. */
export function choicesOf<T extends KnownMove['type']>(
  options: Options,
  ...types: readonly T[]
): readonly Choice<MoveOfType<T>>[] {
  const isAsked = (choice: Choice): choice is Choice<MoveOfType<T>> =>
    (types as readonly string[]).includes(choice.move.type);
  return options.choices.filter(isAsked);
}

export function movesOf<T extends KnownMove['type']>(
  options: Options,
  ...types: readonly T[]
): readonly MoveOfType<T>[] {
  return choicesOf(options, ...types).map(({ move }) => move);
}

export function isListed(options: Options, move: Move): boolean {
  return choiceFor(options, move) !== undefined;
}

/** The choice that a move belongs to, with the range of its amount. */
export function choiceFor(options: Options, move: Move): Choice | undefined {
  return byType(options)
    .get(move.type)
    ?.find((choice) => covers(choice, move));
}

const sorted = new WeakMap<Options, Map<string, Choice[]>>();

/** Panels ask for every button whether it is listed, among hundreds of choices. */
function byType(options: Options): Map<string, Choice[]> {
  let types = sorted.get(options);
  if (!types) {
    types = new Map();
    for (const choice of options.choices) {
      const alike = types.get(choice.move.type);
      if (alike) alike.push(choice);
      else types.set(choice.move.type, [choice]);
    }
    sorted.set(options, types);
  }
  return types;
}

export function isOfType<T extends KnownMove['type']>(
  move: Move | undefined,
  ...types: readonly T[]
): move is MoveOfType<T> {
  return move !== undefined && (types as readonly string[]).includes(move.type);
}

/** Why a move that a panel knows cannot be made. */
export function whyNot(seat: Seat, move: KnownMove): Refusal | undefined {
  return seat.whyNot(move);
}

export function sameMove(a: Move | undefined, b: Move | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b));
}

/** The same move with another amount. */
export function withAmount(move: Move, field: string, amount: number): Move {
  return { ...move, [field]: amount };
}

export function amountOf(move: Move, field: string): number {
  return Number((move as unknown as Record<string, unknown>)[field]);
}
