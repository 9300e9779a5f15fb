import { cardsAs, trainsOf } from '@/engine/finance/trains';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { trainName } from '@/i18n/sentences';
import { list, money } from '@/i18n/table';
import type { VariantMove } from '@/titles/dortmund/variants/moves';
import { keptUses } from '@/titles/dortmund/variants/one-time-more';
import { type MarkedTrain, type PlayerMarker, playerMarkers } from '@/titles/dortmund/variants/state';
import { Fact } from '../../../table/parts/Fact';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import { previewOf } from '../../../turn/preview';
import { labelOf } from '../../../turn/words';
import type { TrgProps, TrgSeat } from '../seats';
import { t, tOf } from '../words';

/** Moves that use a marker of the director, in the order of the booklet. */
const uses = [
  'extra-station',
  'half-price',
  'half-dividend',
  'trade-in-card',
  'more-beer',
  'clever-route',
] as const satisfies readonly VariantMove['type'][];

/** What the director may do now with the markers of the minor variants: folded where there is much of it. */
export function MarkerMoves(props: TrgProps) {
  const moves: readonly VariantMove[] = uses.flatMap((type) => movesOf(props, type));
  if (moves.length === 0) return null;
  const player = props.seat.nameOf(props.options.actor.player);
  return (
    <Part class="beside" title={t('do.mv.markers', { player })} note={t('do.mv.once')}>
      {moves.length > atOnce ? (
        <details class="drawing">
          <summary>{t('do.mv.more', { count: moves.length })}</summary>
          <Uses {...props} moves={moves} />
        </details>
      ) : (
        <Uses {...props} moves={moves} />
      )}
    </Part>
  );
}

const atOnce = 4;

function Uses({ moves, ...props }: TrgProps & { moves: readonly VariantMove[] }) {
  const { company = '' } = props.options.actor;
  return (
    <div class="beside-moves">
      {moves.map((move) => {
        const after = previewOf(props.seat, move)?.state;
        const treasury = (state: TrgSeat['state']) => state.companies[company]?.treasury ?? 0;
        const cost = after ? treasury(props.seat.state) - treasury(after) : 0;
        return (
          <MoveButton key={JSON.stringify(move)} {...props} move={move}>
            <span>{labelOf(props.seat, move)}</span> {cost > 0 && <strong>{money(cost)}</strong>}
          </MoveButton>
        );
      })}
    </div>
  );
}

/** The markers of a player: those that were used are struck out. */
export function MarkerNote({ seat, player }: { seat: TrgSeat; player: PlayerId }) {
  const inPlay = markersInPlay(seat);
  if (inPlay.length === 0) return null;
  const left = seat.state.playerMarkers?.[player] ?? [];
  return (
    <span class="mv-markers">
      {inPlay.map((marker) => {
        const isUsed = !left.includes(marker);
        const name = tOf('do.mv.marker', marker);
        const words = isUsed ? t('do.mv.used', { marker: name }) : name;
        return (
          <span key={marker} class={`mv-marker ${isUsed ? 'is-used' : ''}`} title={words}>
            <span aria-hidden="true">{signs[marker]}</span>
            <span class="hidden-text">{words}</span>
          </span>
        );
      })}
    </span>
  );
}

/** As short as the printed markers. */
const signs: Readonly<Record<PlayerMarker, string>> = {
  'extra-station': 'B+',
  'final-run': '1+',
  fifty: '½',
  brewery: '⊕',
  route: 'KK',
};

const optionOf: Readonly<Record<PlayerMarker, string>> = {
  'extra-station': 'extraStation',
  'final-run': 'oneTimeMore',
  fifty: 'fiftyPercent',
  brewery: 'moreBeer',
  route: 'cleverRoute',
};

function markersInPlay({ state }: TrgSeat): PlayerMarker[] {
  return playerMarkers.filter((marker) => state.setup.options[optionOf[marker]] === true);
}

/** They stand in a line of their own. */
export function markerLines(seat: TrgSeat): number {
  return Math.min(1, markersInPlay(seat).length);
}

/** Trains that run once more, and trains with a route marker. */
export function MarkedTrains({ seat, company }: { seat: TrgSeat; company: CompanyId }) {
  const kept = keptUses.flatMap((use) => cardsAs(seat.state, company, use));
  const clever = trainsOf(seat.state, company).filter((train: MarkedTrain) => train.clever);
  const names = (cards: readonly { type: string }[]) => list(cards.map(({ type }) => trainName(type)));
  return (
    <>
      {kept.length > 0 && <Fact term={t('do.mv.kept')}>{names(kept)}</Fact>}
      {clever.length > 0 && <Fact term={t('do.mv.clever')}>{names(clever)}</Fact>}
    </>
  );
}
