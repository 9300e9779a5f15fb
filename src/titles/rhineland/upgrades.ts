import type { TileId } from '@/engine/game/ids';

/**
 * Single towns go on to three exits and stay there, double towns to four and then five: what shape alone
 * does not say (G; it agrees with the published rules). 18LRA and 18Rhl have these tiles in common.
 */
export const townUpgrades: Readonly<Record<TileId, readonly TileId[]>> = {
  3: ['141', '142', '143'],
  4: ['141', '142'],
  58: ['141', '142', '143', '144'],
  141: [],
  142: [],
  143: [],
  144: [],
};
