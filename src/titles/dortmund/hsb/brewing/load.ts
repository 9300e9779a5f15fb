import { deciderOf } from '@/engine/finance/certificates';
import type { CardNo } from '@/engine/finance/state';
import { trainNosOf } from '@/engine/finance/trains';
import { newValue, plainOf, withItem } from '@/engine/game/draft';
import { integer } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import { type AgreeMove, consentStage } from '@/engine/steps/consent';
import { actingDecider } from '@/engine/steps/state';
import { type SkipMove, type Step, skipRule } from '@/engine/steps/step';
import { beerMarket } from '../../hsb-cards';
import { capacityOf } from '../../rules/operating/beer';
import { hasSpecial } from '../../rules/operating/box';
import { cubesToLoad, takeForExport } from '../beer/market';
import type { HsbBox } from '../box';
import { brewingTurnOf, type HsbState, type LadenTrain, type LoadDecision } from '../state';

/** [18DO 4.3.2.1, ruling 46] railways in operation that carry beer at all. */
function carriers(box: HsbBox, state: HsbState): CompanyId[] {
  return box.railways
    .map(({ id }) => id)
    .filter((id) => state.companies[id]!.floated && !hasSpecial(box, id, 'noBeerTransport'));
}

const cardOf = (state: HsbState, card: CardNo): LadenTrain => plainOf(state.trains)[card]!;

/** Blue squares of a train without a cube. */
function freeSquares(box: HsbBox, state: HsbState, card: CardNo): number {
  const { type, beer = 0 } = cardOf(state, card);
  return capacityOf(box, type) + (box.more?.squares(state, card) ?? 0) - beer;
}

/** [18DO 6.5.2.4 b, ruling 111] could the train run an export route now, at the same time as the loaded ones of its railway? */
function hasExportRoute(box: HsbBox, state: HsbState, railway: CompanyId, card: CardNo): boolean {
  const cards = trainNosOf(state, railway);
  const loaded = cards.filter((no) => no === card || (cardOf(state, no).beer ?? 0) > 0);
  return box.canExport(
    state,
    railway,
    loaded.map((no) => cards.indexOf(no)),
  );
}

/** Trains that could be loaded now, whatever their directors say. */
export function targets(box: HsbBox, state: HsbState): { railway: CompanyId; card: CardNo; room: number }[] {
  return carriers(box, state).flatMap((railway) =>
    trainNosOf(state, railway)
      .map((card) => ({ railway, card, room: freeSquares(box, state, card) }))
      .filter(({ card, room }) => room > 0 && hasExportRoute(box, state, railway, card)),
  );
}

/** How many cubes could be loaded at most: so many units may be set aside. */
export function roomOnTrains(box: HsbBox, state: HsbState): number {
  const room = targets(box, state).reduce((sum, each) => sum + each.room, 0);
  return Math.min(room, cubesToLoad(state));
}

/** Most cubes that this train may still be asked for in this turn [ruling 130]. */
function mostFor(box: HsbBox, state: HsbState, card: CardNo): number {
  const { reserved, declined } = brewingTurnOf(state);
  const refused = declined[String(card)];
  return Math.min(
    freeSquares(box, state, card),
    reserved.length,
    cubesToLoad(state),
    refused === undefined ? Number.POSITIVE_INFINITY : refused - 1,
  );
}

/** [18DO 6.5.2.4] loading cubes on a train of a railway; its director is asked, unless both have the same. */
export function loadRule(box: HsbBox) {
  const objection = (state: HsbState, card: CardNo, cubes: number): Objection | undefined => {
    const train = state.trains[card];
    const railway = train && carriers(box, state).find((id) => id === train.at && train.as === undefined);
    if (!train || railway === undefined) return object('no-such-train');
    if (cubes < 1) return object('malformed', { type: 'load' });
    const room = freeSquares(box, state, card);
    if (cubes > room) return object('load-capacity', { train: train.type, limit: room });
    const { reserved, declined } = brewingTurnOf(state);
    const units = Math.min(reserved.length, cubesToLoad(state));
    if (cubes > units) return object('load-units', { limit: units });
    const refused = declined[String(card)];
    if (refused !== undefined && cubes >= refused) return object('load-declined', { railway });
    return hasExportRoute(box, state, railway, card)
      ? undefined
      : object('load-no-route', { railway, train: train.type });
  };
  return rule({
    type: 'load',
    fields: { card: integer, cubes: integer },
    choices: (state: HsbState) =>
      brewingTurnOf(state).reserved.length === 0
        ? []
        : targets(box, state).flatMap(({ card }) =>
            Array.from({ length: Math.max(0, mostFor(box, state, card)) }, (_, i) => ({
              move: { type: 'load' as const, card, cubes: i + 1 },
            })),
          ),
    check: (state: HsbState, { card, cubes }) => objection(state, card, cubes),
    apply(draft: HsbState, { card, cubes }, moment) {
      const { company } = brewingTurnOf(draft);
      const railway = cardOf(draft, card).at;
      const by = deciderOf(draft, railway)!;
      if (by === deciderOf(draft, company) || box.more?.needsNoConsent(draft, railway)) {
        load(draft, card, cubes, moment);
        return;
      }
      const asked: LoadDecision = { kind: 'agree-load', by, company: railway, brewery: company, card, cubes };
      draft.decisions.push(asked);
      moment.emit({ type: 'beer-asked', company, railway, train: cardOf(draft, card).type, cubes });
    },
  });
}

/** [18DO 6.5.2.4, 6.5.2.5] cubes go on the train, the brewery is paid for them now. */
function load(draft: HsbState, card: CardNo, cubes: number, moment: Moment): void {
  const turn = brewingTurnOf(draft);
  const train = cardOf(draft, card);
  takeForExport(draft, cubes);
  draft.trains = newValue(
    withItem(plainOf(draft.trains), card, { ...train, beer: (train.beer ?? 0) + cubes }),
  );
  turn.reserved = turn.reserved.slice(cubes);
  const amount = cubes * beerMarket.exportPrice;
  turn.revenue += amount;
  moment.emit({
    type: 'beer-loaded',
    company: turn.company,
    railway: train.at,
    train: train.type,
    cubes,
    amount,
  });
}

export type LoadMove = MoveOfRule<ReturnType<typeof loadRule>>;

export function loadStep(box: HsbBox): Step<HsbState, LoadMove | SkipMove, 'load'> {
  const loading = loadRule(box);
  return {
    id: 'load',
    actor: actingDecider,
    rules: [loading, skipRule<HsbState>()],
    pending: (state) => loading.any(state),
  };
}

/** [18DO 6.5.2.4 c, ruling 130] the railway's director says yes or no. */
export const agreeLoadStage: Stage<HsbState, AgreeMove, 'agree-load'> = consentStage<HsbState, LoadDecision>(
  'agree-load',
  {
    company: ({ company }) => company,
    agree: (draft, { card, cubes }, moment) => load(draft, card, cubes, moment),
    decline(draft, { company: railway, brewery, card, cubes }, moment) {
      brewingTurnOf(draft).declined[String(card)] = cubes;
      const train = cardOf(draft, card).type;
      moment.emit({ type: 'beer-refused', company: brewery, railway, train, cubes });
    },
  },
);
