import type { RefusalParams } from '@/engine/game/refusal';
import { number } from '..';
import { gameSaving as german } from '../de/game-saving';
import { gameSaving as english } from '../en/game-saving';
import { speakerOf } from './speaker';

const { say, sayOne } = speakerOf({ en: english, de: german });

/** What is wrong with storage, from the code of a storage error. */
export function storageSentence(code: string): string {
  return say('storage', code);
}

/** Why a file, or one game in it, was not imported. */
export function importSentence({
  code,
  params,
}: {
  readonly code: string;
  readonly params: RefusalParams;
}): string {
  if (code === 'storage') return storageSentence(String(params.code));
  const filling = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? number(value) : value]),
  );
  return sayOne('reason', code, params.rule === '' ? 'unruled' : undefined, filling);
}
