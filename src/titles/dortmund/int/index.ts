import { exchangeStage } from '@/engine/finance/exchange';
import { defineTitle } from '@/engine/game/title';
import { countOf, surplusFlow, surplusStage } from '@/engine/rounds/free';
import type { TitleView, ViewAt } from '../../view';
import { box, limitOf } from './box';
import { finalRuns } from './final';
import { invariants } from './invariants';
import type { IntroductionMove, IntroductionStage } from './moves';
import { runInput } from './routes';
import { scores } from './score';
import { sections } from './sections';
import { setUp } from './setup';
import type { IntState } from './state';
import { surplus, turnFlow, turns } from './turn';

/** 18DO-Dortmund, the Introduction Game, for three to five players. */
export const introductionGame = defineTitle<IntState, IntroductionMove, IntroductionStage>({
  id: box.id,
  book: '18DO',
  rulesVersion: 2,
  players: box.players,
  sections,
  at: () => ({
    begin: setUp,
    rounds: { turns },
    decisions: { exchange: exchangeStage, surplus: surplusStage(surplus) },
    consequences: [...surplusFlow(surplus), finalRuns, turnFlow],
    invariants,
  }),
});

const view: TitleView<IntState> = {
  companies: box.companies,
  trains: box.trains,
  phases: box.phases,
  privates: box.privates,
  board: box.board,
  certificateLimit: limitOf,
  certificateCount: countOf,
  runInput,
  scores,
};

export const viewAt: ViewAt<IntState> = () => view;
