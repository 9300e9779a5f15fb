import { fittings } from '@/engine/board/upgrade';
import type { HexId, TileId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { Objection, RefusalCode } from '@/engine/game/refusal';
import { turnOf } from '@/engine/steps/state';
import type { RuhrBox } from '../box';
import type { RuhrState } from '../state';
import { isLocation } from './locations';
import { isMontan } from './montan/markers';

/** What was refused: a move has passed the test of its shape where one of these sections is asked for. */
interface Asked {
  readonly box: RuhrBox;
  readonly state: RuhrState;
  readonly move: Move & { readonly hex?: HexId; readonly tile?: TileId };
}

type SectionFor = (asked: Asked) => string | undefined;

/** Montan companies deal and build by 7.2 and 9.2, railways by 7.3 and 10.3. */
const ofDeals: SectionFor = ({ box, state }) => (isMontan(box, turnOf(state).company) ? '7.2' : '7.3');

const ofOwnDeals: SectionFor = (asked) =>
  ['redeem', 'sell-charter'].includes(asked.move.type) ? ofDeals(asked) : undefined;

const ofLinks: SectionFor = ({ box, state, move }) => {
  if (move.type === 'horse-railway') return '4.1.3';
  return isMontan(box, turnOf(state).company) ? undefined : '10.3';
};

const isYellow = ({ box, move }: Asked) => box.board.tiles[move.tile!]?.colour === 'yellow';

/** A yellow tile that would fit another way round points where it may not; another one is not for such a hex. */
const ofFitting: SectionFor = (asked) => {
  const { box, state, move } = asked;
  if (!isYellow(asked)) return undefined;
  const fits = fittings(box.board, move.hex!, state.board.tiles[move.hex!]);
  if (fits.some(({ tile }) => tile === move.tile)) return '10.1.1';
  return isLocation(move.hex!) ? '10.1.3' : '10.1.2';
};

/** Refusals of which the book speaks in several places. */
const special: { readonly [C in RefusalCode]?: SectionFor } = {
  'too-little-cash': ({ state }) => (state.round.kind === 'package' ? '3.1' : undefined),
  'certificate-dealt': ofDeals,
  'certificate-too-dear': ofDeals,
  'none-there': ofOwnDeals,
  'cannot-sell': ofOwnDeals,
  'card-too-dear': ({ move }) => (move.type === 'develop' ? undefined : '9.3'),
  'not-on-network': ofLinks,
  'no-money-for-link': ofLinks,
  'no-founding-value': ({ state, move }) =>
    state.locations[move.hex!]!.status === 'active' ? '12.1.1' : undefined,
  'lay-does-not-fit': ofFitting,
  'lay-no-route': (asked) => (isYellow(asked) ? undefined : '10.2.1'),
  'treasury-pays': ({ move }) => (move.type === 'force-markers' ? '9.1.1.3' : undefined),
};

/** The section of the rulebook behind a refusal, where that depends on what the move is about. */
export function sectionOf(
  box: RuhrBox,
  { code }: Objection,
  move: Move,
  state: RuhrState,
): string | undefined {
  return special[code]?.({ box, state, move });
}
