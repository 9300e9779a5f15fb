import type { RuhrStage } from '@/titles/ruhr/moves';
import { isActive, isMontan } from '@/titles/ruhr/rules/montan/markers';
import { HintBox } from '../../turn/free/HintBox';
import { boxOf } from './names';
import type { RuhrProps } from './seats';
import { tOf } from './words';

/** A stage, or what is special about it for some companies. */
type Subject = RuhrStage | 'montan-dividend' | 'corporation-invest';

/** Where the rulebook says it. */
const sections: Readonly<Record<Subject, string>> = {
  package: '3.1',
  'set-value': '4.1.1',
  stock: '14.1',
  income: '4.2',
  track: '10.1.1',
  station: '10.4',
  run: '10.5',
  deal: '7.2',
  dividend: '10.7',
  'montan-dividend': '7.2',
  invest: '9.1.1',
  'corporation-invest': '9.1.1.3',
  trains: '10.8.1',
  'found-montan': '12.1',
  'merge-montan': '12.2',
  'second-certificate': '12.1.1',
  'keep-engines': '12.2',
  'agree-engine': '9.3',
  'agree-forced': '10.8.4',
  'agree-train': '10.8.1',
  'discard-train': '10.8.2',
  'raise-money': '10.8.4',
};

/** What each step is for, in a line. */
export function Hint({ seat, options }: RuhrProps) {
  const about = subject({ seat, options });
  return (
    <HintBox
      id={`ru.hint.${about}`}
      book={seat.title.book}
      section={sections[about]}
      text={tOf('ru.hint', about)}
    />
  );
}

function subject({ seat: { state }, options }: Pick<RuhrProps, 'seat' | 'options'>): Subject {
  const { stage, actor } = options;
  const box = boxOf(state);
  const { company = '' } = actor;
  if (stage === 'dividend' && isMontan(box, company)) return 'montan-dividend';
  return stage === 'invest' && !isActive(box, company) ? 'corporation-invest' : stage;
}
