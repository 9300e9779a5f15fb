import { type Field, fieldsOf, type Source } from '@/engine/game/box/sheet';
import type { HexId } from '@/engine/game/ids';
import type { Seat } from '../table/seat';

/** Where what is shown comes from: `own` where the owner of the box has corrected some of it. */
export type ShownSource = Source | 'own';

/** The least sure source comes first. */
const order: readonly ShownSource[] = ['own', 'G', 'P', 'R'];

/** Of a hex, and of the tile that lies on it; nothing where no value of it is known to come from anywhere. */
export function hexSource(seat: Seat, hex: HexId): ShownSource | undefined {
  const laid = seat.state.board.tiles[hex]?.tile;
  return sourceOf(seat, ({ keys, rule }) =>
    laid === undefined ? keys.hex === hex : keys.tile === laid && rule.kind === 'value',
  );
}

export function sourceOf(
  { title, state }: Pick<Seat, 'title' | 'state'>,
  isOf: (field: Field) => boolean,
): ShownSource | undefined {
  if (!title.sheet) return undefined;
  const { box = {} } = state.setup;
  const found = fieldsOf(title.sheet)
    .filter(isOf)
    .map(({ place, src }): ShownSource => (Object.hasOwn(box, place) ? 'own' : src));
  return order.find((source) => found.includes(source));
}
