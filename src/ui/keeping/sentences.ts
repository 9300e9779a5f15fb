import { t, tCount } from '@/i18n/table';
import type { Saving } from '@/table';

type Unsaved = Extract<Saving, { kind: 'unsaved' }>;

/** `The last 3 moves are in this window only.` */
export function unsavedSentence({ isWhole, moves }: Unsaved): string {
  return isWhole || moves === 0 ? t('keeping.whole') : tCount('table.unsaved', moves);
}

/** The stored game is another one now, or thrown away: what is here can only be stored beside it. */
export function mustPart({ code }: Unsaved): boolean {
  return code === 'changed' || code === 'missing';
}

/** Trying to store it again can only help where the stored game is still the one we know, and ours to read. */
export function mayRetry(saving: Unsaved): boolean {
  return !mustPart(saving) && saving.code !== 'newer';
}
