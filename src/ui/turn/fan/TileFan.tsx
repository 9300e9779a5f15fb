import '../../styles/fan.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { tilesLeft } from '@/engine/board/lay';
import type { HexId } from '@/engine/game/ids';
import { tileName } from '@/i18n/sentences';
import { number, t } from '@/i18n/table';
import { size as hexSize, outline, type Point } from '../../board/geometry';
import { centreOf } from '../../board/rivers';
import { TilePicture } from '../../board/TilePicture';
import type { ViewControl } from '../../board/use-view';
import type { View } from '../../board/view';
import { Icon } from '../../table/parts/Icon';
import type { Seat } from '../../table/seat';
import { type AnyLay, layMoves, nextTurn, offerOf, type TileOffer, tileOffers } from '../lays';
import { boardOf } from '../names';
import { turnedTile } from '../panels/track-ahead';
import { laidIn, type TrackProps } from '../panels/track-scene';
import { runnersOf } from '../RunChange';
import { runIn } from '../routes';
import { byGain, type Gain, gainOf, gainWords, hasJustMoved, useLaysAhead } from './gains';
import { badgePlace, type FanGround, onRay, placeFan, sectorDirection, sectorPath } from './place';

interface FanProps<L extends AnyLay> extends TrackProps<L> {
  control: ViewControl;
}

/** A narrower board has its tiles in a row: there is no room around a hex. */
const leastWidth = 460;

/**
 * The tiles that fit, beside the hex: each with what it adds to the run. A tap tries one, another turns it, and its
 * tick lays it. For fingers and eyes only: the panel has the same tiles for everybody.
 */
export function TileFan<L extends AnyLay>({ control, ...props }: FanProps<L>) {
  const { seat, options, selection, lays } = props;
  const lay = laidIn(props);
  const hex = lay?.hex ?? selection.in(seat.state).hex;
  const moves = layMoves<L>(options, lays);
  const found = hex === undefined ? [] : tileOffers(moves, hex);
  useLaysAhead(seat, hex, found);
  const offers = hex === undefined ? [] : byGain(seat, hex, found, lay !== undefined);
  if (hex === undefined || offers.length === 0 || !seat.mayAct) return null;
  return <Offers key={hex} {...props} control={control} hex={hex} offers={offers} lay={lay} />;
}

interface OffersProps<L extends AnyLay> extends FanProps<L> {
  hex: HexId;
  offers: readonly TileOffer<L>[];
  lay: L | undefined;
}

function Offers<L extends AnyLay>({ control, hex, offers, lay, ...props }: OffersProps<L>) {
  const { seat, selection } = props;
  const element = useRef<HTMLDivElement>(null);
  const shown = offers.map((offer): Shown<L> => {
    const isChosen = lay !== undefined && offerOf([...offer.moves], lay) !== undefined;
    const gain = gainOf(seat, offer);
    return { offer, gain, isChosen, move: isChosen ? lay : (gain?.move ?? offer.moves[0]!) };
  });
  const taps = useRef<(index: number, isConfirmed: boolean) => void>(() => {});
  taps.current = (index, isConfirmed) => {
    if (hasJustMoved(seat, hex)) return;
    const { offer, isChosen, move } = shown[index]!;
    if (isConfirmed) seat.act(move);
    else selection.pick(seat.state, { hex, move: isChosen ? nextTurn(offer, move) : move });
  };
  useTaps(element, taps);
  const window = control.window.value;
  const view = control.view.value;
  const at = onScreen(view, centreOf(boardOf(seat).layout, hex));
  const isRow = window.width < leastWidth;
  const ground = { window, at, count: offers.length, clearance: hexSize * view.scale * 0.55 };
  // it stays where it opened, whatever is tried: only another view of the board moves it
  const shape = useMemo(
    () => (isRow ? undefined : placeFan(groundOf(seat, hex, view, ground))),
    [
      seat.state,
      isRow,
      window.width,
      window.height,
      view.scale,
      Math.round(at.x),
      Math.round(at.y),
      offers.length,
    ],
  );
  const chosen = shown.findIndex(({ isChosen }) => isChosen);
  if (!shape) {
    // the hex itself stays in sight
    const isAbove = at.y > window.height / 2;
    return (
      <div ref={element} class={`fan-row ${isAbove ? 'is-above' : ''}`} aria-hidden="true">
        {shown.map((one, i) => (
          <div key={keyOf(one.offer)} class={`fan-card ${one.isChosen ? 'is-chosen' : ''}`} data-fan={i}>
            <Supply seat={seat} offer={one.offer} />
            <Picture seat={seat} move={one.move} />
            <Adds {...one} />
            {one.isChosen && <Tick index={i} />}
          </div>
        ))}
      </div>
    );
  }
  const { inner, outer } = shape;
  const corners = outline(boardOf(seat).layout).map(({ x, y }) => ({ x: x * view.scale, y: y * view.scale }));
  return (
    <div ref={element} class="fan" aria-hidden="true">
      <svg class="fan-ground" width={window.width} height={window.height} aria-hidden="true">
        {shown.map(({ offer, isChosen }, i) => (
          <path
            key={keyOf(offer)}
            class={`fan-sector ${isChosen ? 'is-chosen' : ''} ${offer.private ? 'is-power' : ''}`}
            data-fan={i}
            d={sectorPath(
              at,
              shape,
              sectorDirection(shape, offers.length, i),
              isChosen ? shape.chosen : outer,
            )}
          />
        ))}
      </svg>
      {shown.map((one, i) => {
        const ray = sectorDirection(shape, offers.length, i);
        const part = (far: number) => placed(onRay(at, ray, far));
        return (
          <div key={keyOf(one.offer)}>
            <div class="fan-part" style={{ ...part(outer - 12), rotate: `${across(ray).toFixed(1)}deg` }}>
              <Supply seat={seat} offer={one.offer} />
            </div>
            <div class="fan-part fan-tile" style={part(inner + 68)}>
              <Picture seat={seat} move={one.move} />
            </div>
            <div class="fan-part" style={part(inner + 22)}>
              <Adds {...one} />
            </div>
            {one.isChosen && (
              <div class="fan-part" style={part(shape.chosen - 25)}>
                <Tick index={i} />
              </div>
            )}
          </div>
        );
      })}
      {chosen >= 0 && <Turns {...shown[chosen]!} at={badgePlace(at, corners, shape)} />}
    </div>
  );
}

