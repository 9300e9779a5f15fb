import type { PhaseDef, TrainType } from '@/engine/finance/cards';
import type { Phases } from '@/engine/finance/phases';
import type { CardNo, Train, TrainPlace } from '@/engine/finance/state';
import { cardsAs, moveCard, moveTrain, trainNosOf, trainsOf, typeOf } from '@/engine/finance/trains';
import { newValue, plainAt, withItem } from '@/engine/game/draft';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Market } from '@/engine/market/types';
import type { RailState } from '../state';

/** What a title says about buying trains. */
export interface TrainRules {
  readonly market: Market;
  readonly types: readonly TrainType[];
  readonly phases: Phases;
  readonly poolLimit: number;
  /** Must own a train at the end of its turn: could it run a route? */
  canRun(state: RailState, company: CompanyId): boolean;
  /** A new phase has begun: what the title does beside trains and limits. */
  onPhase(draft: RailState, phase: PhaseDef, moment: Moment): void;
  /** A further limit on purchases from the bank: so many new trains in a turn. */
  purchaseObjection?(state: RailState, type: TrainId, from: Shop): Objection | undefined;
  /** Why a company cannot part with a train of this type. */
  tradeObjection?(state: RailState, seller: CompanyId, type: TrainId): Objection | undefined;
  /** Does a train of this type spare its company the purchase of another? Every train, if left out. */
  sufficesAsTrain?(type: TrainId): boolean;
  /** Why a company cannot give up a train of this type. */
  discardObjection?(state: RailState, company: CompanyId, type: TrainId): Objection | undefined;
  /** Are excess trains asked for by the title, when what else a phase brings is settled (`askForDiscards`)? */
  readonly discardsFollow?: boolean;
  /** The least that a train of another company may be bought for: 1 Mark, if left out. */
  leastPrice?(state: RailState, seller: CompanyId, type: TrainId): number;
  /** Is only the limit before the purchase tested, and what is too much afterwards given up [18DO 4.5.7]? */
  readonly discardsAfterPurchase?: boolean;
  /** Does a train that becomes obsolete stay for now: does it run once more [18DO 4.5.7.3]? */
  staysObsolete?(train: Train): boolean;
  /** Trains of companies have become obsolete and are gone: each with its place in the list of all cards. */
  onObsolete?(draft: RailState, gone: readonly ObsoleteTrain[], moment: Moment): void;
  /** The card of a train as it leaves its company, where it does not take along all that it has. */
  handedOn?(train: Train): Train;
  /** A train of the bank has come to a company. */
  onAcquired?(draft: RailState, company: CompanyId, type: TrainId, from: TrainPlace): void;
  /** A company has given a train up to the Bank Pool. */
  onDiscarded?(draft: RailState, company: CompanyId, type: TrainId): void;
  /** A train has left the game for another one. */
  onScrapped?(draft: RailState): void;
  /** Why the company that acts may not leave it at the trains that it has, beside the duty to own one. */
  skipObjection?(state: RailState): Objection | undefined;
  /** Why a forced purchase cannot begin yet: something else comes first. */
  forcedObjection?(state: RailState): Objection | undefined;
  /** How the money of a forced purchase comes together by itself, where nobody is asked about it [18DO 8.2.2.1]. */
  raisesItself?(state: RailState): ((draft: RailState, moment: Moment) => void) | undefined;
  /** Is there no credit, so that a director who cannot pay ends the game [18Rhl 8.3]? */
  readonly bankruptcyEnds?: boolean;
  /** How the means of a forced purchase differ from those of 18Rhl. */
  readonly means?: RaisingMeans;
  /** What a company's cards are to it, where cards have several uses and it is no railway. */
  use?(company: CompanyId): string | undefined;
  /** May the company that acts have such a card at all? Any, if left out. */
  mayHave?(state: RailState, type: TrainId, from: Shop): boolean;
  /** What tells apart trains of one type, because of what they carry: so moves name them. The type, if left out. */
  kindOf?(train: Train): string;
  /** Companies that may have too many trains, in the order in which they give them up: those of the round, if left out. */
  owners?(state: RailState): readonly CompanyId[];
  /** Leave certificates of this company its charter in the order of their stack alone? */
  stacked?(company: CompanyId): boolean;
  /** May a forced purchase end without one, so that the director gets back what they had paid? */
  readonly refunds?: boolean;
  /** Says what was bought from the bank: a train, if left out. */
  announce?(purchase: Purchase, moment: Moment): void;
}

