import { directorOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { text } from '@/engine/game/fields';
import type { CompanyId, HexId, PlayerId, PrivateId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { turnOf } from '@/engine/steps/state';
import type { RuhrBox } from '../../box';
import { linkCost } from '../../cards';
import type { RuhrState } from '../../state';
import { awaitsLink, hexOf, isLocation, isOnNetwork, link } from '../locations';
import { hasActiveMarker, isActive, isMontan } from '../montan/markers';

/** Why no link can be built for the company on this hex, whoever builds it. */
function siteObjection(state: RuhrState, hex: HexId): Objection | undefined {
  if (!isLocation(hex) || state.locations[hex]!.status === 'removed') return object('no-location', { hex });
  return awaitsLink(state, hex) ? undefined : object('already-linked', { hex });
}

/** [18Ruhr 10.3, rulings 41, 71] a railway's own route must come there, unblocked. */
function routeObjection(box: RuhrBox, state: RuhrState, hex: HexId): Objection | undefined {
  const { graph, reach } = box.network.of(state, turnOf(state).company);
  const reached = graph.stopsOf
    .get(hex)
    ?.some(({ index, pieces }) => pieces.length > 0 && reach.stops[index] === 1);
  return reached ? undefined : object('not-on-route', { hex });
}

/** [18Ruhr 9.2] a Montan company links its own location, a corporation one that has merged into it. */
function ownObjection(box: RuhrBox, state: RuhrState, hex: HexId): Objection | undefined {
  const { company } = turnOf(state);
  const own = isActive(box, company)
    ? hexOf(company) === hex
    : state.locations[hex]!.status === 'merged' && state.locations[hex]!.company === company;
  if (!own) return object('not-own-location', { hex });
  return isOnNetwork(box, state, hex) ? undefined : object('not-on-network', { hex });
}

/** Why the company may build none now: one in a turn, and it must be paid. */
function barred(box: RuhrBox, state: RuhrState): Objection | undefined {
  const { company } = turnOf(state);
  if (isMontan(box, company)) {
    if (state.done.invested) return object('activity-done');
    if (!isActive(box, company) && !hasActiveMarker(box, state, company))
      return object('active-marker-first');
  } else if (state.done.linked) return object('link-built');
  const { treasury } = state.companies[company]!;
  return treasury < linkCost ? object('no-money-for-link', { amount: linkCost, treasury }) : undefined;
}

/** [18Ruhr 6, 9.2, 10.3] a railway link for 30 Mark. */
export function linkRule(box: RuhrBox) {
  const objection = (state: RuhrState, hex: HexId): Objection | undefined =>
    siteObjection(state, hex) ??
    (isMontan(box, turnOf(state).company) ? ownObjection(box, state, hex) : routeObjection(box, state, hex));
  return rule({
    type: 'rail-link',
    fields: { hex: text },
    choices: (state: RuhrState) =>
      barred(box, state)
        ? []
        : Object.keys(state.locations)
            .filter((hex) => !objection(state, hex))
            .map((hex) => ({ move: { type: 'rail-link' as const, hex } })),
    check: (state: RuhrState, { hex }) => barred(box, state) ?? objection(state, hex),
    apply(draft: RuhrState, { hex }, moment) {
      const { company } = turnOf(draft);
      transfer(draft, { company }, 'bank', linkCost);
      if (isMontan(box, company)) draft.done.invested = true;
      else draft.done.linked = true;
      link(draft, hex, { by: 'company', amount: linkCost }, moment);
    },
  });
}

/** Horse railways that the player could still use. */
function horsesOf(box: RuhrBox, state: RuhrState, player: PlayerId | null): PrivateId[] {
  return box.privates
    .filter(({ ability }) => ability === 'freeRailwayLink')
    .map(({ id }) => id)
    .filter((id) => player !== null && state.privates[id]!.owner === player && !state.privates[id]!.closed);
}

/**
 * [18Ruhr 4.1.3, 4.1.4, 10.3, ruling 18] a horse railway links any location that track joins to a railway's station,
 * in the turn of a company that its owner acts for; that closes it.
 */
export function horseRule(box: RuhrBox) {
  const own = (state: RuhrState): PrivateId[] =>
    horsesOf(box, state, directorOf(state, turnOf(state).company as CompanyId));
  const objection = (state: RuhrState, hex: HexId): Objection | undefined =>
    siteObjection(state, hex) ??
    (isOnNetwork(box, state, hex) ? undefined : object('not-on-network', { hex }));
  const places = (state: RuhrState) =>
    own(state).length === 0 ? [] : Object.keys(state.locations).filter((hex) => !objection(state, hex));
  return rule({
    type: 'horse-railway',
    fields: { private: text, hex: text },
    choices(state: RuhrState) {
      const hexes = places(state);
      return own(state).flatMap((id) =>
        hexes.map((hex) => ({ move: { type: 'horse-railway' as const, private: id, hex } })),
      );
    },
    any: (state: RuhrState) => places(state).length > 0,
    check: (state: RuhrState, { private: id, hex }) =>
      own(state).includes(id) ? objection(state, hex) : object('no-horse-railway', { private: id }),
    apply(draft: RuhrState, { private: id, hex }, moment) {
      draft.privates[id] = { ...draft.privates[id]!, closed: true, used: true };
      link(draft, hex, { by: 'private', amount: 0 }, moment);
      moment.emit({ type: 'private-leaves', private: id });
    },
  });
}

export type LinkMove = MoveOfRule<ReturnType<typeof linkRule>>;
export type HorseMove = MoveOfRule<ReturnType<typeof horseRule>>;
