import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '@/i18n';
import { withWords } from '@/i18n/areas';
import { aside } from '@/i18n/later';
import { incoming, updates } from '@/pwa';
import { coming, table } from '@/table';
import { loadTitle } from '@/table/titles';
import { fetchAhead } from './games/family';
import type { LastTable } from './games/last-table';
import { Home } from './home/Home';
import { isFreeing, wanted } from './keeping/leaving';
import { orAgain } from './shell/again';
import { useReturn } from './shell/back-to-the-table';
import { ErrorBoundary } from './shell/ErrorBoundary';
import { Frame } from './shell/Frame';
import { Later } from './shell/Later';
import { Missing } from './shell/Missing';
import { receiveFiles } from './shell/receive';
import { type Path, path } from './shell/router';
import { Toasts } from './shell/Toasts';
import { say } from './shell/toast';
import { UpdateNotice } from './shell/UpdateNotice';

const loadBox = () => withWords(aside, import('./box/entries'));
const loadGallery = () => withWords(aside, import('./gallery/Gallery'));
const loadImport = () => withWords(aside, orAgain(import('./home/Import')));
const loadKeeping = () => withWords(aside, import('./keeping/Keeping'));
const loadNewGame = () => withWords(aside, import('./newgame/NewGame'));
const loadSettings = () => withWords(aside, import('./settings/Settings'));
const loadTable = () => import('./table/TableScreen');

/** One line for each screen: the first part of the address, and what it shows for the rest. */
const screens: Readonly<Record<string, (rest: Path) => JSX.Element>> = {
  '': () => <Home />,
  box: (rest) => <Later load={loadBox}>{({ BoxScreen }) => <BoxScreen path={rest} />}</Later>,
  gallery: (rest) => <Later load={loadGallery}>{({ Gallery }) => <Gallery path={rest} />}</Later>,
  new: (rest) =>
    rest.length < 2 ? (
      <Later load={loadNewGame}>{({ NewGame }) => <NewGame key={rest[0]} taken={rest[0]} />}</Later>
    ) : (
      <Missing path={['new', ...rest]} />
    ),
  table: (rest) => <Later load={loadTable}>{({ TableScreen }) => <TableScreen path={rest} />}</Later>,
  settings: (rest) =>
    rest.length === 0 ? (
      <Later load={loadSettings}>{({ Settings }) => <Settings />}</Later>
    ) : (
      <Missing path={['settings', ...rest]} />
    ),
};

/** Whoever comes back to a game will need its table: it is fetched as soon as there is one. */
async function remembered(): Promise<string | null> {
  const id = await table.remembered();
  if (id !== null) void loadTable().catch(() => {});
  return id;
}

/**
 * Whoever begins with the address of a game, or comes back to one, will need the table and the game: both are asked for
 * before anything is drawn.
 */
export function fetchFor([first, id]: Path, last: Partial<LastTable>): void {
  const game = first === undefined ? last.game : first === 'table' ? id : undefined;
  if (game === undefined) return;
  void loadTable().catch(() => {});
  if (id !== undefined) void table.expect(id).catch(() => {});
  if (last.game !== game || last.title === undefined) return;
  fetchAhead(last.title, last.stage);
  void loadTitle(last.title).catch(() => {});
}

export function App() {
  const [first = '', ...rest] = path.value;
  const name = t('shell.name');
  const arrival = incoming.next.value;
  const mustKeep = wanted.value !== null || isFreeing.value || updates.isHeld.value;
  useEffect(() => receiveFiles(document, incoming), []);
  useSignalEffect(() => {
    if (coming.value !== null) fetchAhead(coming.value);
  });
  const isReturning = useReturn(window.location, remembered) && first === '';
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <Frame isBare={first === 'table'}>
      <ErrorBoundary place={path.value.join('/')}>
        {isReturning ? <p class="loading">{t('shell.loading')}</p> : screenAt(first, rest)}
      </ErrorBoundary>
      <Toasts />
      <UpdateNotice />
      {arrival && (
        <Later key={arrival.number} load={loadImport} onFail={importFailed}>
          {({ Import }) => <Import arrival={arrival} />}
        </Later>
      )}
      {mustKeep && <Later load={loadKeeping}>{({ Keeping }) => <Keeping />}</Later>}
    </Frame>
  );
}

/** What opens files is not here: that is said, and the next file is tried again. */
function importFailed(): void {
  incoming.done();
  say(t('import.failed'), { isBad: true });
}

function screenAt(first: string, rest: Path): JSX.Element {
  const screen = Object.hasOwn(screens, first) ? screens[first] : undefined;
  return screen ? screen(rest) : <Missing path={[first, ...rest]} />;
}
