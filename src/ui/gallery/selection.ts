import type { HexId, TileId } from '@/engine/game/ids';

/** What the panel explains. */
export type Selection =
  | { readonly kind: 'hex'; readonly id: HexId }
  | { readonly kind: 'tile'; readonly id: TileId };
