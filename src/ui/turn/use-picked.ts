import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { PanelProps } from './props';
import type { Picked } from './selection';

/**
 * What a part of a panel has to know of what is picked, such as whether it is its own move: it is drawn again when
 * that changes, and not with every pick. `of` is asked anew where what it depends on changes.
 */
export function usePicked<T extends string | boolean | undefined>(
  { seat, selection }: Pick<PanelProps<PanelProps['seat'], never>, 'seat' | 'selection'>,
  of: (picked: Picked) => T,
  ...dependsOn: readonly unknown[]
): T {
  const { state } = seat;
  return useMemo(() => computed(() => of(selection.in(state))), [selection, state, ...dependsOn]).value;
}
