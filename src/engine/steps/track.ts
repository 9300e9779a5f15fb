import { costOf, hasLegalLay, type LayRules, layObjection, layTile, legalLays } from '@/engine/board/lay';
import type { BuildColour, Lay, TileDef } from '@/engine/board/types';
import { isPenniless, transfer } from '@/engine/finance/money';
import { newValue } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import type { HexId, TileId } from '@/engine/game/ids';
import { type Moment, type Move, type MoveOfRule, type Rule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { type Networks, unlinkedHexes } from './network';
import { actingDecider, builtBoard, type RailState, type TrackMemory, turnOf } from './state';
import { type SkipMove, type Step, skipRule, withPlenty } from './step';

export interface TrackRules<M extends Move = never> {
  readonly network: Networks;
  colours(state: RailState): readonly BuildColour[];
  inPlay?(state: RailState, tile: TileId, def: TileDef): boolean;
  /** It is enough that a route comes to the hex: an upgrade need not extend it [18Ruhr 10.2.1]. */
  readonly anyRoute?: boolean;
  /** A hex that nobody, or not this company, may build on now; a link that is missing. */
  objection?(state: RailState, lay: Lay): Objection | undefined;
  /** What building there costs beside the terrain. */
  extraCost?(state: RailState, hex: HexId): number;
  /** A tile was laid: what the title does besides. */
  onLaid?(draft: RailState, lay: Lay, moment: Moment): void;
  /** The ordinary lay is used up, or may only be of one colour. */
  allowance(state: RailState, colour: string): Objection | undefined;
  /** The hex that must be built on before anything else. */
  duty?(state: RailState): HexId | undefined;
  /** Why the step may not be left without a tile, where it is not for a duty to build on one hex. */
  skipObjection?(state: RailState): Objection | undefined;
  /** Further moves of the step: powers of private companies. */
  readonly extras?: readonly Rule<RailState, M>[];
  /** Are there such moves to be had now? Must be quick. */
  extrasPending?(state: RailState): boolean;
}

/** The same without what else may be done in the step. */
export type LayingRules = Omit<TrackRules, 'extras' | 'extrasPending'>;

/** [18Rhl 6.3, 18DO 4.5] one yellow tile or one upgrade in a turn. */
export function oneLay(state: RailState): Objection | undefined {
  const { laid, layBarred } = turnOf(state);
  return layBarred || laid.length > 0 ? object('lay-used') : undefined;
}

/** [18Ruhr 7.3, 10.2.1] two yellow tiles in a turn, or one yellow tile and one upgrade in any order. */
export function twoLays(state: RailState, colour: string): Objection | undefined {
  const { laid, layBarred } = turnOf(state);
  const hasUpgraded = laid.some((each) => each !== 'yellow');
  const spent = layBarred || laid.length > 1 || (hasUpgraded && colour !== 'yellow');
  return spent ? object('lay-used') : undefined;
}

/** What the title's rules say of the acting company's lays. */
function layRulesFor(rules: LayingRules, state: RailState): LayRules {
  const board = rules.network.boardOf(state);
  const duty = rules.duty?.(state);
  return {
    colours: rules.colours(state),
    inPlay: (tile, def) => rules.inPlay?.(state, tile, def) ?? true,
    ...(rules.anyRoute && { anyRoute: true }),
    objection(lay) {
      const spent = rules.allowance(state, board.tiles[lay.tile]!.colour);
      if (spent) return spent;
      if (duty && lay.hex !== duty) return object('lay-home-first', { hex: duty });
      return rules.objection?.(state, lay) ?? moneyObjection(rules, state, lay.hex);
    },
  };
}

/** What the first tile of a hex, or the next one, costs now. */
function costNow(rules: CostRules, state: RailState, hex: HexId): number {
  if (isPenniless(state, turnOf(state).company)) return 0;
  const terrain = costOf(rules.network.boardOf(state), builtBoard(state), hex)?.amount ?? 0;
  return terrain + (rules.extraCost?.(state, hex) ?? 0);
}

type CostRules = Pick<TrackRules, 'network' | 'extraCost'>;

/** Terrain is paid for from the treasury. */
export function moneyObjection(rules: CostRules, state: RailState, hex: HexId): Objection | undefined {
  const { company } = turnOf(state);
  const amount = costNow(rules, state, hex);
  const { treasury } = state.companies[company]!;
  return treasury < amount ? object('too-little-treasury', { amount, treasury }) : undefined;
}

export function layRule(rules: LayingRules) {
  return rule({
    type: 'lay',
    fields: { hex: text, tile: text, turn: integer },
    choices(state: RailState) {
      const { board, reach } = rules.network.of(state, turnOf(state).company);
      if (rules.colours(state).every((colour) => rules.allowance(state, colour))) return [];
      return legalLays(board, state.board, reach, layRulesFor(rules, state)).map((lay) => ({
        move: { type: 'lay' as const, ...lay },
      }));
    },
    any(state: RailState) {
      const { board, reach } = rules.network.of(state, turnOf(state).company);
      if (rules.colours(state).every((colour) => rules.allowance(state, colour))) return false;
      return hasLegalLay(board, state.board, reach, layRulesFor(rules, state));
    },
    check(state: RailState, { hex, tile, turn }) {
      const { board, reach } = rules.network.of(state, turnOf(state).company);
      // said first, because it is the reason whatever the tile
      const spent = Object.hasOwn(board.tiles, tile) && rules.allowance(state, board.tiles[tile]!.colour);
      return spent || layObjection(board, state.board, reach, layRulesFor(rules, state), { hex, tile, turn });
    },
    apply(draft: RailState, { hex, tile, turn }, moment) {
      const { laid } = turnOf(draft);
      const board = rules.network.boardOf(draft);
      laid.push(board.tiles[tile]!.colour);
      buildTile(rules, draft, { hex, tile, turn }, costNow(rules, draft, hex), moment);
      rules.onLaid?.(draft, { hex, tile, turn }, moment);
    },
  });
}

export type LayMove = MoveOfRule<ReturnType<typeof layRule>>;
export type TrackMove = LayMove | SkipMove;

/** Lays a tile for the acting company and takes its cost. */
export function buildTile(
  rules: Pick<TrackRules, 'network'>,
  draft: RailState,
  lay: Lay,
  cost: number,
  moment: Moment,
): void {
  const { company } = turnOf(draft);
  const board = rules.network.boardOf(draft);
  if (cost > 0) transfer(draft, { company }, 'bank', cost);
  turnOf(draft).tiles += 1;
  draft.board = newValue(layTile(board, builtBoard(draft), lay));
  moment.emit({ type: 'laid', company, hex: lay.hex, tile: lay.tile, turn: lay.turn, cost });
}

/** The step in which a company lays track. */
export function trackStep<M extends Move = never>(
  rules: TrackRules<M>,
): Step<RailState, TrackMove | M, 'track'> {
  const open = (state: RailState) => rules.colours(state).some((colour) => !rules.allowance(state, colour));
  const mustLay = (state: RailState) => {
    const hex = rules.duty?.(state);
    return hex ? object('must-lay-home', { hex }) : rules.skipObjection?.(state);
  };
  const extras: readonly Rule<RailState, M>[] = rules.extras ?? [];
  const lay = layRule(rules);
  return {
    id: 'track',
    actor: actingDecider,
    memory: (): TrackMemory => ({ laid: [], tiles: 0, layBarred: false }),
    rules: [lay, ...extras, skipRule(mustLay)],
    pending: (state) => open(state) || (rules.extrasPending?.(state) ?? false),
    nothing(state) {
      const { company, tiles } = turnOf(state);
      if (tiles > 0) return undefined;
      // with more money it could be a tile at home, though no track leaves it
      if (lay.any(withPlenty(state))) return { type: 'no-lay', company, why: 'dear', homes: [] };
      const homes = unlinkedHexes(rules.network.of(state, company));
      return { type: 'no-lay', company, why: homes.length > 0 ? 'unlinked' : 'none', homes };
    },
  };
}
