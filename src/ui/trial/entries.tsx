import { withStudyWords } from '@/i18n/study';
import { table } from '@/table';
import { Later } from '../shell/Later';
import type { Seat } from '../table/seat';

const loadBar = () => withStudyWords(import('./TrialBar'));

/** Says on every screen of a trial that it is one; nothing where the game itself is played. */
export function TrialNotice({ seat, name }: { seat: Seat; name: string }) {
  const trial = table.trial.value;
  if (!trial) return null;
  return <Later load={loadBar}>{({ TrialBar }) => <TrialBar trial={trial} seat={seat} name={name} />}</Later>;
}
