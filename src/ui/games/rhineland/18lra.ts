import type { LayMove } from '@/engine/steps/track';
import { kreisbahn } from '@/titles/rhineland/18lra/cards';
import type { RhinelandMove, RhinelandStage } from '@/titles/rhineland/moves';
import type { ExtraLayMove } from '@/titles/rhineland/rules/kreisbahn';
import type { PowerMove } from '@/titles/rhineland/rules/powers';
import { dividendScene } from '../../turn/panels/DividendPanel';
import { trackStage } from '../../turn/panels/TrackPanel';
import type { GameParts } from '../parts';
import { rhineland } from './18rhl';
import { ApartDividend } from './ApartDividend';
import { CharterFacts } from './CharterFacts';
import { stationStep } from './HarbourStep';
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
    track: trackStage<LayMove | PowerMove | ExtraLayMove>('lay', 'power', 'extra-lay'),
    station: stationStep,
    dividend: { Panel: ApartDividend, scene: dividendScene },
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
