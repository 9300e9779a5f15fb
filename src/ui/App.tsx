import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '@/i18n';
import { Home } from './home/Home';
import { Settings } from './settings/Settings';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { Frame } from './shell/Frame';
import { Later } from './shell/Later';
import { Missing } from './shell/Missing';
import { type Path, path } from './shell/router';

const loadGallery = () => import('./gallery/Gallery');

/** One line for each screen: the first part of the address, and what it shows for the rest. */
const screens: Readonly<Record<string, (rest: Path) => JSX.Element>> = {
  '': () => <Home />,
  gallery: (rest) => <Later load={loadGallery}>{({ Gallery }) => <Gallery path={rest} />}</Later>,
  settings: (rest) => (rest.length === 0 ? <Settings /> : <Missing path={['settings', ...rest]} />),
};

export function App() {
  const [first = '', ...rest] = path.value;
  const name = t('shell.name');
  useEffect(() => {
    document.title = name;
  }, [name]);
  const screen = Object.hasOwn(screens, first) ? screens[first] : undefined;
  return (
    <Frame>
      <ErrorBoundary place={path.value.join('/')}>
        {screen ? screen(rest) : <Missing path={path.value} />}
      </ErrorBoundary>
    </Frame>
  );
}
