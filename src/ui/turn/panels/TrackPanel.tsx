import { costOf, tilesLeft } from '@/engine/board/lay';
import { eventsOfType } from '@/engine/game/events';
import type { HexId } from '@/engine/game/ids';
import type { SkipMove } from '@/engine/steps/step';
import { tileName } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import { TilePicture } from '../../board/TilePicture';
import type { StageView } from '../../games/parts';
import { Icon } from '../../table/parts/Icon';
import { hasMoney, type Seat } from '../../table/seat';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { byGain, gainOf, gainWords, hasJustMoved, useLaysAhead } from '../fan/gains';
import { TileFan } from '../fan/TileFan';
import { focusConfirm } from '../focus';
import { type AnyLay, layHexes, layMoves, nextTurn, offerOf, type TileOffer, tileOffers } from '../lays';
import { Says } from '../MoveButton';
import { boardOf, placeName } from '../names';
import { Part } from '../Part';
import { previewOf } from '../preview';
import { useInSight } from '../use-in-sight';
import { namesIn } from '../words';
import { turnedTile, useTrackAhead } from './track-ahead';
import { laidIn, pickHex, type TrackProps, trackScene } from './track-scene';

/** Laying track: a hex, a tile that fits, a turn; all of it on the board or here. */
export function TrackPanel<L extends AnyLay>(props: TrackProps<L>) {
  const { seat, options, selection, lays } = props;
  const { hex } = selection.in(seat.state);
  const moves = layMoves<L>(options, lays);
  const lay = laidIn(props);
  const chosen = lay?.hex ?? hex;
  const found = chosen === undefined ? [] : tileOffers(moves, chosen);
  useTrackAhead(seat, moves, chosen);
  useLaysAhead(seat, chosen, found);
  const offers = chosen === undefined ? [] : byGain(seat, chosen, found, lay !== undefined);
  return (
    <>
      <Body {...props}>
        {chosen !== undefined && offers.length > 0 ? (
          <Strip {...props} hex={chosen} offers={offers} lay={lay} />
        ) : (
          <Places {...props} hexes={layHexes(moves)} />
        )}
      </Body>
      <Foot
        {...props}
        quick={['skip']}
        withRun={lay !== undefined}
        {...(lay && {
          sentence: t('turn.lay', { tile: tileName(lay.tile), hex: placeName(seat, lay.hex) }),
          actions: <TurnButton {...props} moves={moves} lay={lay} />,
        })}
      />
    </>
  );
}

