import type { RhinelandStage } from '@/titles/rhineland/moves';
import { HintBox } from '../../turn/free/HintBox';
import type { RhinelandProps } from './seats';
import { tOf } from './words';

/** Where the rulebook says it: what comes up in every game, and what is special the first time. */
export const sections = {
  auction: '5.1.1',
  contest: '5.1.1',
  'first-stock': '5.1.2',
  stock: '5.2',
  'first-track': '6.2.1',
  track: '6.2.1',
  station: '6.2.2',
  run: '6.2.3',
  dividend: '6.2.5',
  trains: '6.2.6',
  'power-station': '4.1',
  bestow: '4.1.2',
  'agree-train': '6.2.6',
  'discard-train': '6.2.6',
  'raise-money': '6.2.6.2',
} as const;

type Subject = keyof typeof sections;

/** What a step is for, in a line, for those who play their first game. */
export function Hint({ seat, options }: RhinelandProps) {
  const about = subject({ seat, options });
  // cards of variants and the investor say what they are for themselves
  if (!isExplained(about)) return null;
  return (
    <HintBox
      id={`rl.hint.${about}`}
      book={seat.title.book}
      section={sections[about]}
      text={tOf('rl.hint', about)}
    />
  );
}

function isExplained(about: RhinelandStage | Subject): about is Subject {
  return Object.hasOwn(sections, about);
}

function subject({ seat, options }: Pick<RhinelandProps, 'seat' | 'options'>): RhinelandStage | Subject {
  const { round, companies } = seat.state;
  const { stage, actor } = options;
  if (stage === 'stock' && round.kind === 'stock' && round.number === 1) return 'first-stock';
  const isFirst = actor.company !== undefined && !companies[actor.company]!.operated;
  return stage === 'track' && isFirst ? 'first-track' : stage;
}
