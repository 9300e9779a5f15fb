import { storageSentence } from '@/i18n/sentences/saving';
import { tOf } from '@/i18n/table';
import type { Failure } from '@/table';

const ownWords: readonly Failure['code'][] = ['unknown-title', 'bad-setup', 'not-loaded'];

/** Why a game could not be opened. */
export function failureSentence({ code, params }: Failure): string {
  return ownWords.includes(code) ? tOf('openFailure', code, params) : `${storageSentence(code)}.`;
}