/** All hexes as buttons: for the keyboard, for screen readers, and for those who know where. */
function Places<L extends AnyLay>({ hexes, ...props }: TrackProps<L> & { hexes: readonly HexId[] }) {
  const { seat, selection } = props;
  if (hexes.length === 0) return <p class="note">{t('turn.lay.nowhere')}</p>;
  return (
    <Part title={t('turn.lay.where')}>
      <ul class="places">
        {hexes.map((hex) => (
          <li key={hex}>
            <button
              type="button"
              class="move place"
              onClick={() => selection.pick(seat.state, pickHex(props, hex))}
            >
              {placeName(seat, hex)}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface StripProps<L extends AnyLay> extends TrackProps<L> {
  hex: HexId;
  offers: readonly TileOffer<L>[];
  lay: L | undefined;
}

/** The tiles that fit on the chosen hex. */
function Strip<L extends AnyLay>({ hex, offers, lay, ...props }: StripProps<L>) {
  const { seat, selection } = props;
  const costs = offers.map((each) => costOfLay(seat, offers, each));
  const shared = costs.every((cost) => cost === costs[0]);
  const offer = lay && offerOf(layMoves<L>(props.options, props.lays), lay);
  const part = useInSight<HTMLElement>(hex);
  return (
    <section ref={part} class="turn-part">
      <h3>
        {placeName(seat, hex)}
        {shared && costs[0] !== undefined && (
          <span class="note">
            {' '}
            {costs[0] > 0 ? t('turn.lay.cost', { amount: money(costs[0]) }) : t('turn.free')}
          </span>
        )}
      </h3>
      <ul class="tiles">
        {offers.map((each, i) => (
          <li key={`${each.private ?? ''}/${each.tile}`}>
            <OfferButton
              {...props}
              offer={each}
              lay={lay}
              isChosen={isSame(each, offer)}
              cost={shared ? undefined : costs[i]}
            />
          </li>
        ))}
      </ul>
      {!lay && (
        <button type="button" class="button other-hex" onClick={() => selection.clear()}>
          {t('turn.lay.otherHex')}
        </button>
      )}
    </section>
  );
}

/** What a tile costs on a hex that costs something: a power may lay it for nothing, whichever tile it is. */
function costOfLay(
  seat: Seat,
  offers: readonly TileOffer[],
  { private: power }: TileOffer,
): number | undefined {
  const [first] = offers.find((each) => each.private === power)!.moves;
  if (!hasMoney(seat) || !costOf(boardOf(seat), seat.state.board, first!.hex)) return undefined;
  return eventsOfType(previewOf(seat, first!)?.events ?? [], 'laid')[0]?.cost;
}

/** The tile that is tried, in its next legal turn. */
function TurnButton<L extends AnyLay>({
  seat,
  selection,
  moves,
  lay,
}: TrackProps<L> & { moves: readonly L[]; lay: L }) {
  const offer = offerOf(moves, lay);
  if (!offer || offer.moves.length < 2) return null;
  return (
    <button
      type="button"
      class="button"
      aria-label={t('turn.lay.turn.name', { count: offer.moves.length })}
      onClick={() => selection.pick(seat.state, { hex: lay.hex, move: nextTurn(offer, lay) })}
    >
      <Icon name="turn" /> {t('turn.lay.turn')}
    </button>
  );
}

function isSame(a: TileOffer, b: TileOffer | undefined): boolean {
  return b !== undefined && a.tile === b.tile && a.private === b.private;
}

interface OfferProps<L extends AnyLay> extends TrackProps<L> {
  offer: TileOffer<L>;
  lay: L | undefined;
  isChosen: boolean;
  /** Where the tiles of the strip do not all cost the same. */
  cost: number | undefined;
}

function OfferButton<L extends AnyLay>({ seat, selection, offer, lay, isChosen, cost }: OfferProps<L>) {
  const board = boardOf(seat);
  const gain = gainOf(seat, offer);
  const first = gain?.move ?? offer.moves[0]!;
  const shown = isChosen && lay ? lay : first;
  const adds = gain?.of(shown);
  const left = tilesLeft(board, seat.state.board, offer.tile);
  const power = offer.private && namesIn(seat).private(offer.private);
  return (
    <button
      type="button"
      class={`move tile-offer ${power ? 'tile-power' : ''}`}
      aria-pressed={isChosen}
      onClick={(event) => {
        if (hasJustMoved(seat, first.hex)) return;
        selection.pick(seat.state, { hex: first.hex, move: isChosen && lay ? nextTurn(offer, lay) : first });
        focusConfirm(event.currentTarget);
      }}
    >
      <Says text={t('turn.tile')} />
      <TilePicture layout={board.layout} tile={turnedTile(board.tiles[offer.tile]!, shown.turn)} />
      <span class="tile-number">
        {tileName(offer.tile)} <span class="note">×{left}</span>
      </span>
      {cost !== undefined && <span class="tile-cost"> {cost > 0 ? money(cost) : t('turn.free')}</span>}
      {power && <span class="power-name"> {power}</span>}
      {adds !== undefined && (
        <span class={`tile-gain ${adds > 0 ? 'trend-up' : ''}`}>
          <Says text={t('fan.gain')} />
          {gainWords(adds)}
          {gain?.searching && '…'}
        </span>
      )}
    </button>
  );
}

/** A stage in which tiles are laid by moves of these types, the ordinary one first. */
export function trackStage<L extends AnyLay>(...lays: readonly L['type'][]): StageView<Seat, L | SkipMove> {
  return {
    Panel: (props) => <TrackPanel<L> {...props} lays={lays} />,
    scene: (props) => trackScene<L>({ ...props, lays }),
    Over: (props) => <TileFan<L> {...props} lays={lays} />,
  };
}
