import { storageSentence } from '@/i18n/sentences/saving';
import { t, tOf } from '@/i18n/table';
import type { Failure } from '@/table';
import { badOptionsSentence } from '../games/agreed/names';

const ownWords: readonly Failure['code'][] = ['unknown-title', 'bad-setup', 'not-loaded'];

/** Why a game could not be opened. */
export function failureSentence({ code, params }: Failure): string {
  if (code === 'bad-options') return t('openFailure.bad-options', { why: badOptionsSentence(params) });
  return ownWords.includes(code) ? tOf('openFailure', code, params) : `${storageSentence(code)}.`;
}
