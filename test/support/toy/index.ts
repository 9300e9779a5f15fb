import type { Moment } from '@/engine/game/move';
import { shuffled } from '@/engine/game/random';
import type { Setup } from '@/engine/game/state';
import { defineTitle, type GameRules } from '@/engine/game/title';
import { type AuctionMove, auction, freeCertificate } from './auction';
import { type CompanyMove, companyRound } from './company';
import { bankBreaks, certificateIsSomewhere, moneyIsConserved, nobodyOwes } from './ending';
import { counterDecision, type SaleMove, saleDecision } from './sale';
import { firstAsking, startBank, startCash, type ToyState } from './state';

export type { ToyState } from './state';
export type ToyMove = AuctionMove | CompanyMove | SaleMove;

const toyRules: GameRules<ToyState, ToyMove> = {
  begin: seatPlayers,
  rounds: { auction, company: companyRound },
  decisions: { sale: saleDecision, counter: counterDecision },
  consequences: [freeCertificate, bankBreaks],
  invariants: [moneyIsConserved, nobodyOwes, certificateIsSomewhere],
};

/** How a title is assembled: data, what each code of refusal rests on, and pieces by their names. */
export const toy = defineTitle<ToyState, ToyMove>({
  id: 'toy',
  book: 'Toy',
  rulesVersion: 1,
  players: { min: 2, max: 2 },
  sections: {
    'bid-below-asking': '2.2',
    'bid-not-in-steps': '2.2',
    'bid-above-cash': '2.3',
    'already-offered': '3.2',
    'price-not-in-steps': '3.2',
    'buyer-cannot-pay': '3.2',
    'already-countered': '3.3',
    'counter-not-lower': '3.3',
  },
  at: () => toyRules,
});

/** [Toy 1] The seed in the setup draws the seats, so the same setup always seats the same way. */
function seatPlayers(setup: Setup, moment: Moment): ToyState {
  const random = { random: setup.seed };
  const players = shuffled(random, setup.players).map(({ id }) => ({ id, cash: startCash }));
  moment.emit({ type: 'seated', order: players.map(({ id }) => id) });
  return {
    setup,
    ...random,
    round: { kind: 'auction', turn: players[0]!.id, asking: firstAsking, highest: null, passes: 0 },
    decisions: [],
    over: false,
    bank: startBank,
    players,
    railway: { owner: null, treasury: 0 },
  };
}
