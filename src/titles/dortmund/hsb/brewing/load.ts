import { deciderOf } from '@/engine/finance/certificates';
import type { CardNo } from '@/engine/finance/state';
import { trainNosOf } from '@/engine/finance/trains';
import { newValue, plainOf, withItem } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, type Rule, rule } from '@/engine/game/move';
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
function hasExportRoute(
  box: HsbBox,
  state: HsbState,
  railway: CompanyId,
  card: CardNo,
  to: HexId | undefined,
): boolean {
  const cards = trainNosOf(state, railway);
  const loaded = cards.filter((no) => no === card || (cardOf(state, no).beer ?? 0) > 0);
  return box.canExport(
    state,
    railway,
    loaded.map((no) => cards.indexOf(no)),
    to === undefined ? undefined : { train: cards.indexOf(card), to },
  );
}

/**
 * [18DO-MV 1] the red areas that the train could be loaded for: that of the beer which it carries already, or any that
 * asks for more. Without the variant nothing is settled when beer is loaded.
 */
function goalsFor(box: HsbBox, state: HsbState, railway: CompanyId, card: CardNo): (HexId | undefined)[] {
  const { directed } = box;
  const { to } = cardOf(state, card);
  const goals = directed ? (to === undefined ? directed.goals : [to]) : [undefined];
  return goals.filter(
    (goal) => roomAt(box, state, goal) > 0 && hasExportRoute(box, state, railway, card, goal),
  );
}

/** How many cubes the area still asks for: any number, where nothing is settled. */
function roomAt({ directed }: HsbBox, state: HsbState, goal: HexId | undefined): number {
  return directed && goal !== undefined ? directed.left(state, goal) : Number.POSITIVE_INFINITY;
}

interface Target {
  readonly railway: CompanyId;
  readonly card: CardNo;
  readonly room: number;
}

/** One train after the other that could be loaded now, whatever its director says. */
function* eachTarget(box: HsbBox, state: HsbState): Generator<Target> {
  for (const railway of carriers(box, state)) {
    for (const card of trainNosOf(state, railway)) {
      const free = freeSquares(box, state, card);
      const goals = free > 0 ? goalsFor(box, state, railway, card) : [];
      if (goals.length === 0) continue;
      const asked = Math.max(...goals.map((goal) => roomAt(box, state, goal)));
      yield { railway, card, room: Math.min(free, asked) };
    }
  }
}

export function targets(box: HsbBox, state: HsbState): Target[] {
  return [...eachTarget(box, state)];
}

/** How many cubes could be loaded at most, or that it is so many as are asked for: so many units may be set aside. */
export function roomOnTrains(box: HsbBox, state: HsbState, wanted: number): number {
  const most = Math.min(wanted, cubesToLoad(state));
  let room = 0;
  if (most > 0) {
    for (const target of eachTarget(box, state)) {
      room += target.room;
      if (room >= most) return most;
    }
  }
  return room;
}

/** What a railway has declined: this train, for this area. */
const questionOf = (card: CardNo, to: HexId | undefined) =>
  to === undefined ? String(card) : `${card} ${to}`;

/** Most cubes that this train may still be asked for in this turn [ruling 130]. */
function mostFor(box: HsbBox, state: HsbState, card: CardNo, to: HexId | undefined): number {
  const { reserved, declined } = brewingTurnOf(state);
  const refused = declined[questionOf(card, to)];
  return Math.min(
    freeSquares(box, state, card),
    reserved.length,
    cubesToLoad(state),
    roomAt(box, state, to),
    refused === undefined ? Number.POSITIVE_INFINITY : refused - 1,
  );
}

/** Cubes for a train, and for a red area where one must be named. */
interface Asked {
  readonly card: CardNo;
  readonly cubes: number;
  readonly to?: HexId;
}

function loadObjection(box: HsbBox, state: HsbState, { card, cubes, to }: Asked): Objection | undefined {
  const train = state.trains[card];
  const railway = train && carriers(box, state).find((id) => id === train.at && train.as === undefined);
  if (!train || railway === undefined) return object('no-such-train');
  if (cubes < 1) return object('malformed', { type: 'load' });
  const room = freeSquares(box, state, card);
  if (cubes > room) return object('load-capacity', { train: train.type, limit: room });
  const { reserved, declined } = brewingTurnOf(state);
  const units = Math.min(reserved.length, cubesToLoad(state));
  if (cubes > units) return object('load-units', { limit: units });
  const why = to === undefined ? undefined : goalObjection(box, state, train, cubes, to);
  if (why) return why;
  const refused = declined[questionOf(card, to)];
  if (refused !== undefined && cubes >= refused) return object('load-declined', { railway });
  return hasExportRoute(box, state, railway, card, to)
    ? undefined
    : object('load-no-route', { railway, train: train.type });
}

