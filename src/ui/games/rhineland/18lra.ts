import { kreisbahn } from '@/titles/rhineland/18lra/cards';
import type { RhinelandMove, RhinelandStage } from '@/titles/rhineland/moves';
import { lazyStages } from '../../turn/lazy-stages';
import type { GameParts } from '../parts';
import { rhineland } from './18rhl';
import { CharterFacts } from './CharterFacts';
import { InvestorNote } from './InvestorNote';
import { lowerRhineEffects } from './lower-rhine-effects';
import type { RhinelandSeat } from './seats';
import { t } from './words';

const glossary = async () => (await import('./words/lower-rhine-glossary')).glossary;

/** 18LRA: as 18Rhl, with harbours, the emigrant camp and the train that a private becomes. */
export const lowerRhine: GameParts<RhinelandSeat, RhinelandMove, RhinelandStage> = {
  ...(rhineland as GameParts<RhinelandSeat, RhinelandMove, RhinelandStage>),
  stages: {
    ...rhineland.stages,
    ...lazyStages(
      async () => (await import('./lra-stages')).stages,
      ['track', 'station', 'dividend'],
      ['track', 'station'],
    ),
  },
  glossary,
  CompanyFacts: CharterFacts,
  PlayerNote: InvestorNote,
  effects: lowerRhineEffects,
  phaseChange: ({ closePrivates }) =>
    closePrivates ? [t('lra.phase.camp'), t('lra.phase.kreisbahn'), t('lra.phase.harbours')] : [],
  trainMark: (_seat, type) => (type === kreisbahn.train.id ? t('lra.stays') : undefined),
  tokenLooks: { GKB: { colour: '#5b4a8a', textColour: '#ffffff' } },
};
