/** What is fetched where English is spoken for all that is not on the first sight of a table. */
import { agreeing } from './agreeing';
import { gallery } from './gallery';
import { home } from './home';
import { settings } from './settings';
import { views } from './views';

export const screens = { ...home, ...settings, ...gallery, ...agreeing, ...views } as const;
