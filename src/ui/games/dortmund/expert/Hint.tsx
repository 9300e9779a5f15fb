import { HintBox } from '../../../turn/free/HintBox';
import { Hint as BrewingHint } from '../hsb/Hint';
import type { ExpertProps } from '../seats';
import { tOf } from '../words/brewing';

/** Stages of the Expert Game, and those in which there is more to say than in Heat, Sweat & Beer; where the rulebook says it. */
export const sections = {
  'first-marker': '7.4',
  'agree-marker': '7.1',
  'return-marker': '7.1',
  'return-event': '7.2',
  advertise: '7.2',
  shift: '7.2',
  earnings: '7.2',
  marketing: '7.2',
  event: '7.6',
  equipment: '7.6',
  trains: '7.5',
} as const;

type Subject = keyof typeof sections;

function isOwn(stage: string): stage is Subject {
  return Object.hasOwn(sections, stage);
}

/** What a step is for, in a line, for those who do not know the game. */
export function Hint(props: ExpertProps) {
  const { stage } = props.options;
  if (!isOwn(stage)) return <BrewingHint {...props} />;
  return (
    <HintBox
      id={`do.exp.hint.${stage}`}
      book={props.seat.title.book}
      section={sections[stage]}
      text={tOf('do.exp.hint', stage)}
    />
  );
}
