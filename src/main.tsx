import './ui/styles/index.css';
import './pwa';
import { setAutoFreeze } from 'immer';
import { render } from 'preact';
import { later } from './i18n/later';
import { App, fetchFor } from './ui/App';
import { lastTable } from './ui/games/last-table';
import { followPreferences } from './ui/settings/preferences';
import { followBack } from './ui/shell/back';
import { followAddress, path } from './ui/shell/router';
import { keepTrainsUnbroken } from './ui/shell/unbroken';

keepTrainsUnbroken();
// freezing every state costs more than the rules do: development and tests do it, players need not wait for it
if (import.meta.env.PROD) setAutoFreeze(false);

followPreferences(document.documentElement, () => window.localStorage, navigator.languages);
followAddress(window);
followBack(window);
fetchFor(
  path.peek(),
  lastTable(() => window.localStorage),
);
// fetched meanwhile; whether they could be is told when they are needed
void later.load().catch(() => {});

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element #app');
render(<App />, place);
