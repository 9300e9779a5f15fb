import './ui/styles/index.css';
import './pwa';
import { render } from 'preact';
import { App } from './ui/App';
import { followPreferences } from './ui/settings/preferences';
import { followAddress } from './ui/shell/router';

followPreferences(document.documentElement, () => window.localStorage, navigator.languages);
followAddress(window);

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element #app');
render(<App />, place);
