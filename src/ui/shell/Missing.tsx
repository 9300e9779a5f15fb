import { t } from '@/i18n';
import { Page } from './Page';
import { linkTo, type Path } from './router';

/** An address that leads nowhere. */
export function Missing({ path }: { path: Path }) {
  return (
    <Page title={t('missing.title')}>
      <p>{t('missing.what', { place: path.join('/') })}</p>
      <p class="actions">
        <a class="button button-main" href={linkTo()}>
          {t('error.home')}
        </a>
      </p>
    </Page>
  );
}
