import { exchangeStageOf } from '@/engine/finance/exchange';
import { perSetup } from '@/engine/game/per-setup';
import { defineTitle } from '@/engine/game/title';
import { countOf, surplusFlow, surplusStage } from '@/engine/rounds/free';
import type { TitleView, ViewAt } from '../../view';
import { introduction } from '../cards';
import { linkMayLie } from '../rules/links';
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
import { boardAt, sheet } from './values';

/** 18DO-Dortmund, the Introduction Game, for three to five players. */
export const introductionGame = defineTitle<IntState, IntroductionMove, IntroductionStage>({
  id: box.id,
  book: '18DO',
  rulesVersion: 3,
  players: box.players,
  sections,
  sheet,
  at: () => ({
    begin: setUp,
    rounds: { turns },
    decisions: { exchange: exchangeStageOf(), surplus: surplusStage(surplus) },
    consequences: [...surplusFlow(surplus), finalRuns, turnFlow],
    invariants,
  }),
});

const view: Omit<TitleView<IntState>, 'board'> = {
  companies: box.companies,
  trains: box.trains,
  phases: box.phases,
  privates: box.privates,
  certificateLimit: limitOf,
  certificateCount: countOf,
  runInput,
  endColour: introduction.valuesOf,
  paidAtEnd: ({ runs }, company) => runs.find((run) => run.company === company)?.paid,
  scores,
};

export const viewAt: ViewAt<IntState> = perSetup((setup) => {
  const board = boardAt(setup);
  return { ...view, board, markerMayLie: (state, marker, hex) => linkMayLie(board, state, marker, hex) };
});
