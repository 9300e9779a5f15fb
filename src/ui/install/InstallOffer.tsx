import '../styles/install.css';
import { t } from '@/i18n/aside';
import { install } from '@/pwa';
import { installOffer } from '../settings/preferences';
import { InstallWay } from './InstallWay';

/**
 * Offers to install the app to those who have found out what it is good for: it stands where a game has
 * been kept or has ended, never on the table, and stays away once it is declined.
 */
export function InstallOffer() {
  const way = install.way.value;
  if (installOffer.value === 'off' || way === 'installed' || way === 'unknown') return null;
  const decline = () => {
    installOffer.value = 'off';
  };
  return (
    <aside class="install-offer" aria-label={t('install.offer')}>
      <h2>{t('install.offer')}</h2>
      <p>{t('install.offer.why')}</p>
      <InstallWay />
      <p class="actions">
        <button type="button" class="button" onClick={decline}>
          {t('install.offer.decline')}
        </button>
      </p>
    </aside>
  );
}
