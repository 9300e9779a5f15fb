import { oneOf } from '@/engine/game/fields';
import type { PlayerId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import type { Decision } from '@/engine/game/state';
import type { Stage } from '@/engine/game/title';
import { otherPlayer } from '@/engine/investor/state';
import { beginStockRound } from '@/engine/rounds/stock';
import type { HsbState } from '../../hsb/state';
import { companiesOf } from './companies';

/** The cards of the Investor's companies. */
export type InvestorCard = 'railway' | 'brewery';

/** [18DO 8.4.2] who has not the First Action picks one of the Investor's cards. */
export interface PickCardDecision extends Decision {
  kind: 'pick-card';
}

/** Who holds the cards. */
export type CardHolders = Readonly<Record<InvestorCard, PlayerId>>;

/** [18DO 8.2.2, ruling 138] whoever holds a card acts: that of the brewery is for the minor one and for the corporation. */
function giveCards(draft: HsbState, { railway: holder, brewery }: CardHolders): void {
  const { railway } = companiesOf(draft);
  draft.deciders = Object.fromEntries(
    draft.investor!.companies.map((company) => [company, company === railway ? holder : brewery]),
  );
}

/** Who holds which card now; nobody before they are given out, or where there is no Investor. */
export function cardHolders(state: Pick<HsbState, 'investor' | 'deciders'>): CardHolders | undefined {
  const { deciders } = state;
  if (!state.investor || !deciders) return undefined;
  const { railway, corporation } = companiesOf(state);
  return { railway: deciders[railway]!, brewery: deciders[corporation]! };
}

/** [18DO 8.4.5, ruling 90] after every Brewery Round the two players swap the cards. */
export function swapCards(draft: HsbState, moment: Moment): void {
  const now = cardHolders(draft);
  if (!now) return;
  const swapped = { railway: now.brewery, brewery: now.railway };
  giveCards(draft, swapped);
  moment.emit({ type: 'investor-cards-swapped', ...swapped });
}

function pickRule() {
  return rule({
    type: 'pick-card',
    fields: { card: oneOf('railway', 'brewery') },
    choices: (_state: HsbState) =>
      (['railway', 'brewery'] as const).map((card) => ({ move: { type: 'pick-card' as const, card } })),
    check: () => undefined,
    apply(draft: HsbState, { card }, moment) {
      const { by } = draft.decisions.pop()!;
      const other = otherPlayer(draft, by);
      const holders = card === 'railway' ? { railway: by, brewery: other } : { railway: other, brewery: by };
      giveCards(draft, holders);
      moment.emit({ type: 'investor-cards', ...holders });
      beginStockRound(draft, 1, moment);
    },
  });
}

export type PickCardMove = MoveOfRule<ReturnType<typeof pickRule>>;

/** [18DO 8.4.2] one of the two cards; the other player gets the other. */
export const pickCardStage: Stage<HsbState, PickCardMove, 'pick-card'> = {
  id: 'pick-card',
  actor: (state) => ({ player: state.decisions.at(-1)!.by }),
  rules: [pickRule()],
};
