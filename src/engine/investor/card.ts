import { transfer } from '@/engine/finance/money';
import { integer, oneOf } from '@/engine/game/fields';
import type { PlayerId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import { type AgreeMove, consentStage } from '@/engine/steps/consent';
import {
  type AnswerOfferDecision,
  type CardDecision,
  cardHolder,
  giveCard,
  type InvestorGame,
  otherPlayer,
} from './state';

function asked(state: InvestorGame): CardDecision {
  return state.decisions.at(-1) as CardDecision;
}

/** The card comes to a player, who acts for the Investor from now on. */
export function handCard(draft: InvestorGame, player: PlayerId, moment: Moment): void {
  giveCard(draft, player);
  moment.emit({ type: 'investor-card', player });
}

function chooseRule(onChosen: (draft: InvestorGame, moment: Moment) => void) {
  return rule({
    type: 'choose-card',
    fields: { card: oneOf('priority', 'investor') },
    choices: (_state: InvestorGame) =>
      (['priority', 'investor'] as const).map((card) => ({ move: { type: 'choose-card' as const, card } })),
    check: () => undefined,
    apply(draft: InvestorGame, { card }, moment) {
      const { by } = draft.decisions.pop()!;
      const other = otherPlayer(draft, by);
      draft.priority = card === 'priority' ? by : other;
      moment.emit({ type: 'priority', player: draft.priority });
      handCard(draft, card === 'priority' ? other : by, moment);
      onChosen(draft, moment);
    },
  });
}

export type ChooseCardMove = MoveOfRule<ReturnType<typeof chooseRule>>;

/** [18LRA 9.3] the Priority Deal or the card; the other player gets the other. */
export function chooseCardStage(
  onChosen: (draft: InvestorGame, moment: Moment) => void,
): Stage<InvestorGame, ChooseCardMove, 'choose-card'> {
  return {
    id: 'choose-card',
    actor: (state) => ({ player: asked(state).by }),
    rules: [chooseRule(onChosen)],
  };
}

/** The card goes to the other player. */
export function passCard(draft: InvestorGame, moment: Moment): void {
  handCard(draft, otherPlayer(draft, cardHolder(draft)!), moment);
}

/** [18LRA 9.4, ruling 155] whole Marks, from 1 up to all that the holder has. */
function offerRule() {
  const cash = (state: InvestorGame) => state.cash[asked(state).by]!;
  return rule({
    type: 'offer-card',
    fields: { amount: integer },
    choices: (state: InvestorGame) =>
      cash(state) < 1
        ? []
        : [
            {
              move: { type: 'offer-card' as const, amount: 1 },
              range: { field: 'amount', min: 1, max: cash(state), step: 1 },
            },
          ],
    check: (state: InvestorGame, { amount }) =>
      amount >= 1 && amount <= cash(state)
        ? undefined
        : object('too-little-cash', { amount, cash: cash(state) }),
    apply(draft: InvestorGame, { amount }, moment) {
      const { by } = draft.decisions.pop()!;
      const other = otherPlayer(draft, by);
      moment.emit({ type: 'card-offered', player: by, amount });
      const answer: AnswerOfferDecision = { kind: 'answer-offer', by: other, amount };
      // who cannot pay as much has to take the money
      if (draft.cash[other]! < amount) keepFor(draft, answer, moment);
      else (draft.decisions as CardDecision[]).push(answer);
    },
  });
}

/** No offer: the card passes. */
function passCardRule() {
  return rule({
    type: 'pass-card',
    fields: {},
    choices: (_state: InvestorGame) => [{ move: { type: 'pass-card' as const } }],
    check: () => undefined,
    apply(draft: InvestorGame, _move, moment) {
      draft.decisions.pop();
      passCard(draft, moment);
    },
  });
}

export type OfferCardMove = MoveOfRule<ReturnType<typeof offerRule> | ReturnType<typeof passCardRule>>;

export const offerCardStage: Stage<InvestorGame, OfferCardMove, 'offer-card'> = {
  id: 'offer-card',
  actor: (state) => ({ player: asked(state).by }),
  rules: [offerRule(), passCardRule()],
};

/** The money is taken, and the holder keeps the card. */
function keepFor(draft: InvestorGame, { by: other, amount }: AnswerOfferDecision, moment: Moment): void {
  const player = cardHolder(draft)!;
  transfer(draft, { player }, { player: other }, amount);
  moment.emit({ type: 'card-kept', player, other, amount });
}

/** The money is refused: as much is paid for the card. */
function buyFor(draft: InvestorGame, { by: player, amount }: AnswerOfferDecision, moment: Moment): void {
  const other = cardHolder(draft)!;
  transfer(draft, { player }, { player: other }, amount);
  moment.emit({ type: 'card-bought', player, other, amount });
  handCard(draft, player, moment);
}

/** [18LRA 9.4] the other one takes the money (agrees), or pays the same for the card. */
export const answerOfferStage: Stage<InvestorGame, AgreeMove, 'answer-offer'> = consentStage<
  InvestorGame,
  AnswerOfferDecision
>('answer-offer', { agree: keepFor, decline: buyFor });

/** [18LRA 9.3, 9.4] after the turn of its company the card passes, or is offered for. */
export function afterItsTurn(draft: InvestorGame, mayOffer: boolean, moment: Moment): void {
  const by = cardHolder(draft)!;
  if (mayOffer && draft.cash[by]! >= 1) (draft.decisions as CardDecision[]).push({ kind: 'offer-card', by });
  else passCard(draft, moment);
}
