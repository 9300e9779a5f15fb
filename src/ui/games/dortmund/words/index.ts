import type { EngineRefusals } from '@/engine/game/refusal';
import { wordsOf } from '@/i18n/fitting';
import {
  freeOfCost,
  type GameWords,
  type LabelsIn,
  type OwnMoves,
  type OwnStages,
  type Spoken,
  type SubjectsOf,
  speechOf,
} from '@/i18n/sentences';
import { voiceOf } from '@/i18n/voice';
import type { Dictionaries, Translation } from '@/i18n/words';
import type { DortmundEvents, DortmundRefusals } from '@/titles/dortmund/catalogue';
import type { IntroductionMove, IntroductionStage } from '@/titles/dortmund/int/moves';
import type { RailwayMove, RailwayStage } from '@/titles/dortmund/moves';
import { roundWords } from '../../cover';
import { cover } from '../cover';
import { introduction as introductionDe } from './de/int';
import { operating as operatingDe } from './de/operating';
import { stock as stockDe } from './de/stock';
import { table as tableDe } from './de/table';
import { introduction } from './en/int';
import { operating } from './en/operating';
import { stock } from './en/stock';
import { table } from './en/table';

/** What the panels and views of Dortmund say. */
export const panels: Dictionaries<typeof table> = { en: table, de: tableDe };
export const { t, tOf, tCount } = voiceOf(panels);

/** What only the games of Dortmund have. */
interface Own extends Spoken {
  readonly events: DortmundEvents;
  /** What pieces of the engine refuse in the same way is said in the same words. */
  readonly refusals: Omit<DortmundRefusals, keyof EngineRefusals>;
  readonly moves: OwnMoves<RailwayMove | IntroductionMove>;
  readonly stages: OwnStages<RailwayStage | IntroductionStage>;
  readonly told: { deliver: { cubes: number } };
}

const english = wordsOf<SubjectsOf<Own>, LabelsIn<Own> | 'prompt.starting'>()({
  ...introduction,
  ...operating,
  ...stock,
});
const german: Translation<typeof english> = { ...introductionDe, ...operatingDe, ...stockDe };

const kinds: GameWords<Own>['kinds'] = {
  'breweries-drawn': 'round',
  'breweries-turned': 'round',
  'first-player': 'round',
  turn: 'round',
  'final-runs': 'round',
  'brewery-assigned': 'stock',
  'brewery-turned': 'stock',
  took: 'stock',
  'took-director': 'stock',
  'never-founded': 'stock',
  'gave-up': 'stock',
  buried: 'stock',
  'over-limit': 'stock',
  'own-share-sold': 'stock',
  'own-share-bought': 'stock',
  'free-link': 'track',
  link: 'track',
  linked: 'track',
  'marker-used': 'track',
  'reservation-ends': 'track',
  'tile-laid': 'track',
  'station-placed': 'track',
  'beer-brewed': 'track',
  'beer-delivered': 'run',
  'train-taken': 'trains',
  'no-train-left': 'trains',
  'train-swapped': 'trains',
  'trains-exchanged': 'trains',
  'train-aged': 'trains',
};

const roles: GameWords<Own>['roles'] = {
  'not-available': { after: 'company' },
  'train-swapped': { old: 'train' },
  'trains-exchanged': { other: 'company', old: 'train' },
};

const events: GameWords<Own>['events'] = { link: freeOfCost };

const moves: GameWords<Own>['moves'] = {
  deliver({ loads }) {
    const cubes = loads.reduce((sum, load) => sum + load.cubes, 0);
    return { told: { cubes }, variant: cubes === 0 ? 'none' : undefined };
  },
};

const prompts: GameWords<Own>['prompts'] = {
  take: ({ round }) => ('discarded' in round && round.discarded ? 'discarded' : undefined),
};

/** All that only the games of Dortmund say, and how they say it. */
export const own: GameWords<Own> = {
  words: {
    en: { ...english, ...roundWords(cover, 'en') },
    de: { ...german, ...roundWords(cover, 'de') },
  },
  kinds,
  roles,
  events,
  moves,
  prompts,
};

export const speech = speechOf(own);
