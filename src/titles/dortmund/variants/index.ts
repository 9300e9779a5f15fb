import type { BoardDef } from '@/engine/board/types';
import type { Train } from '@/engine/finance/state';
import type { PlayerId } from '@/engine/game/ids';
import type { Setup } from '@/engine/game/state';
import type { TrainProfile } from '@/engine/routes/types';
import type { TrainRules } from '@/engine/steps/trains';
import type { DortmundTrain } from '../cards';
import type { OperatingGame } from '../rules/operating/state';
import { cleverRoute } from './clever-route';
import { closedMines } from './closed-mines';
import { type AgreedVariants, boardWith, type Draw, drawAt } from './draw';
import { extraStation } from './extra-station';
import { firstDelivery } from './first-delivery';
import type { Variant } from './hooks';
import { limitedExport } from './limited-export';
import { oneTimeMore } from './one-time-more';
import { risingCosts } from './rising-costs';
import type { PlayerMarker } from './state';
import { wagonWays } from './wagon-ways';

/** The minor variants of one game as it was agreed, and the board that they leave. */
export interface Variants {
  readonly board: BoardDef;
  readonly draw: Draw;
  readonly variants: readonly Variant[];
}

/** What a game of the box plays the variants with. */
export interface VariantContext {
  readonly trains: readonly DortmundTrain[];
  /** What tells trains apart. */
  readonly kinds: Pick<TrainRules, 'kindOf'>;
  /** [18DO-MV 9] one more cube is another thing where breweries are private than where they are companies. */
  readonly moreBeer: Variant;
  /** [18DO-MV 8 c] half the price of a card is another thing where breweries buy equipment too. */
  readonly fiftyPercent: Variant;
  /** [18DO-MV 1] markers leave a red area when beer is delivered, or already when it is loaded for it. */
  readonly demandLeaves: 'delivery' | 'loading';
}

/** [18DO-MV, rulings 93, 144] any of the ten, played on this board. */
export function variantsAt(setup: Setup, printed: BoardDef, context: VariantContext): Variants {
  const draw = drawAt(setup, printed);
  const { agreed } = draw;
  const board = boardWith(printed, draw);
  const all: readonly (Variant | false)[] = [
    agreed.exportDemand !== 'unlimited' && limitedExport(board, draw, context.demandLeaves),
    agreed.risingCosts && risingCosts(board),
    agreed.closedMines !== 'none' && closedMines(draw),
    agreed.firstDelivery && firstDelivery(board, draw),
    agreed.wagonWays !== 'none' && wagonWays(draw),
    agreed.extraStation && extraStation,
    agreed.oneTimeMore && oneTimeMore(context.trains),
    agreed.fiftyPercent && context.fiftyPercent,
    agreed.moreBeer && context.moreBeer,
    agreed.cleverRoute && cleverRoute(context.kinds),
    playerMarkersOf(agreed).length > 0 && markersOfPlayers(agreed),
  ];
  return { board, draw, variants: all.filter((variant) => variant !== false) };
}

/** [18DO-MV C] which markers each player gets. */
export function playerMarkersOf(agreed: AgreedVariants): PlayerMarker[] {
  const all: readonly (PlayerMarker | false)[] = [
    agreed.extraStation && 'extra-station',
    agreed.oneTimeMore && 'final-run',
    agreed.fiftyPercent && 'fifty',
    agreed.moreBeer && 'brewery',
    agreed.cleverRoute && 'route',
  ];
  return all.filter((marker) => marker !== false);
}

/** [ruling 94] one of each for every player at the table, none for an investor. */
function markersOfPlayers(agreed: AgreedVariants): Variant {
  return {
    prepare(draft) {
      draft.playerMarkers = Object.fromEntries(
        draft.seats.map((player): [PlayerId, PlayerMarker[]] => [player, playerMarkersOf(agreed)]),
      );
    },
  };
}

/** What the marked trains of a company can do more, by whatever is marked. */
export function profilesOf(variants: readonly Variant[]) {
  return (state: OperatingGame, train: Train): Partial<TrainProfile> =>
    Object.assign({}, ...variants.map((variant) => variant.profile?.(state, train)));
}

export type { Variant } from './hooks';
