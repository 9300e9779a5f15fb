import { type Language, language } from '@/i18n';
import type { Lexicon } from '@/i18n/areas';
import { roundWords } from '../../cover';
import { railwayRounds } from '../cover';

const names = roundWords({ rounds: railwayRounds });

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'roundShort.operating': 'RR {set}.{number}',
    'event.operating-round': 'Railway round {set}.{number} begins',
    'rounds.ahead': 'then {count} × railway and brewery round',
    'stockTable.0': 'Railways',
    'stockTable.1': 'Brewery corporations',
  },
  de: {
    'roundShort.operating': 'ER {set}.{number}',
    'event.operating-round': 'Eisenbahnrunde {set}.{number} beginnt',
    'rounds.ahead': 'dann {count} × Eisenbahn- und Brauereirunde',
    'stockTable.0': 'Eisenbahngesellschaften',
    'stockTable.1': 'Brauerei-AGs',
  },
};

/** How rounds are called where railways and breweries have theirs in turn. */
export const railwayRoundWords: Lexicon = () => ({ ...names(), ...words[language.value] });
