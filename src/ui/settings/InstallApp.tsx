import { t, tOf } from '@/i18n/table';
import { install, installSteps, updates } from '@/pwa';

/** How the app gets onto the home screen, and whether it works without a network. */
export function InstallApp() {
  const way = install.way.value;
  return (
    <>
      <p>{t(updates.offlineReady.value ? 'install.offline' : 'install.online')}</p>
      <p>{tOf('install.way', way)}</p>
      {way === 'prompt' && (
        <p class="actions">
          <button type="button" class="button" onClick={() => void install.install()}>
            {t('install.now')}
          </button>
        </p>
      )}
      {(way === 'ios' || way === 'mac') && (
        <ol class="install-steps">
          {installSteps[way].map((step) => (
            <li key={step}>{tOf('install.step', step)}</li>
          ))}
        </ol>
      )}
    </>
  );
}
