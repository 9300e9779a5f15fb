import { directorOf, sharesOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { isCompanyRound } from '@/engine/game/company-round';
import { object } from '@/engine/game/refusal';
import type { Consequence } from '@/engine/game/title';
import { investor } from '@/engine/investor/state';
import type { OperatingRules } from '@/engine/rounds/operating';
import { type StockRules, stockRoundOf } from '@/engine/rounds/stock';
import type { TrainRules } from '@/engine/steps/trains';
import type { HsbBox } from '../../hsb/box';
import type { HsbMove, HsbStage } from '../../hsb/moves';
import type { HsbState } from '../../hsb/state';
import type { InvestorTerms } from '../cards';
import type { InvestorsMarket } from '../papers';
import { investorsStockTurn, withInvestor } from '../stock';
import { brewsByItself } from './brewery';
import { convert, isDue } from './conversion';
import { railwayByItself } from './railway';
import { salesOf } from './sales';

/** [18DO 8.2, 8.4.4, ruling 88] stock rounds for two: nobody becomes director of what is the Investor's. */
export function stockForTwo(rules: StockRules): StockRules {
  return {
    ...withInvestor(rules),
    purchaseBarred(state, company, percent) {
      if (directorOf(state, company) !== investor) return undefined;
      const { turn } = stockRoundOf(state);
      const most = sharesOf(state, investor, company);
      return sharesOf(state, turn, company) + percent > most
        ? object('investors-company', { company })
        : undefined;
    },
  };
}

/** [18DO 8.2.1.3, algorithm C3] what the bank has lent the Investor is paid back from what it gets in rounds of companies. */
const paysBack: Consequence<HsbState> = {
  due: ({ round, cash, credits }) =>
    isCompanyRound(round) && (credits[investor] ?? 0) > 0 && (cash[investor] ?? 0) > 0,
  apply(draft, moment) {
    const amount = Math.min(draft.cash[investor]!, draft.credits[investor]!);
    transfer(draft, { player: investor }, 'bank', amount);
    draft.credits[investor]! -= amount;
    moment.emit({ type: 'investor-pays-back', amount, left: draft.credits[investor]! });
  },
};

/** The rules of a game that its part is played with. */
export interface GameForTwo {
  readonly box: HsbBox;
  readonly stock: StockRules;
  readonly cards: TrainRules;
  readonly railways: Pick<OperatingRules<HsbState, HsbMove, HsbStage>, 'steps'>;
}

/** [18DO 8.2, 8.4] all that happens without anybody deciding it in Heat, Sweat & Beer for two. */
export function investorsPart(
  { box, stock, cards, railways }: GameForTwo,
  terms: InvestorTerms,
): Consequence<HsbState>[] {
  const buying = railways.steps.find(({ id }) => id === 'trains')!;
  const its: InvestorsMarket = {
    ...salesOf(box),
    terms,
    certificateLimit: (state) => stock.certificateLimit(state),
  };
  return [
    paysBack,
    investorsStockTurn<HsbState>({
      its,
      stock,
      first(draft, moment, state) {
        if (!isDue(state as HsbState)) return false;
        convert(box, its, draft as HsbState, moment, state as HsbState);
        return true;
      },
    }),
    railwayByItself(box, cards, its, (state) => buying.pending(state)),
    brewsByItself(box, cards, its),
  ];
}
