import { countOf } from '@/engine/rounds/free';
import type { ShortStage } from '@/titles/rhineland/short/moves';
import { HintBox } from '../../../turn/free/HintBox';
import { tOf } from '../words';
import type { ShortProps } from './seats';

/** A stage, or what is special about it. */
type Subject = ShortStage | 'first' | 'full' | 'made-room';

/** Where the rulebook says it. */
const sections: Readonly<Record<Subject, string>> = {
  take: '10.3.1.1',
  first: '10.3.1.1',
  full: '10.3.1.1',
  'made-room': '10.3.1.1',
  surplus: '10.3.1.1',
  direct: '10.3.1.2',
  'second-tile': '10.3.1.2',
  'run-train': '10.3.2',
};

/** Explains what to do now to those who play their first game. */
export function Hint({ seat, options }: ShortProps) {
  const about = subject({ seat, options });
  return (
    <HintBox
      id={`short.hint.${about}`}
      book={seat.title.book}
      section={sections[about]}
      text={tOf('short.hint', about)}
    />
  );
}

/** What there is to say depends on more than the step. */
function subject({ seat, options }: Pick<ShortProps, 'seat' | 'options'>): Subject {
  const { state, view } = seat;
  const { player } = options.actor;
  const { stage } = options;
  const acts = state.round.kind === 'player' && state.round.turn === player;
  if (stage === 'surplus') return acts ? 'made-room' : 'surplus';
  if (stage !== 'take') return stage;
  if (countOf(state, player) >= view.certificateLimit(state)) return 'full';
  return countOf(state, player) === 0 ? 'first' : 'take';
}
