import { t } from '@/i18n/aside';
import type { Failure } from '@/table';
import { Page } from '../shell/Page';
import { linkTo } from '../shell/router';
import { failureSentence } from './failure';

/** In the place of a table that cannot be opened: why not. */
export function Failed({ why }: { why: Failure }) {
  return (
    <Page title={t('table.notOpened')}>
      <p role="alert">{failureSentence(why)}</p>
      <p class="actions">
        <a class="button button-main" href={linkTo()}>
          {t('error.home')}
        </a>
      </p>
    </Page>
  );
}
