import { type ReadonlySignal, signal } from '@preact/signals';
import type { CompanyId, HexId } from '@/engine/game/ids';

/** What somebody looks at on the board, without touching the turn. */
export type Look =
  | { readonly kind: 'hex'; readonly hex: HexId }
  | { readonly kind: 'run'; readonly company: CompanyId };

export interface Looking {
  readonly at: ReadonlySignal<Look | undefined>;
  look(at: Look): void;
  /** Looks at this; what is looked at already is let go. */
  toggle(look: Look): void;
  away(): void;
}

export function createLooking(): Looking {
  const at = signal<Look | undefined>(undefined);
  return {
    at,
    look(wanted) {
      at.value = wanted;
    },
    toggle(look) {
      at.value = isSame(at.peek(), look) ? undefined : look;
    },
    away() {
      at.value = undefined;
    },
  };
}

export function isSame(a: Look | undefined, b: Look): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
