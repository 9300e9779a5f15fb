import { signal } from '@preact/signals';
import { withStudyWords } from '@/i18n/study';
import { Later } from '../shell/Later';
import type { Seat } from '../table/seat';

const load = () => withStudyWords(import('./CorrectDialog'));

/** Is something being corrected? */
export const isOpen = signal(false);
const close = () => {
  isOpen.value = false;
};

/** Fetched when somebody corrects something. */
export function Correcting({ seat }: { seat: Seat }) {
  if (!isOpen.value) return null;
  return (
    <Later load={load} onFail={close}>
      {({ CorrectDialog }) => <CorrectDialog seat={seat} onClose={close} />}
    </Later>
  );
}