/** [18DO-MV 1, ruling 95] all cubes on a train are for one area, and no more than it asks for. */
function goalObjection(
  box: HsbBox,
  state: HsbState,
  train: LadenTrain,
  cubes: number,
  to: HexId,
): Objection | undefined {
  if (!box.directed?.goals.includes(to)) return object('no-demand-there', { hex: to, limit: 0 });
  if (train.to !== undefined && train.to !== to)
    return object('load-elsewhere', { train: train.type, hex: train.to });
  const limit = roomAt(box, state, to);
  return cubes > limit ? object('no-demand-there', { hex: to, limit }) : undefined;
}

/** Loads, or asks the director of the railway, unless both companies have the same. */
function ask(box: HsbBox, draft: HsbState, asked: Asked, moment: Moment): void {
  const { company } = brewingTurnOf(draft);
  const { card, cubes, to } = asked;
  const { at: railway, type: train } = cardOf(draft, card);
  const by = deciderOf(draft, railway)!;
  if (by === deciderOf(draft, company) || box.more?.needsNoConsent(draft, railway)) {
    load(box, draft, asked, moment);
    return;
  }
  const goal = to === undefined ? {} : { to };
  const decision: LoadDecision = {
    kind: 'agree-load',
    by,
    company: railway,
    brewery: company,
    card,
    cubes,
    ...goal,
  };
  draft.decisions.push(decision);
  moment.emit({ type: 'beer-asked', company, railway, train, cubes, ...hexOf(to) });
}

/** The red area as events name it. */
const hexOf = (to: HexId | undefined) => (to === undefined ? {} : { hex: to });

/** [18DO-MV 1] loading cubes for a red area that is named at once. */
export function loadForRule(box: HsbBox) {
  return rule({
    type: 'load-for',
    fields: { card: integer, cubes: integer, to: text },
    choices: (state: HsbState) =>
      brewingTurnOf(state).reserved.length === 0
        ? []
        : targets(box, state).flatMap(({ railway, card }) =>
            goalsFor(box, state, railway, card).flatMap((to) =>
              Array.from({ length: Math.max(0, mostFor(box, state, card, to)) }, (_, i) => ({
                move: { type: 'load-for' as const, card, cubes: i + 1, to: to! },
              })),
            ),
          ),
    check: (state: HsbState, { card, cubes, to }) => loadObjection(box, state, { card, cubes, to }),
    apply: (draft: HsbState, { card, cubes, to }, moment) => ask(box, draft, { card, cubes, to }, moment),
  });
}

/** [18DO 6.5.2.4] loading cubes on a train of a railway; its director is asked, unless both have the same. */
export function loadRule(box: HsbBox) {
  return rule({
    type: 'load',
    fields: { card: integer, cubes: integer },
    choices: (state: HsbState) =>
      brewingTurnOf(state).reserved.length === 0
        ? []
        : targets(box, state).flatMap(({ card }) =>
            Array.from({ length: Math.max(0, mostFor(box, state, card, undefined)) }, (_, i) => ({
              move: { type: 'load' as const, card, cubes: i + 1 },
            })),
          ),
    check: (state: HsbState, { card, cubes }) => loadObjection(box, state, { card, cubes }),
    apply: (draft: HsbState, { card, cubes }, moment) => ask(box, draft, { card, cubes }, moment),
  });
}

/** [18DO 6.5.2.4, 6.5.2.5] cubes go on the train, the brewery is paid for them now. */
function load(
  box: Pick<HsbBox, 'directed'>,
  draft: HsbState,
  { card, cubes, to }: Asked,
  moment: Moment,
): void {
  const turn = brewingTurnOf(draft);
  const train = cardOf(draft, card);
  takeForExport(draft, cubes);
  draft.trains = newValue(
    withItem(plainOf(draft.trains), card, {
      ...train,
      beer: (train.beer ?? 0) + cubes,
      ...(to !== undefined && { to }),
    }),
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
    ...hexOf(to),
  });
  if (to !== undefined) box.directed?.take(draft, to, cubes, moment);
}

export type LoadMove = MoveOfRule<ReturnType<typeof loadRule | typeof loadForRule>>;

export function loadStep(box: HsbBox): Step<HsbState, LoadMove | SkipMove, 'load'> {
  const loading: Rule<HsbState, LoadMove> = box.directed ? loadForRule(box) : loadRule(box);
  return {
    id: 'load',
    actor: actingDecider,
    rules: [loading, skipRule<HsbState>()],
    pending: (state) => loading.any(state),
    nothing: (state) => ({ type: 'no-load', company: brewingTurnOf(state).company }),
  };
}

/** [18DO 6.5.2.4 c, ruling 130] the railway's director says yes or no. */
export function agreeLoadStage(box: Pick<HsbBox, 'directed'>): Stage<HsbState, AgreeMove, 'agree-load'> {
  return consentStage<HsbState, LoadDecision>('agree-load', {
    company: ({ company }) => company,
    agree: (draft, asked, moment) => load(box, draft, asked, moment),
    decline(draft, { company: railway, brewery, card, cubes, to }, moment) {
      brewingTurnOf(draft).declined[questionOf(card, to)] = cubes;
      const train = cardOf(draft, card).type;
      moment.emit({ type: 'beer-refused', company: brewery, railway, train, cubes, ...hexOf(to) });
    },
  });
}
