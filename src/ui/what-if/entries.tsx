import { withStudyWords } from '@/i18n/study';
import { Later } from '../shell/Later';
import { linkTo } from '../shell/router';
import type { Seat } from '../table/seat';

const load = () => withStudyWords(import('./WhatIf'));

/** The address of a copy of the board, under that of its table. */
export const whatIf = 'what-if';

/** Fetched when somebody wants to know; whoever's turn it is, now or in the past, where what is played is asked first. */
export function WhatIfScreen({ id, seat }: { id: string; seat: Seat }) {
  return (
    <Later load={load}>
      {({ WhatIf }) => <WhatIf seat={seat} mayPlay={seat.mayAct} table={linkTo('table', id)} />}
    </Later>
  );
}