/** A train that became obsolete, and whose it was. */
export interface ObsoleteTrain {
  readonly card: CardNo;
  readonly type: TrainId;
  readonly company: CompanyId;
}

/** What a company has bought from the bank. */
export interface Purchase {
  readonly company: CompanyId;
  readonly train: TrainId;
  readonly from: Shop;
  readonly amount: number;
}

/** The cards of a company that its duty and its limit are about: trains, if it is a railway. */
export function cardsOwned(rules: Pick<TrainRules, 'use'>, state: RailState, company: CompanyId) {
  const use = rules.use?.(company);
  return use === undefined ? trainsOf(state, company) : cardsAs(state, company, use);
}

/** What the cards of a company are to it, for words and sections; nothing for a railway. */
export function useOf(rules: Pick<TrainRules, 'use'>, company: CompanyId): { use?: string } {
  const use = rules.use?.(company);
  return use === undefined ? {} : { use };
}

/** The company's trains by what tells them apart, each once. */
export function kindsOfTrains(
  rules: Pick<TrainRules, 'kindOf'>,
  state: RailState,
  company: CompanyId,
): string[] {
  return [...new Set(trainsOf(state, company).map((train) => kindOf(rules, train)))];
}

export function kindOf(rules: Pick<TrainRules, 'kindOf'>, train: Train): string {
  return rules.kindOf?.(train) ?? train.type;
}

/** Hands a train of this kind over and says its type; nothing, if the company has none. */
export function handTrain(
  rules: Pick<TrainRules, 'kindOf' | 'handedOn'>,
  draft: Pick<RailState, 'trains'>,
  kind: string,
  from: CompanyId,
  to: TrainPlace,
): TrainId | undefined {
  const card = trainNosOf(draft, from).find((no) => kindOf(rules, plainAt(draft, 'trains')[no]!) === kind);
  if (card === undefined) return undefined;
  const cards = plainAt(draft, 'trains');
  if (rules.handedOn) draft.trains = newValue(withItem(cards, card, rules.handedOn(cards[card]!)));
  moveCard(draft, card, to);
  return cards[card]!.type;
}

export function announcePurchase(
  rules: Pick<TrainRules, 'announce'>,
  purchase: Purchase,
  moment: Moment,
): void {
  if (rules.announce) rules.announce(purchase, moment);
  else moment.emit({ type: 'train-bought', ...purchase });
}

/** What the bank has to sell: new trains, and those of the Bank Pool. */
export type Shop = 'depot' | 'pool';

/** [18DO 4.5.7.5] shares of the buying company alone, before any credit, only as many as needed. */
export interface RaisingMeans {
  readonly poolLimit: number;
  readonly ofBuyerAlone: boolean;
  readonly sharesBeforeCredit: boolean;
  readonly onlyAsNeeded: boolean;
}

/** The phase in which the game would be after the purchase; only a new train can change it. */
function phaseAfter(
  { phases }: TrainRules,
  state: RailState,
  company: CompanyId,
  type: TrainId,
  from: TrainPlace,
): PhaseDef {
  const after = { ...state };
  if (from === 'depot') moveTrain(after, type, from, company);
  return phases.of(after);
}

/**
 * [18Rhl 6.2.6] a company at its limit buys nothing, even if the purchase made its trains obsolete; nor if
 * the limit after the purchase were below its number of trains with the new one.
 */
export function limitObjection(
  rules: TrainRules,
  state: RailState,
  company: CompanyId,
  type: TrainId,
  from: TrainPlace,
): Objection | undefined {
  const owned = trainsOf(state, company).length;
  const now = rules.phases.of(state).trainLimit;
  if (owned >= now) return object('train-limit', { limit: now });
  if (rules.discardsAfterPurchase) return undefined;
  const after = phaseAfter(rules, state, company, type, from).trainLimit;
  return owned + 1 > after ? object('train-limit-after', { limit: after }) : undefined;
}

export function priceOfType(rules: TrainRules, type: TrainId): number {
  return typeOf(rules.types, type)!.price;
}
