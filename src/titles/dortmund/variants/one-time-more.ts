import { directorOf } from '@/engine/finance/certificates';
import type { CardNo } from '@/engine/finance/state';
import { typeOf } from '@/engine/finance/trains';
import { newValue, plainAt, withItem } from '@/engine/game/draft';
import { text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import type { DortmundTrain } from '../cards';
import { lastRunUse } from '../rules/operating/runners';
import type { OperatingGame } from '../rules/operating/state';
import { withMarker } from './clever-route';
import { keptStops } from './data';
import type { Variant } from './hooks';
import type { KeepMove } from './moves';
import { hasMarker, type KeepDecision, type MarkedTrain, spend } from './state';

/** A train that is kept waits for the next turn of its company; it counts for no limit and is no property. */
const restingUse = 'resting';

/** The uses of cards that were kept: until the next turn, and in it. */
export const keptUses: readonly string[] = [restingUse, lastRunUse];

const asked = (state: OperatingGame) => state.decisions.at(-1) as KeepDecision;

const offerOf = (state: OperatingGame, company: CompanyId, train: string) =>
  asked(state).offers.find((offer) => offer.company === company && offer.train === train);

/** Puts a card back, for another use than as an ordinary train. */
function putCard(draft: OperatingGame, card: CardNo, change: Partial<MarkedTrain>): void {
  const cards = plainAt(draft, 'trains');
  draft.trains = newValue(withItem(cards, card, { ...cards[card]!, ...change }));
}

export function keepRule() {
  return rule({
    type: 'keep-train',
    fields: { company: text, train: text },
    choices: (state: OperatingGame) =>
      asked(state).offers.map(({ company, train }) => ({
        move: { type: 'keep-train' as const, company, train },
      })),
    check: (state: OperatingGame, { company, train }) =>
      offerOf(state, company, train) ? undefined : object('train-not-kept'),
    apply(draft: OperatingGame, { company, train }, moment) {
      const { by } = asked(draft);
      const { card } = offerOf(draft, company, train)!;
      draft.decisions.pop();
      spend(draft, by, 'final-run');
      putCard(draft, card, { at: company, as: restingUse });
      moment.emit({ type: 'train-kept', player: by, company, train });
    },
  });
}

export function letGoRule() {
  return rule({
    type: 'let-go',
    fields: {},
    choices: () => [{ move: { type: 'let-go' as const } }],
    check: () => undefined,
    apply(draft: OperatingGame, _move, moment) {
      moment.emit({ type: 'train-let-go', player: asked(draft).by });
      draft.decisions.pop();
    },
  });
}

/** A player whose railways have lost trains keeps one of them, or none. */
export const keepStage: Stage<OperatingGame, KeepMove, 'keep-train'> = {
  id: 'keep-train',
  actor: (state) => ({ player: asked(state).by }),
  rules: [keepRule(), letGoRule()],
};

/** [18DO-MV 7, rulings 101, 143] when 2s or 3s become obsolete, each player in seat order may keep one for a last run. */
export function oneTimeMore(trains: readonly DortmundTrain[]): Variant {
  return {
    onObsolete(draft, gone) {
      const kept = gone.filter(({ type }) =>
        keptStops.some((stops) => stops === typeOf(trains, type)!.stops && !finalRun(trains, type)),
      );
      const decisions = draft.seats
        .filter((player) => hasMarker(draft, player, 'final-run'))
        .map((by): KeepDecision => {
          const own = kept.filter(({ company }) => directorOf(draft, company) === by);
          return { kind: 'keep-train', by, offers: oneOfEach(draft, own) };
        })
        .filter(({ offers }) => offers.length > 0);
      draft.decisions.push(...decisions.reverse());
    },
    // [18DO-MV 7] the last run is in the company's next turn
    onTurn(draft, company) {
      for (const [card, { at, as }] of plainAt(draft, 'trains').entries())
        if (at === company && as === restingUse) putCard(draft, card, { as: lastRunUse });
    },
    // a chance, not a duty
    profile: (_state, { as }) => (as === lastRunUse ? { mayIdle: true } : undefined),
  };
}

function finalRun(trains: readonly DortmundTrain[], type: string): boolean {
  return trains.some((train) => train.id === type && train.finalRun);
}

/** One is as good as another of its type, unless the marker of clever route planning lies on it. */
function oneOfEach(
  state: OperatingGame,
  own: readonly { readonly card: CardNo; readonly company: CompanyId }[],
): KeepDecision['offers'] {
  const cards: readonly MarkedTrain[] = plainAt(state, 'trains');
  const offers = own.map(({ card, company }) => {
    const { type } = cards[card]!;
    return { card, company, train: withMarker(type, cards[card]!) };
  });
  return offers.filter(
    (offer, i) =>
      offers.findIndex(({ company, train }) => company === offer.company && train === offer.train) === i,
  );
}
