import { signal } from '@preact/signals';
import { table } from '@/table';
import { guardPlace, linkTo, type Path } from '../shell/router';

/** Something that was asked for while moves are in this window only: it waits for an answer. */
export const wanted = signal<(() => void) | null>(null);

/** Does what would take the game off the table, or asks first where something would be lost with it. */
export function unlessUnsaved(go: () => void): void {
  if (table.saving.value.kind === 'saved') go();
  else wanted.value = go;
}

/** The table of a game is not left while moves of it are in this window only, unless the players say so. */
export function guardTable(id: string): () => void {
  let mayLeave = false;
  return guardPlace((to: Path) => {
    const isAtStake = table.row.value?.id === id && table.saving.value.kind === 'unsaved';
    if (mayLeave || !isAtStake || (to[0] === 'table' && to[1] === id)) return true;
    wanted.value = () => {
      mayLeave = true;
      window.location.hash = linkTo(...to);
    };
    return false;
  });
}

/** The list of games with their sizes is open, to make room. */
export const isFreeing = signal(false);
