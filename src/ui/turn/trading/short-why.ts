import type { Refusal } from '@/engine/game/refusal';
import { t } from '@/i18n/table';

/** Why a cell cannot be used, in a word or two: touched, it says the whole sentence. */
export function shortWhy(why: Refusal | undefined): string {
  switch (why?.code) {
    case 'sold-this-round':
    case 'sold-this-turn':
      return t('trade.why.sold');
    case 'certificate-limit':
      return t('trade.why.certificates');
    case 'share-limit':
      return t('trade.why.share', { limit: Number(why.params.limit) });
    case 'too-little-cash':
      return t('trade.why.cash');
    case 'must-sell':
      return t('trade.why.mustSell');
    case 'no-sales-yet':
    case 'source-closed':
      return t('trade.why.notYet');
    case 'pool-limit':
      return t('trade.why.pool');
    case 'not-founded':
      return t('trade.why.unfounded');
    default:
      return t('trade.why.not');
  }
}
