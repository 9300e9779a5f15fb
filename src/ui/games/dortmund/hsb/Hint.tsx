import { turnOf } from '@/engine/steps/state';
import type { HsbStage } from '@/titles/dortmund/hsb/moves';
import { HintBox } from '../../../turn/free/HintBox';
import type { HsbProps } from '../seats';
import { tOf } from '../words/brewing';
import { boxOf } from './names';

/** A stage that the rulebook explains, or what is special about it; variants have a book of their own. */
type Subject = Exclude<HsbStage, 'keep-train'> | 'minor-dividend' | 'starting-two';

/** Where the rulebook says it. */
export const sections: Readonly<Record<Subject, string>> = {
  starting: '6.2.2',
  'starting-two': '8.4.2',
  'pick-card': '8.4.2',
  stock: '6.4',
  exchange: '4.3.2.2',
  'first-train': '4.3.2.1',
  track: '4.5.1',
  station: '4.5.3',
  link: '6.5.1',
  run: '6.5.1',
  beer: '6.5.1',
  dividend: '4.5.6.2',
  'minor-dividend': '6.5.2.5',
  trains: '6.5.1',
  brew: '6.5.2.3',
  load: '6.5.2.4',
  'brew-rest': '6.5.2.3',
  deal: '6.5.2.1',
  equipment: '6.5.2.6',
  'agree-train': '4.5.7.2',
  'agree-load': '6.5.2.4',
  'discard-train': '4.5.7',
  'discard-equipment': '6.5.2.2',
  'raise-money': '4.5.7.5',
  'float-sale': '6.4.2',
  'order-place': '6.4.5',
};

/** What a step is for, in a line, for those who do not know the game. */
export function Hint({ seat, options }: HsbProps) {
  const about = subject({ seat, options });
  // a game that builds on this one has steps of its own
  if (!isExplained(about)) return null;
  return (
    <HintBox
      id={`do.hsb.hint.${about}`}
      book={seat.title.book}
      section={sections[about]}
      text={tOf('do.hsb.hint', about)}
    />
  );
}

function isExplained(about: string): about is Subject {
  return Object.hasOwn(sections, about);
}

function subject({ seat, options: { stage } }: Pick<HsbProps, 'seat' | 'options'>): string {
  if (stage === 'starting' && seat.state.investor) return 'starting-two';
  if (stage !== 'dividend') return stage;
  return boxOf(seat.state).kindOf(turnOf(seat.state).company) === 'minor' ? 'minor-dividend' : stage;
}
