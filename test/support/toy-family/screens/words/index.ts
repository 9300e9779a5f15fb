import { type GameWords, speechOf } from '@/i18n/sentences';
import { voiceOf } from '@/i18n/voice';
import { roundWords } from '@/ui/games/cover';
import { cover } from '../cover';
import { words } from './area';
import type { panels } from './en';
import type { Own } from './own';

export const { t } = voiceOf<typeof panels>(words.words('panels'));

export const own: GameWords<Own> = {
  words: words.words('game'),
  rounds: roundWords(cover),
  kinds: { 'grapes-picked': 'run', 'slept-in': 'round' },
};

export const speech = speechOf(own);
