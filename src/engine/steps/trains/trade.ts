import { deciderOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Decision } from '@/engine/game/state';
import type { Stage } from '@/engine/game/title';
import { type AgreeMove, consentStage } from '../consent';
import type { RailState } from '../state';
import { handTrain, type TrainRules } from './rules';

export interface TrainDeal {
  buyer: CompanyId;
  seller: CompanyId;
  train: TrainId;
  price: number;
}

/** Another company's director is asked to sell a train. */
export interface AgreeDecision extends Decision, TrainDeal {
  kind: 'agree-train';
}

/** Whoever decides on both sides has agreed already. */
export function offerOrTake(draft: RailState, deal: TrainDeal, moment: Moment, rules: Kinds = {}): void {
  const by = deciderOf(draft, deal.seller)!;
  if (by === deciderOf(draft, deal.buyer)) {
    take(rules, draft, deal, moment);
    return;
  }
  const decision: AgreeDecision = { kind: 'agree-train', by, ...deal };
  draft.decisions.push(decision);
  moment.emit({ type: 'train-offer', ...deal });
}

function take(rules: Kinds, draft: RailState, deal: TrainDeal, moment: Moment): void {
  const { buyer, seller, train, price } = deal;
  handTrain(rules, draft, train, seller, buyer);
  transfer(draft, { company: buyer }, { company: seller }, price);
  moment.emit({ type: 'train-traded', buyer, seller, train, price });
}

/** What a title says about trains that carry something. */
type Kinds = Pick<TrainRules, 'kindOf' | 'handedOn'>;

/** Trains of one type are all alike, unless a title says what tells them apart. */
export const agreeStage: Stage<RailState, AgreeMove, 'agree-train'> = agreeStageOf({});

export function agreeStageOf(rules: Kinds): Stage<RailState, AgreeMove, 'agree-train'> {
  return consentStage<RailState, AgreeDecision>('agree-train', {
    company: ({ seller }) => seller,
    agree: (draft, deal, moment) => take(rules, draft, deal, moment),
    decline: (_draft, { seller, buyer, train, price }, moment) =>
      moment.emit({ type: 'train-declined', seller, buyer, train, price }),
  });
}
