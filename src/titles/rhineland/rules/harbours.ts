import { type Place, putStation, stationObjection, stationPlaces } from '@/engine/board/stations';
import { directorOf } from '@/engine/finance/certificates';
import { isPenniless, transfer } from '@/engine/finance/money';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { isInvestors } from '@/engine/investor/state';
import type { Networks } from '@/engine/steps/network';
import { builtBoard, type RailState, turnOf } from '@/engine/steps/state';
import { stationMoneyObjection } from '@/engine/steps/station';
import type { RhinelandBox } from '../box';
import { featureOf, type RhinelandPrivate } from '../cards';
import type { RhinelandState } from '../state';
import { companyOf } from './features';
import { isHarbourLost, ownHarbour } from './investor/way';

/** [18LRA 4.1.2] the private company that keeps the harbour place of a hex for its owner, as long as it is open. */
function keeperOf(box: RhinelandBox, state: RailState, hex: HexId): RhinelandPrivate | undefined {
  return box.privates.find(
    ({ id, power }) => power.kind === 'harbour' && power.hex === hex && !state.privates[id]!.closed,
  );
}

/** [18LRA 6.2.2.1, ruling 67] reduced where a private company keeps the place; a feature of one corporation comes first. */
export function harbourPrice(box: RhinelandBox, state: RailState, company: CompanyId, hex: HexId): number {
  if (isPenniless(state, company)) return 0;
  const feature = featureOf(companyOf(box, company), 'harbourPrice');
  if (feature?.hex === hex) return feature.cost;
  const { reduced, full } = state.companies[company]!.harbour!;
  return keeperOf(box, state, hex) ? reduced : full;
}

/** [18LRA 4.1.2, ruling 67] before the first 5-train only the owner of its private may use the place. */
function reservedObjection(box: RhinelandBox, state: RailState, hex: HexId): Objection | undefined {
  const { company } = turnOf(state);
  // [ruling 151] the token of the Investor's corporation is for its own harbour, as long as nobody else has that place
  if (isInvestors(state as RhinelandState, company)) {
    const own = ownHarbour(box, state);
    if (hex !== own && !isHarbourLost(state, own, company)) return object('harbour-own-first', { hex: own });
  }
  const keeper = keeperOf(box, state, hex);
  if (!keeper || state.privates[keeper.id]!.owner === directorOf(state, turnOf(state).company))
    return undefined;
  return object('harbour-reserved', { hex, private: keeper.id });
}

/** [18LRA 6.2.2] a harbour station is the one station of its turn. */
function tokenObjection(state: RailState): Objection | undefined {
  const { company, stationUsed } = turnOf(state);
  if (stationUsed) return object('station-used');
  return state.companies[company]!.harbour ? undefined : object('no-harbour-token', { company });
}

/** [18LRA 6.2.2.1] placing the harbour token in the place of a harbour, by an available route. */
export function harbourRule(box: RhinelandBox, network: Networks) {
  const dearObjection = (state: RailState, hex: HexId) => {
    const { company } = turnOf(state);
    return stationMoneyObjection(state, company, harbourPrice(box, state, company, hex));
  };
  return rule({
    type: 'harbour',
    fields: { hex: text, stop: integer },
    choices(state: RailState) {
      if (tokenObjection(state)) return [];
      const { company } = turnOf(state);
      const { board, graph, reach } = network.of(state, company);
      return stationPlaces(board, graph, state.board, reach, company, 'harbour')
        .filter(({ hex }) => !reservedObjection(box, state, hex) && !dearObjection(state, hex))
        .map((place) => ({ move: { type: 'harbour' as const, ...place } }));
    },
    check(state: RailState, place) {
      const { company } = turnOf(state);
      const { board, graph, reach } = network.of(state, company);
      return (
        tokenObjection(state) ??
        stationObjection(board, graph, state.board, reach, company, place, 'harbour') ??
        reservedObjection(box, state, place.hex) ??
        dearObjection(state, place.hex)
      );
    },
    apply: (draft: RailState, { hex, stop }, moment) => buildHarbour(box, draft, { hex, stop }, moment),
  });
}

export type HarbourMove = MoveOfRule<ReturnType<typeof harbourRule>>;

export function buildHarbour(box: RhinelandBox, draft: RailState, place: Place, moment: Moment): void {
  const turn = turnOf(draft);
  const { company } = turn;
  const cost = harbourPrice(box, draft, company, place.hex);
  const keeper = keeperOf(box, draft, place.hex);
  // [ruling 146] to use the private is to place a token there
  if (keeper) draft.privates[keeper.id]!.used = true;
  delete draft.companies[company]!.harbour;
  if (cost > 0) transfer(draft, { company }, 'bank', cost);
  draft.board = putStation(builtBoard(draft), { company, ...place, place: 'harbour' });
  turn.stationUsed = true;
  moment.emit({ type: 'harbour', company, hex: place.hex, stop: place.stop, cost });
}
