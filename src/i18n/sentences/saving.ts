import type { StorageErrorCode } from '@/storage/errors';
import type { Reason } from '@/storage/savefile/reasons';
import { number } from '..';
import { later } from '../later';
import { speakerOf } from './speaker';

const { say, sayOne } = speakerOf(later.words('saving'));

/** What is wrong with storage, from the code of a storage error. */
export function storageSentence(code: StorageErrorCode): string {
  return say('storage', code);
}

/** Why a file, or one game in it, was not imported. */
export function importSentence(reason: Reason): string {
  if (reason.code === 'storage') return storageSentence(reason.params.code);
  const filling = Object.fromEntries(
    Object.entries<string | number>(reason.params).map(([name, value]) => [
      name,
      typeof value === 'number' ? number(value) : value,
    ]),
  );
  return sayOne('reason', reason.code, isUnruled(reason) ? 'unruled' : undefined, filling);
}

/** No rulebook could mean such a move. */
function isUnruled(reason: Reason): boolean {
  return reason.code === 'illegal-move' && reason.params.rule === '';
}
