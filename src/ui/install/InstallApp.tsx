import { t } from '@/i18n/table';
import { updates } from '@/pwa';
import { InstallWay } from './InstallWay';

/** How the app gets onto the home screen, and whether it works without a network. */
export function InstallApp() {
  return (
    <>
      <p>{t(updates.offlineReady.value ? 'install.offline' : 'install.online')}</p>
      <InstallWay />
    </>
  );
}
