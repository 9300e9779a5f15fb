import { t, tOf } from '@/i18n/aside';
import { install, installSteps } from '@/pwa';

/** How the app gets onto the home screen of this device: a button, or the steps by hand. */
export function InstallWay() {
  const way = install.way.value;
  return (
    <>
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
