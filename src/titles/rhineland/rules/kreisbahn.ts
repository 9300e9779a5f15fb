import { costOf, type LayRules, layObjection, legalLays } from '@/engine/board/lay';
import type { Reach } from '@/engine/board/reach';
import { reachWithin } from '@/engine/board/reach-within';
import type { FinanceState } from '@/engine/finance/state';
import { trainsOf } from '@/engine/finance/trains';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Market } from '@/engine/market/types';
import { earnings } from '@/engine/routes/report';
import type { Route, Running } from '@/engine/routes/types';
import { payDividend } from '@/engine/steps/dividend';
import type { Network, Networks } from '@/engine/steps/network';
import { builtBoard, type RailState, turnOf } from '@/engine/steps/state';
import { buildTile, moneyObjection } from '@/engine/steps/track';
import type { RhinelandBox } from '../box';
import { type Kreisbahn, privateWith } from '../cards';
import { closedObjection, coloursOf } from './track';

/** A game in which a private company becomes a train. */
export interface KreisbahnRules {
  readonly box: RhinelandBox;
  readonly kreisbahn: Kreisbahn;
  readonly network: Networks;
}

export function ownsKreisbahn({ train }: Kreisbahn, state: FinanceState, company: CompanyId): boolean {
  return trainsOf(state, company).some(({ type }) => type === train.id);
}

const known = new WeakMap<Network, Reach>();

/** [18LRA ruling 87] what the train comes to from its own station; cities are as open to it as to its corporation. */
export function kreisbahnReach({ start, range }: Kreisbahn, network: Network): Reach {
  let reach = known.get(network);
  if (!reach) {
    const { graph, access } = network;
    reach = reachWithin(
      graph,
      access,
      graph.stops.filter(({ hex }) => start.includes(hex)),
      range,
    );
    known.set(network, reach);
  }
  return reach;
}

function extraObjection({ kreisbahn }: KreisbahnRules, state: RailState): Objection | undefined {
  const { company, extraLaid, layBarred } = turnOf(state);
  if (!ownsKreisbahn(kreisbahn, state, company)) return object('no-kreisbahn', { company });
  return extraLaid || layBarred ? object('lay-used') : undefined;
}

function layRulesOf({ box, network }: KreisbahnRules, state: RailState): LayRules {
  return {
    colours: coloursOf(box, state),
    inPlay: (tile) => !box.reservedTiles.includes(tile),
    objection: ({ hex }) => closedObjection(box, state, hex) ?? moneyObjection({ network }, state, hex),
  };
}

/** [18LRA 4.1.2 no. 6] in each of its turns the corporation may lay one more tile where the train comes to. */
export function extraLayRule(rules: KreisbahnRules) {
  const { id } = privateWith(rules.box.privates, 'becomesTrain')!;
  const reachIn = (state: RailState) => {
    const network = rules.network.of(state, turnOf(state).company);
    return { board: network.board, reach: kreisbahnReach(rules.kreisbahn, network) };
  };
  return rule({
    type: 'extra-lay',
    fields: { private: text, hex: text, tile: text, turn: integer },
    choices(state: RailState) {
      if (extraObjection(rules, state)) return [];
      const { board, reach } = reachIn(state);
      return legalLays(board, state.board, reach, layRulesOf(rules, state)).map((lay) => ({
        move: { type: 'extra-lay' as const, private: id, ...lay },
      }));
    },
    check(state: RailState, { private: given, hex, tile, turn }) {
      if (given !== id) return object('no-such-power', { private: given });
      const barred = extraObjection(rules, state);
      if (barred) return barred;
      const { board, reach } = reachIn(state);
      return layObjection(board, state.board, reach, layRulesOf(rules, state), { hex, tile, turn });
    },
    apply(draft: RailState, { hex, tile, turn }, moment) {
      const cost = costOf(rules.network.boardOf(draft), builtBoard(draft), hex)?.amount ?? 0;
      turnOf(draft).extraLaid = true;
      buildTile(rules, draft, { hex, tile, turn }, cost, moment);
    },
  });
}

export type ExtraLayMove = MoveOfRule<ReturnType<typeof extraLayRule>>;

/** [18LRA ruling 88] what the train has brought is known by itself, so that it may be kept by itself. */
export function noteApart({ train }: Kreisbahn, draft: RailState, run: readonly Running<Route>[]): void {
  const own = run.filter((running) => running.train.id === train.id);
  const apart = own.reduce((sum, running) => sum + earnings(running.train, running.route), 0);
  if (apart > 0) turnOf(draft).apart = apart;
}

/** [18LRA 4.1.2 no. 6] the others' revenue is paid out, and alone decides the price; the train's own is kept. */
export function keepApartRule(market: Market) {
  const objection = (state: FinanceState): Objection | undefined => {
    const { apart = 0, revenue } = turnOf(state);
    return apart > 0 && apart < revenue ? undefined : object('nothing-apart');
  };
  return rule({
    type: 'keep-apart',
    fields: {},
    choices: (state: FinanceState) => (objection(state) ? [] : [{ move: { type: 'keep-apart' as const } }]),
    check: objection,
    apply(draft: FinanceState, _move, moment) {
      const { apart = 0, revenue } = turnOf(draft);
      payDividend(market, draft, revenue - apart, moment);
    },
  });
}

export type KeepApartMove = MoveOfRule<ReturnType<typeof keepApartRule>>;
