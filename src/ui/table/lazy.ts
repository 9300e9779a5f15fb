/** What a table does not show at first sight, each to be used like any other component. */
import { withWords } from '@/i18n/areas';
import { aside } from '@/i18n/later';
import { lazily } from '../shell/lazily';
import { toCome } from '../shell/to-come';

// asked for when something is about to be lost: it comes before all that is only looked at
toCome(() => import('../keeping/Keeping'));

const load = () => withWords(aside, import('./aside'));

export const EndScreen = lazily(async () => (await load()).EndScreen);
export const Failed = lazily(async () => (await load()).Failed);
export const Over = lazily(async () => (await load()).Over);
export const ViewBeside = lazily(async () => (await load()).ViewBeside);

// these lie over the table: until they are here there is nothing to be seen of them
export const ClockDialog = lazily(async () => (await load()).ClockDialog, null);
export const HexCard = lazily(async () => (await load()).HexCard, null);
export const PlayOn = lazily(async () => (await load()).PlayOn, null);
export const TableMenu = lazily(async () => (await load()).TableMenu, null);
export const Writing = lazily(async () => (await load()).Writing, null);

/** The ledger to trade in comes with the panel of those who trade. */
export const TradingLedger = lazily(async () => (await import('../turn/panels/stages')).TradingLedger, null);
