import { type Choice, covers, type Move, type OfType } from '@/engine/game/move';
import type { Options } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Seat } from '../table/seat';
import type { PanelProps } from './props';

/** Moves with nothing to choose: passing, skipping, declining. */
export type PlainType<M extends Move> = M extends unknown
  ? Exclude<keyof M, 'type'> extends never
    ? M['type']
    : never
  : never;

/** What a panel that picks from some moves can ask about them. */
type Asking<M extends Move> = Pick<PanelProps<Seat, M>, 'options' | 'selection'>;

/** The listed choices of these types. */
export function choicesOf<M extends Move, T extends M['type']>(
  { options }: Asking<M>,
  ...types: readonly T[]
): readonly Choice<OfType<M, T>>[] {
  return options.choices.filter((choice): choice is Choice<OfType<M, T>> =>
    (types as readonly string[]).includes(choice.move.type),
  );
}

export function movesOf<M extends Move, T extends M['type']>(
  asking: Asking<M>,
  ...types: readonly T[]
): readonly OfType<M, T>[] {
  return choicesOf(asking, ...types).map(({ move }) => move);
}

/** What is picked, if it is of these types. */
export function pickedOf<M extends Move, T extends M['type']>(
  { seat, selection }: Pick<PanelProps<Seat, M>, 'seat' | 'selection'>,
  ...types: readonly T[]
): OfType<M, T> | undefined {
  const { move } = selection.in(seat.state);
  return isOfType<OfType<M, T>>(move, ...types) ? move : undefined;
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

/** Is a move that the game lists or has played one of these? Its rules see to its shape. */
export function isOfType<M extends Move>(
  move: Move | null | undefined,
  ...types: readonly M['type'][]
): move is M {
  return !!move && (types as readonly string[]).includes(move.type);
}

/** Why a move that a panel knows cannot be made. */
export function whyNot<M extends Move>(
  { seat }: Pick<PanelProps<Seat, M>, 'seat' | 'selection'>,
  move: NoInfer<M>,
): Refusal | undefined {
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
