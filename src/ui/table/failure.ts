import { storageSentence } from '@/i18n/sentences/saving';
import { t, tOf } from '@/i18n/table';
import type { Failure } from '@/table';
import { badOptionsSentence } from '../agreed/names';

/** Why a game could not be opened. */
export function failureSentence({ code, params }: Failure): string {
  switch (code) {
    case 'bad-options':
      return t('openFailure.bad-options', { why: badOptionsSentence(params) });
    case 'unknown-title':
    case 'bad-setup':
    case 'not-loaded':
      return tOf('openFailure', code, params);
    default:
      return `${storageSentence(code)}.`;
  }
}
