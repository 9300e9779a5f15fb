import { freeOfCost, type GameWords, layNotes, speechOf, stationNotes } from '@/i18n/sentences';
import { rhineland as german } from './de/game';
import { rhineland as english } from './en/game';

const kinds: GameWords['kinds'] = {
  industries: 'round',
  'short-operating-round': 'round',
  'privates-close': 'round',
  'free-certificate': 'auction',
  'director-certificate': 'auction',
  'power-used': 'track',
  'link-paid': 'money',
};

/** All that only the games of the Rhineland say, and how they say it. */
export const own: GameWords = {
  words: { en: english, de: german },
  kinds,
  roles: { industries: { coalmine: 'hex', steelmill: 'hex' } },
  moves: { power: layNotes, 'power-station': stationNotes },
  prompts: { 'power-station': ({ decisions }) => freeOfCost(decisions.at(-1) ?? {}) },
};

export const speech = speechOf(own);
