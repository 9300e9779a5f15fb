import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { CoreState, Decision } from '@/engine/game/state';

/**
 * A third party in a game for two: owns, and never decides. What it does in stock rounds follows from the rules; for
 * its companies acts whoever holds its card [18LRA 9.2] [18DO 8.2].
 */
export const investor: PlayerId = 'investor';

export interface InvestorState {
  /** Of which it stays the director for ever. */
  companies: CompanyId[];
  /** Certificates it has come to in this stock round. */
  acquired: number;
  /** It is out of this stock round. */
  quit: boolean;
  /** The round of companies after which its card has changed hands last. */
  cardPassed: string;
}

/** A game that may have one. */
export interface WithInvestor extends FinanceState {
  investor?: InvestorState;
}

/** The holder chooses between the Priority Deal and the card. */
export interface ChooseCardDecision extends Decision {
  kind: 'choose-card';
}

/** The holder may offer money to keep the card. */
export interface OfferCardDecision extends Decision {
  kind: 'offer-card';
}

/** The other one takes the money, or pays as much for the card. */
export interface AnswerOfferDecision extends Decision {
  kind: 'answer-offer';
  amount: number;
}

export type CardDecision = ChooseCardDecision | OfferCardDecision | AnswerOfferDecision;

export function isInvestors({ investor: it }: { investor?: InvestorState }, company: CompanyId): boolean {
  return it?.companies.includes(company) ?? false;
}

/** Who acts for its companies. */
export function cardHolder(state: Pick<FinanceState, 'deciders'>): PlayerId | undefined {
  return state.deciders?.[investor];
}

export function giveCard(draft: Pick<FinanceState, 'deciders'>, player: PlayerId): void {
  draft.deciders = { ...draft.deciders, [investor]: player };
}

/** The one player who is not this one. */
export function otherPlayer({ seats }: Pick<FinanceState, 'seats'>, player: PlayerId): PlayerId {
  return seats.find((seat) => seat !== player)!;
}

/** The state of a title, as far as this piece knows it. */
export type InvestorGame = WithInvestor & CoreState;
