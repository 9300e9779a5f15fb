import { directorOf } from '@/engine/finance/certificates';
import type { IntroductionStage } from '@/titles/dortmund/int/moves';
import { HintBox } from '../../turn/free/HintBox';
import type { IntProps } from './seats';
import { tOf } from './words';

/** A stage, or what is special about it. */
type Subject = IntroductionStage | 'full' | 'guest';

/** Where the rulebook says it. */
const sections: Readonly<Record<Subject, string>> = {
  take: '3.2.1',
  full: '3.2.1',
  surplus: '3.2.1',
  exchange: '3.2.1',
  tile: '3.2.2.1',
  guest: '3.2.2.2',
  build: '3.2.2.2',
  swap: '3.2.3',
};

/** Explains what to do now to those who play their first game. */
export function Hint({ seat, options }: IntProps) {
  const about = subject({ seat, options });
  return (
    <HintBox
      id={`do.hint.${about}`}
      book={seat.title.book}
      section={sections[about]}
      text={tOf('do.hint', about)}
    />
  );
}

/** What there is to say depends on more than the step. */
function subject({ seat, options }: Pick<IntProps, 'seat' | 'options'>): Subject {
  const { state, view } = seat;
  const { player } = options.actor;
  const { stage, choices } = options;
  if (stage === 'take' && choices.some(({ move }) => move.type !== 'take')) return 'full';
  const directs = view.companies.some(({ id }) => directorOf(state, id) === player);
  return stage === 'tile' && !directs ? 'guest' : stage;
}
