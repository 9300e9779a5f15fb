/** What is fetched where German is spoken for all that is not on the first sight of a table. */
import type * as english from '../en/aside';
import type { Translation } from '../words';
import { agreeing } from './agreeing';
import { gallery } from './gallery';
import { home } from './home';
import { settings } from './settings';
import { views } from './views';

export const screens: Translation<typeof english.screens> = {
  ...home,
  ...settings,
  ...gallery,
  ...agreeing,
  ...views,
};
