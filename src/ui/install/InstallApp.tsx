import { useEffect } from 'preact/hooks';
import { tOf } from '@/i18n/aside';
import { offline } from '@/pwa';
import { InstallWay } from './InstallWay';

/** How the app gets onto the home screen, and whether it works without a network. */
export function InstallApp() {
  useEffect(() => void offline.check(), []);
  return (
    <>
      <p>{tOf('install.kept', offline.kept.value)}</p>
      <InstallWay />
    </>
  );
}
