import { freeOfCost, type GameWords, layNotes, speechOf, stationNotes } from '@/i18n/sentences';
import { voiceOf } from '@/i18n/voice';
import { roundWords } from '../../cover';
import { cover } from '../cover';
import { words } from './area';
import type { panels } from './en';
import type { Own } from './own';

/** What the panels and views of the Rhineland say. */
export const { t, tOf } = voiceOf<typeof panels>(words.words('panels'));

/** All that only the games of the Rhineland say, and how they say it. */
export const own: GameWords<Own> = {
  words: words.words('game'),
  rounds: roundWords(cover),
  kinds: {
    industries: 'round',
    'short-operating-round': 'round',
    'privates-close': 'round',
    'free-certificate': 'auction',
    'director-certificate': 'auction',
    'power-used': 'track',
    'link-paid': 'money',
    'token-assigned': 'track',
    'takes-place': 'track',
    'targets-open': 'round',
    'target-taken': 'round',
    'target-paid': 'money',
    'destinies-dealt': 'round',
    'destiny-dropped': 'round',
    'link-bonus': 'money',
    'camp-active': 'round',
    'kreisbahn-floats': 'round',
    bestowed: 'round',
    harbour: 'track',
    'order-dealt': 'round',
    'player-round': 'round',
    'train-round': 'round',
    'no-second-tile': 'idle',
    'harbour-placed': 'track',
  },
  roles: { industries: { coalmine: 'hex', steelmill: 'hex' } },
  // [18LRA 4.1.2 no. 6] a train, where others leave a token
  events: { bestowed: ({ private: id }) => (id === 'GKB' ? 'train' : undefined) },
  moves: {
    power: layNotes,
    'extra-lay': layNotes,
    'power-station': stationNotes,
    harbour: stationNotes,
    'free-station': stationNotes,
    'drop-destiny': ({ card }) => ({ variant: card }),
  },
  prompts: { 'power-station': ({ decisions }) => freeOfCost(decisions.at(-1) ?? {}) },
};

export const speech = speechOf(own);
