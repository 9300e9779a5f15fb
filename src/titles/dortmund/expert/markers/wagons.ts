import type { CardNo } from '@/engine/finance/state';
import { trainNosOf } from '@/engine/finance/trains';
import { newValue, plainAt, withItem } from '@/engine/game/draft';
import { integer } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Consequence } from '@/engine/game/title';
import { turnOf } from '@/engine/steps/state';
import type { HsbBox } from '../../hsb/box';
import type { HsbState, LadenTrain } from '../../hsb/state';
import { capacityOf } from '../../rules/operating/beer';
import { hasSpecial } from '../../rules/operating/box';
import { isInUse, markerOf, wagonCode } from '../box';
import type { ExpertState, MarkerNo } from '../state';
import { markersAt } from './markers';

const wagon = markerOf(wagonCode)!;

/** Wagons that lie on this train. */
function wagonsOn({ markers }: Pick<ExpertState, 'markers'>, card: CardNo): number {
  return markers.filter(({ on }) => on === card).length;
}

/** [18DO 7.1.3] each wagon of the railway on a train is a place for one cube more. */
export function squaresOf(box: Pick<HsbBox, 'phases'>, state: ExpertState, card: CardNo): number {
  return isInUse(box, state, wagon) ? wagonsOn(state, card) : 0;
}

/** [ruling 117] does this wagon carry a cube? The places of its train are filled first. */
export function isLoaded(box: Pick<HsbBox, 'trains'>, state: ExpertState, marker: MarkerNo): boolean {
  const { on } = state.markers[marker]!;
  if (on === undefined) return false;
  const { type, beer = 0 } = plainAt(state, 'trains')[on] as LadenTrain;
  return beer > capacityOf(box, type) + wagonsOn(state, on) - 1;
}

/** [18DO 7.1.3, ruling 71] a railway puts its wagons on any of its trains, at any time in its turn, but not while loaded. */
export function moveWagonRule(box: HsbBox) {
  const movable = (state: ExpertState): MarkerNo[] => {
    const { company } = turnOf(state);
    if (!isInUse(box, state, wagon) || hasSpecial(box, company, 'noBeerTransport')) return [];
    return markersAt(state, company).filter((no) => !isLoaded(box, state, no));
  };
  const objection = (state: ExpertState, marker: MarkerNo, card: CardNo): Objection | undefined => {
    const { company } = turnOf(state);
    if (state.markers[marker]?.at !== company) return object('no-such-marker', { marker: wagonCode });
    if (isLoaded(box, state, marker)) return object('wagon-loaded', { company });
    const isTrain = trainNosOf(state, company).includes(card);
    return !isTrain || state.markers[marker].on === card || !movable(state).includes(marker)
      ? object('wagon-nowhere', { company })
      : undefined;
  };
  return rule({
    type: 'move-wagon',
    fields: { marker: integer, card: integer },
    choices(state: ExpertState) {
      const wagons = movable(state);
      if (wagons.length === 0) return [];
      const trains = trainNosOf(state, turnOf(state).company);
      return wagons.flatMap((marker) =>
        trains
          .filter((card) => state.markers[marker]!.on !== card)
          .map((card) => ({ move: { type: 'move-wagon' as const, marker, card } })),
      );
    },
    check: (state: ExpertState, { marker, card }) => objection(state, marker, card),
    apply(draft: ExpertState, { marker, card }, moment) {
      draft.markers[marker]!.on = card;
      const { at: company } = draft.markers[marker]!;
      moment.emit({ type: 'wagon-moved', company, train: plainAt(draft, 'trains')[card]!.type });
    },
  });
}

export type WagonMove = MoveOfRule<ReturnType<typeof moveWagonRule>>;

/** A train on its last run has left, and its beer is still to be delivered. */
export function isUnderWay({ round, done }: HsbState, card: CardNo): boolean {
  if (round.kind !== 'operating' || !round.turn) return false;
  return ['run', 'beer'].includes(round.turn.step) && done.carriers.some(({ index }) => index === card);
}

/** A wagon whose train belongs to another company, or to none any more. */
function strayed(state: ExpertState): MarkerNo | undefined {
  const cards = plainAt(state, 'trains');
  const at = state.markers.findIndex(
    ({ at: company, on }) =>
      on !== undefined &&
      (cards[on]!.at !== company || cards[on]!.as !== undefined) &&
      !isUnderWay(state, on),
  );
  return at < 0 ? undefined : at;
}

/** [ruling 117] a wagon stays with its railway when its train is sold or leaves; its cube goes to stock. */
export function wagonsStay(box: HsbBox): Consequence<ExpertState> {
  return {
    due: (state) => strayed(state) !== undefined,
    apply(draft, moment, state) {
      const marker = strayed(state)!;
      const { code, at, on: card } = state.markers[marker]!;
      draft.markers[marker] = { code, at };
      const back = cubesTooMany(box, draft, card!);
      if (back === 0) return;
      const cards = plainAt(draft, 'trains') as LadenTrain[];
      const { beer = 0, to, ...empty } = cards[card!]!;
      const left = beer - back;
      const laden = { ...empty, beer: left, ...(to !== undefined && { to }) };
      draft.trains = newValue(withItem(cards, card!, left > 0 ? laden : empty));
      draft.beer += back;
      moment.emit({ type: 'wagon-cube-back', cubes: back });
    },
  };
}

/** Cubes for which a train has no place any more: all, if it is nobody's. */
function cubesTooMany(box: HsbBox, state: ExpertState, card: CardNo): number {
  const { type, at, beer = 0 } = plainAt(state, 'trains')[card] as LadenTrain;
  const isOwned: boolean = Object.hasOwn(state.companies, at as CompanyId);
  return isOwned ? Math.max(0, beer - capacityOf(box, type) - wagonsOn(state, card)) : beer;
}
