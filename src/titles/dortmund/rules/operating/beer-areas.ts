import type { HexId } from '@/engine/game/ids';

/** What red areas say about beer beside its price, where a variant has them say anything. */
export interface AreaScene {
  /** Hexes of one area have the same. */
  areaOf(hex: HexId): string;
  /** Cubes that the area still pays for: all, if left out. */
  left?(hex: HexId): number;
  /** What the first delivery that is paid for brings: nothing, if left out. */
  first?(hex: HexId): number;
}

/** Keeps account of what one delivery after the other leaves of it. */
export function areaAccount(areas: AreaScene | undefined) {
  const taken = new Map<string, number>();
  return (hex: HexId, cubes: number): { readonly paid: number; readonly first: number } => {
    if (!areas) return { paid: cubes, first: 0 };
    const area = areas.areaOf(hex);
    const before = taken.get(area) ?? 0;
    const paid = areas.left ? Math.min(cubes, Math.max(0, areas.left(hex) - before)) : cubes;
    taken.set(area, before + paid);
    const isFirst = before === 0 && paid > 0;
    return { paid, first: isFirst ? (areas.first?.(hex) ?? 0) : 0 };
  };
}
