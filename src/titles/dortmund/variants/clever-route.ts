import { trainNosOf } from '@/engine/finance/trains';
import { newValue, plainAt, withItem } from '@/engine/game/draft';
import { text } from '@/engine/game/fields';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { RouteView, Visit } from '@/engine/routes/types';
import { turnOf } from '@/engine/steps/state';
import type { TrainRules } from '@/engine/steps/trains';
import { kindOf } from '@/engine/steps/trains/rules';
import { mines } from '../board';
import { linkValue } from '../rules/links';
import type { OperatingGame } from '../rules/operating/state';
import type { Variant } from './hooks';
import { type MarkedTrain, ownerOf, spend } from './state';

type Kinds = Pick<TrainRules, 'kindOf'>;

/** [18DO-MV 10] the marker is put on a train of the railway that acts, and stays on it. */
export function cleverRouteRule(kinds: Kinds) {
  const cardsOf = (state: OperatingGame) =>
    trainNosOf(state, turnOf(state).company).filter((no) => !(state.trains[no] as MarkedTrain).clever);
  const kindOn = (state: OperatingGame, no: number) => kindOf(kinds, plainAt(state, 'trains')[no]!);
  const objection = (state: OperatingGame, train: string): Objection | undefined => {
    const { company } = turnOf(state);
    if (ownerOf(state, 'route') === undefined) return object('no-route-marker', { company });
    return cardsOf(state).some((no) => kindOn(state, no) === train)
      ? undefined
      : object('train-not-owned', { company, train });
  };
  return rule({
    type: 'clever-route',
    fields: { train: text },
    choices(state: OperatingGame) {
      if (ownerOf(state, 'route') === undefined) return [];
      const found = new Set(cardsOf(state).map((no) => kindOn(state, no)));
      return [...found].map((train) => ({ move: { type: 'clever-route' as const, train } }));
    },
    check: (state: OperatingGame, { train }) => objection(state, train),
    apply(draft: OperatingGame, { train }, moment) {
      const { company } = turnOf(draft);
      const player = ownerOf(draft, 'route')!;
      spend(draft, player, 'route');
      const cards: readonly MarkedTrain[] = plainAt(draft, 'trains');
      const no = trainNosOf(draft, company).find(
        (each) => !cards[each]!.clever && kindOn(draft, each) === train,
      )!;
      const marked: MarkedTrain = { ...cards[no]!, clever: true };
      draft.trains = newValue(withItem(cards, no, marked));
      moment.emit({ type: 'route-marker', player, company, train: marked.type });
    },
  });
}

/** [18DO-MV 10, ruling 104] do two linked mines of neighbouring hexes follow each other directly? */
function sparesOf(state: OperatingGame, { visits }: RouteView): number {
  const isMine = ({ stops }: Visit) => {
    const { hex } = stops[0]!;
    return Object.hasOwn(mines, hex) && linkValue(state.board, hex) > 0;
  };
  for (let i = 1; i < visits.length; i++)
    if (isMine(visits[i - 1]!) && isMine(visits[i]!) && areJoined(visits[i - 1]!, visits[i]!)) return 1;
  return 0;
}

/** Their track meets on the side between the two hexes. */
function areJoined(a: Visit, b: Visit): boolean {
  const ends = (visit: Visit) => visit.pieces.flatMap(({ from, to }) => [from, to]);
  const ofB = new Set(ends(b));
  return ends(a).some((node) => ofB.has(node));
}

export function cleverRoute(kinds: Kinds): Variant {
  return {
    anytime: [cleverRouteRule(kinds)],
    profile: (state, { clever }) =>
      clever ? { spares: { most: 1, of: (route) => sparesOf(state, route) } } : undefined,
  };
}

/** What tells trains of one type apart: the marker on one of them. */
export function withMarker(kind: string, { clever }: MarkedTrain): string {
  return clever ? `${kind}${markerSign}` : kind;
}

/** As the marker is printed. */
export const markerSign = ' K+K';

/** [18DO-MV 10, ruling 104] the marker leaves the game when its train leaves its company. */
export function withoutMarker<T extends MarkedTrain>(train: T): T {
  const { clever: _, ...plain } = train;
  return plain as T;
}
