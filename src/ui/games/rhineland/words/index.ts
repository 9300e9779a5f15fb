import { wordsOf } from '@/i18n/fitting';
import {
  freeOfCost,
  type GameWords,
  type LabelsIn,
  layNotes,
  type OwnMoves,
  type OwnStages,
  type Spoken,
  type SubjectsOf,
  speechOf,
  stationNotes,
} from '@/i18n/sentences';
import type { RhinelandEvents, RhinelandRefusals } from '@/titles/rhineland/catalogue';
import type { RhinelandMove, RhinelandStage } from '@/titles/rhineland/moves';
import { rhineland as german } from './de/game';
import { rhineland } from './en/game';

/** What only the games of the Rhineland have. */
interface Own extends Spoken {
  readonly events: RhinelandEvents;
  readonly refusals: RhinelandRefusals;
  readonly moves: OwnMoves<RhinelandMove>;
  readonly stages: OwnStages<RhinelandStage>;
  readonly told: { power: { degrees: number }; 'power-station': { stop: string } };
}

const english = wordsOf<SubjectsOf<Own>, LabelsIn<Own>>()(rhineland);

/** All that only the games of the Rhineland say, and how they say it. */
export const own: GameWords<Own> = {
  words: { en: english, de: german },
  kinds: {
    industries: 'round',
    'short-operating-round': 'round',
    'privates-close': 'round',
    'free-certificate': 'auction',
    'director-certificate': 'auction',
    'power-used': 'track',
    'link-paid': 'money',
  },
  roles: { industries: { coalmine: 'hex', steelmill: 'hex' } },
  moves: { power: layNotes, 'power-station': stationNotes },
  prompts: { 'power-station': ({ decisions }) => freeOfCost(decisions.at(-1) ?? {}) },
};

export const speech = speechOf(own);
