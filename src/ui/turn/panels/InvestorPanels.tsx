import type { ChooseCardMove, OfferCardMove } from '@/engine/investor/card';
import type { AgreeMove } from '@/engine/steps/consent';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { choicesOf } from '../moves';
import type { RailProps } from '../props';
import { MoveList } from './ListPanel';

/** The Priority Deal or the card of the Investor. */
function ChooseCardPanel(props: RailProps<ChooseCardMove>) {
  return (
    <>
      <Body {...props}>
        <MoveList {...props} moves={choicesOf(props, 'choose-card').map(({ move }) => move)} />
      </Body>
      <Foot {...props} />
    </>
  );
}

/** An offer to keep the card, of an amount to be chosen; or none. */
function OfferCardPanel(props: RailProps<OfferCardMove>) {
  return (
    <>
      <Body {...props}>
        <MoveList {...props} moves={choicesOf(props, 'offer-card').map(({ move }) => move)} />
      </Body>
      <Foot {...props} quick={['pass-card']} />
    </>
  );
}

/** The money, or the card for as much. */
function AnswerOfferPanel(props: RailProps<AgreeMove>) {
  return (
    <>
      <Body {...props}>
        <MoveList {...props} moves={[{ type: 'agree' }, { type: 'decline' }]} />
      </Body>
      <Foot {...props} />
    </>
  );
}

/** The decisions about the card of the Investor, in games for two. */
export const investorStages = {
  'choose-card': { Panel: ChooseCardPanel },
  'offer-card': { Panel: OfferCardPanel },
  'answer-offer': { Panel: AnswerOfferPanel },
};