/** Across a ray, in degrees, so that it can be read. */
function across(ray: number): number {
  const turned = ((ray * 180) / Math.PI + 90 + 360) % 360;
  return turned > 90 && turned < 270 ? turned - 180 : turned;
}

function placed({ x, y }: Point) {
  return { left: `${x.toFixed(1)}px`, top: `${y.toFixed(1)}px` };
}

function onScreen({ scale, x, y }: View, point: Point): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

const keyOf = ({ tile, private: power }: TileOffer) => `${power ?? ''}/${tile}`;

/** What a fan should not hide: the run and the stations of whoever acts, then other stations, then tiles. */
function groundOf(
  seat: Seat,
  hex: HexId,
  view: View,
  ground: Omit<FanGround, 'needed' | 'minded'>,
): FanGround {
  const board = boardOf(seat);
  const { tiles, stations } = seat.state.board;
  const companies = runnersOf(seat);
  const place = (id: HexId) => onScreen(view, centreOf(board.layout, id));
  const run = companies
    .flatMap((company) => runIn(seat, seat.state, company).result?.routes ?? [])
    .flatMap((pieces) => pieces.map((key) => key.slice(0, key.indexOf(':'))));
  const own = stations.filter(({ company }) => companies.includes(company)).map((station) => station.hex);
  const needed = new Set([...run, ...own].filter((id) => id !== hex && board.hexes[id]));
  const weights = new Map<HexId, number>();
  const add = (id: HexId, weight: number) => weights.set(id, (weights.get(id) ?? 0) + weight);
  for (const id of Object.keys(tiles)) add(id, 1);
  for (const station of stations) add(station.hex, 3);
  return {
    ...ground,
    needed: [...needed].map(place),
    minded: [...weights].filter(([id]) => id !== hex).map(([id, weight]) => ({ ...place(id), weight })),
  };
}

/** One listener for all of it: nothing here is for the keyboard. */
function useTaps(
  element: { readonly current: HTMLDivElement | null },
  taps: { readonly current: (index: number, isConfirmed: boolean) => void },
): void {
  useEffect(() => {
    const host = element.current;
    const onTap = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const part = target.closest('[data-lay], [data-fan]');
      const index = part?.getAttribute('data-lay') ?? part?.getAttribute('data-fan');
      if (index !== null && index !== undefined) taps.current(Number(index), part!.hasAttribute('data-lay'));
    };
    host?.addEventListener('click', onTap);
    return () => host?.removeEventListener('click', onTap);
  });
}

function Supply({ seat, offer: { tile } }: { seat: Seat; offer: TileOffer }) {
  const left = tilesLeft(boardOf(seat), seat.state.board, tile);
  return (
    <span class="fan-number">
      {tileName(tile)} · {t('fan.left', { count: number(left) })}
    </span>
  );
}

/** The tile as it would lie. */
function Picture({ seat, move }: { seat: Seat; move: AnyLay }) {
  const board = boardOf(seat);
  return <TilePicture layout={board.layout} tile={turnedTile(board.tiles[move.tile]!, move.turn)} />;
}

interface Shown<L extends AnyLay> {
  readonly offer: TileOffer<L>;
  readonly gain: Gain<L> | undefined;
  readonly isChosen: boolean;
  readonly move: L;
}

/** What the tile adds as it is shown. */
function Adds<L extends AnyLay>({ gain, move }: Shown<L>) {
  const adds = gain?.of(move);
  if (!gain || adds === undefined) return null;
  return (
    <span class={`fan-gain ${adds > 0 ? 'is-gain' : ''}`}>
      {gainWords(adds)}
      {gain.searching && '…'}
    </span>
  );
}

/** At a corner of the hex, where it covers no track: a tap on the hex turns the tile, and another turn may add more. */
function Turns<L extends AnyLay>({ offer, gain, move, at }: Shown<L> & { at: Point }) {
  if (offer.moves.length < 2) return null;
  const adds = gain?.of(move);
  const isMore = gain !== undefined && adds !== undefined && gain.gain > adds;
  return (
    <div class="fan-part fan-turn" style={placed(at)}>
      <Icon name="turn" />
      {isMore && <span class="fan-more">{gainWords(gain.gain)}</span>}
    </div>
  );
}

function Tick({ index }: { index: number }) {
  return (
    <span class="fan-tick" data-lay={index}>
      <Icon name="tick" />
    </span>
  );
}
