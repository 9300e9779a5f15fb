import { produce } from 'immer';
import type { Rule } from '@/engine/game/move';
import type { RailState } from '@/engine/steps/state';
import { markerCorrection, tileCorrection, tokenCorrection, trainCorrection } from './board';
import './catalogue';
import type { Box, Change } from './correction';
import { cashCorrection, certificateCorrection, priceCorrection, privateCorrection } from './money';

export { isTrain, mayLieOn, trainPlaces } from './board';
export { type Box, isAtWork } from './correction';
export { certificatePlaces, isInPlay, ownedPrivates, seatedIn } from './money';

const change: Change = (state, recipe) =>
  produce(state, (draft) => {
    recipe(draft as RailState);
  });

/** All that a table may put right by hand where it has agreed on something that the rules do not know. */
export function corrections(box: Box): readonly Rule<RailState>[] {
  return [
    cashCorrection,
    certificateCorrection,
    privateCorrection,
    priceCorrection,
    trainCorrection,
    tileCorrection,
    tokenCorrection,
    markerCorrection,
  ].map((make) => make(box, change));
}
