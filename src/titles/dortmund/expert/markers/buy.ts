import { deciderOf, directorOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import { type AgreeMove, consentStage } from '@/engine/steps/consent';
import { turnOf } from '@/engine/steps/state';
import { type HsbBox, isBrewery } from '../../hsb/box';
import { minorMarkerTrade } from '../../hsb-cards';
import { markerLimit, markerOf, wagonCode } from '../box';
import { display, type ExpertState, type MarkerDealDecision, type MarkerNo } from '../state';
import { codesInDisplay, layBack, markersAt, moveMarker, waysToMakeRoom } from './markers';
import { isLoaded } from './wagons';

/** What stands behind purchases of markers in a step. */
export interface MarkerShop {
  readonly box: HsbBox;
  /** Must the company that acts buy a card first [18DO 6.5.2.7, ruling 117]? */
  owesCard(state: ExpertState): boolean;
}

/** [18DO 7.1, 7.1.3] railways have wagons alone. */
function kindObjection(box: HsbBox, company: CompanyId, code: string): Objection | undefined {
  return code === wagonCode || isBrewery(box, company)
    ? undefined
    : object('marker-not-for', { company, marker: code });
}

/** Why the company that acts cannot take one more marker, laying this one back for it. */
function roomObjection(box: HsbBox, state: ExpertState, back: MarkerNo): Objection | undefined {
  const { company } = turnOf(state);
  return waysToMakeRoom(box, state, company).includes(back)
    ? undefined
    : object('marker-limit', { company, limit: boxesToSay(box, state, company) });
}

/** Railways have no limit: what they have is what they may have. */
function boxesToSay(box: HsbBox, state: ExpertState, company: CompanyId): number {
  const limit = markerLimit(box, company);
  return Number.isFinite(limit) ? limit : markersAt(state, company).length;
}

function dutyObjection({ owesCard }: MarkerShop, state: ExpertState): Objection | undefined {
  return owesCard(state) ? object('equipment-first', { company: turnOf(state).company }) : undefined;
}

/**
 * [18DO 7.1, 7.5, 7.6, rulings 67, 72] a marker of the display instead of a card: beside another card in yellow, but never
 * two markers in a turn.
 */
export function buyMarkerRule(shop: MarkerShop) {
  const { box } = shop;
  const codeObjection = (state: ExpertState, code: string): Objection | undefined => {
    const { company } = turnOf(state);
    if (!codesInDisplay(state).includes(code)) return object('no-such-marker', { marker: code });
    const why = kindObjection(box, company, code) ?? dutyObjection(shop, state);
    if (why) return why;
    if (state.done.marker) return object('marker-once');
    const perTurn = box.phases.of(state).capexPerTurn;
    if (state.done.newTrains >= perTurn) return object('new-train-limit', { limit: perTurn });
    const { treasury } = state.companies[company]!;
    const { price } = markerOf(code)!;
    return treasury < price ? object('marker-too-dear', { amount: price, treasury }) : undefined;
  };
  return rule({
    type: 'buy-marker',
    fields: { marker: text, back: integer },
    choices: (state: ExpertState) =>
      codesInDisplay(state)
        .filter((code) => !codeObjection(state, code))
        .flatMap((marker) =>
          waysToMakeRoom(box, state, turnOf(state).company).map((back) => ({
            move: { type: 'buy-marker' as const, marker, back },
          })),
        ),
    check: (state: ExpertState, { marker, back }) =>
      codeObjection(state, marker) ?? roomObjection(box, state, back),
    apply(draft: ExpertState, { marker: code, back }, moment) {
      const { company } = turnOf(draft);
      const { price } = markerOf(code)!;
      layBack(draft, back, moment);
      moveMarker(draft, firstOf(draft, code), company);
      transfer(draft, { company }, 'bank', price);
      draft.done.newTrains += 1;
      draft.done.marker = true;
      moment.emit({ type: 'marker-bought', company, marker: code, amount: price });
    },
  });
}

function firstOf(state: ExpertState, code: string): MarkerNo {
  return markersAt(state, display).find((no) => state.markers[no]!.code === code)!;
}

/** [18DO 7.1, ruling 67] half of the printed price at least, one and a half times at most. */
export function pricesBetweenCompanies(code: string): { min: number; max: number } {
  const { price } = markerOf(code)!;
  return {
    min: Math.ceil((price * minorMarkerTrade.minPercent) / 100),
    max: Math.floor((price * minorMarkerTrade.maxPercent) / 100),
  };
}

/** [18DO 7.1, 7.1.3, 7.5, ruling 134] a marker of another company, beside the purchases from the bank. */
export function buyMarkerFromRule(shop: MarkerShop) {
  const { box } = shop;
  const markerObjection = (state: ExpertState, no: MarkerNo): Objection | undefined => {
    const { company } = turnOf(state);
    const marker = state.markers[no];
    if (!marker || marker.at === display || marker.at === company)
      return object('no-such-marker', { marker: marker?.code ?? '?' });
    const { code, at: seller } = marker;
    const why = kindObjection(box, company, code) ?? dutyObjection(shop, state);
    if (why) return why;
    if (isLoaded(box, state, no)) return object('wagon-loaded', { company: seller });
    if (state.refused.includes(no)) return object('marker-refused', { company: seller, marker: code });
    const { treasury } = state.companies[company]!;
    const { min } = pricesBetweenCompanies(code);
    return treasury < min ? object('marker-too-dear', { amount: min, treasury }) : undefined;
  };
  return rule({
    type: 'buy-marker-from',
    fields: { marker: integer, price: integer, back: integer },
    choices: (state: ExpertState) =>
      [...state.markers.keys()]
        .filter((marker) => !markerObjection(state, marker))
        .flatMap((marker) => {
          const { min, max } = pricesBetweenCompanies(state.markers[marker]!.code);
          const most = Math.min(max, state.companies[turnOf(state).company]!.treasury);
          return waysToMakeRoom(box, state, turnOf(state).company).map((back) => ({
            move: { type: 'buy-marker-from' as const, marker, price: min, back },
            range: { field: 'price', min, max: most, step: 1 },
          }));
        }),
    check(state: ExpertState, { marker, price, back }) {
      const why = markerObjection(state, marker) ?? roomObjection(box, state, back);
      if (why) return why;
      const { min, max } = pricesBetweenCompanies(state.markers[marker]!.code);
      if (price < min || price > max) return object('marker-price', { min, max });
      const { treasury } = state.companies[turnOf(state).company]!;
      return price > treasury ? object('marker-too-dear', { amount: price, treasury }) : undefined;
    },
    apply(draft: ExpertState, { marker, price, back }, moment) {
      const { company: buyer } = turnOf(draft);
      const { code, at: company } = draft.markers[marker]!;
      const by = deciderOf(draft, company)!;
      const deal: MarkerDealDecision = { kind: 'agree-marker', by, company, buyer, marker, price, back };
      if (by === deciderOf(draft, buyer)) {
        handOver(draft, deal, moment);
        return;
      }
      draft.decisions.push(deal);
      moment.emit({ type: 'marker-asked', company: buyer, seller: company, marker: code, amount: price });
    },
  });
}

function handOver(
  draft: ExpertState,
  { company: seller, buyer, marker, price, back }: MarkerDealDecision,
  moment: Moment,
): void {
  const { code } = draft.markers[marker]!;
  layBack(draft, back, moment);
  moveMarker(draft, marker, buyer);
  transfer(draft, { company: buyer }, { company: seller }, price);
  moment.emit({ type: 'marker-traded', company: buyer, seller, marker: code, amount: price });
}

/** [ruling 134] whoever decides for the seller says yes or no, once for a marker in a turn. */
export const agreeMarkerStage: Stage<ExpertState, AgreeMove, 'agree-marker'> = consentStage<
  ExpertState,
  MarkerDealDecision
>('agree-marker', {
  company: ({ company }) => company,
  agree: handOver,
  decline(draft, { company: seller, buyer, marker, price }, moment) {
    draft.refused.push(marker);
    const { code } = draft.markers[marker]!;
    moment.emit({ type: 'marker-declined', company: buyer, seller, marker: code, amount: price });
  },
});

const asked = (state: ExpertState) => state.decisions.at(-1)!;
const minorAsked = (state: ExpertState) => (asked(state) as { company: CompanyId }).company;

/** [18DO 7.4, rulings 68, 135] before the first stock round, with the owner's own cash. */
function firstMarkerRule() {
  const objection = (state: ExpertState, code: string): Objection | undefined => {
    if (!codesInDisplay(state).includes(code)) return object('no-such-marker', { marker: code });
    const cash = state.cash[directorOf(state, minorAsked(state))!]!;
    const { price } = markerOf(code)!;
    return cash < price ? object('marker-too-dear', { amount: price, treasury: cash }) : undefined;
  };
  return rule({
    type: 'first-marker',
    fields: { marker: text },
    choices: (state: ExpertState) =>
      codesInDisplay(state)
        .filter((code) => !objection(state, code))
        .map((marker) => ({ move: { type: 'first-marker' as const, marker } })),
    check: (state: ExpertState, { marker }) => objection(state, marker),
    apply(draft: ExpertState, { marker: code }, moment) {
      const company = minorAsked(draft);
      const player = directorOf(draft, company)!;
      const amount = markerOf(code)!.price;
      moveMarker(draft, firstOf(draft, code), company);
      transfer(draft, { player }, 'bank', amount);
      moment.emit({ type: 'marker-first', player, company, marker: code, amount });
      draft.decisions.pop();
    },
  });
}

const noMarkerRule = rule({
  type: 'no-marker',
  fields: {},
  choices: (_state: ExpertState) => [{ move: { type: 'no-marker' as const } }],
  check: () => undefined,
  apply(draft: ExpertState) {
    draft.decisions.pop();
  },
});

export type MarkerMove =
  | MoveOfRule<ReturnType<typeof buyMarkerRule | typeof buyMarkerFromRule>>
  | FirstMarkerMove;
export type FirstMarkerMove = MoveOfRule<ReturnType<typeof firstMarkerRule> | typeof noMarkerRule>;

export const firstMarkerStage: Stage<ExpertState, FirstMarkerMove, 'first-marker'> = {
  id: 'first-marker',
  actor: (state) => ({ player: asked(state).by, company: minorAsked(state) }),
  rules: [firstMarkerRule(), noMarkerRule],
};
