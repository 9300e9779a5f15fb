import { t } from '@/i18n/aside';
import { linkTo } from '../shell/router';
import { lookBack } from './entries';

export function LookBackLink({ id }: { id: string }) {
  return (
    <a class="menu-item" href={linkTo('table', id, lookBack)}>
      {t('end.lookBack')}
    </a>
  );
}
