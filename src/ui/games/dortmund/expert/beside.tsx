import type { ComponentChildren } from 'preact';
import { deciderOf } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import { trainName } from '@/i18n/sentences';
import { number } from '@/i18n/table';
import { markerLimit, markerOf } from '@/titles/dortmund/expert/box';
import { markersAt } from '@/titles/dortmund/expert/markers/markers';
import type { ExpertMove } from '@/titles/dortmund/expert/moves';
import { none } from '@/titles/dortmund/expert/state';
import { isBrewery } from '@/titles/dortmund/hsb/box';
import type { HsbMove } from '@/titles/dortmund/hsb/moves';
import { Fact } from '../../../table/parts/Fact';
import { AgreedAloud } from '../../../turn/AgreedAloud';
import { CompanyToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf, pickedOf } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import { Also as BrewingAlso, CompanyFacts as BrewingFacts } from '../hsb/beside';
import type { ExpertProps, ExpertSeat } from '../seats';
import { t } from '../words/brewing';
import { EventMoves } from './EventMoves';
import { MarkerOffers } from './MarkerOffers';
import { boxOf, Chip, eventsOf, eventWords, markerWords, Named, nameOf, wagonPlace } from './names';

/** What may be done beside the choices of a stage: events of the turn, markers in the purchase step, wagons. */
export function Also(props: ExpertProps) {
  return (
    <>
      <EventMoves {...props} />
      <DisplayMarkers {...props} />
      <OtherMarkers {...props} />
      <Wagons {...props} />
      <BrewingAlso {...props} />
    </>
  );
}

/** Markers of the display; where all boxes are full, with what is laid back for them. */
function DisplayMarkers(props: ExpertProps) {
  return (
    <ByBack
      moves={movesOf(props, 'buy-marker')}
      title={t('do.exp.buy')}
      note={t('do.exp.buy.note')}
      titleWith={(marker) => t('do.exp.buyBack', { marker })}
      state={props.seat.state}
    >
      {(moves) => <MarkerOffers {...props} moves={moves} />}
    </ByBack>
  );
}

interface ByBackProps<M> {
  state: ExpertSeat['state'];
  moves: readonly M[];
  title: string;
  note: string;
  /** The same where a marker goes back for it. */
  titleWith: (marker: string) => string;
  children: (moves: readonly M[]) => ComponentChildren;
}

/** Each marker that could be laid back has the same choices once more: they are opened one at a time. */
function ByBack<M extends { readonly back: number }>(props: ByBackProps<M>) {
  const { state, moves, title, note, titleWith, children } = props;
  return (
    <>
      {[...new Set(moves.map(({ back }) => back))].map((back) => {
        const own = moves.filter((move) => move.back === back);
        return back === none ? (
          <Part key={back} title={title} note={note}>
            {children(own)}
          </Part>
        ) : (
          <details key={back} class="drawing">
            <summary>{titleWith(nameOf(state.markers[back]!.code))}</summary>
            {children(own)}
          </details>
        );
      })}
    </>
  );
}

/** Markers of other companies, at a price to be agreed. */
function OtherMarkers(props: ExpertProps) {
  const { seat, options } = props;
  const { state } = seat;
  return (
    <ByBack
      moves={movesOf(props, 'buy-marker-from')}
      title={t('do.exp.others')}
      note={t('do.exp.others.note')}
      titleWith={(marker) => `${t('do.exp.others')} · ${t('do.exp.goesBack', { marker })}`}
      state={state}
    >
      {(moves) => (
        <ul class="exp-markers">
          {moves.map((move) => {
            const { code, at } = state.markers[move.marker]!;
            const seller = deciderOf(state, at);
            return (
              <li key={move.marker}>
                <MoveButton {...props} class="exp-marker" move={move} says={`${at}:`}>
                  <CompanyToken seat={seat} company={at} /> <Chip code={code} />
                  <span class="hidden-text">{nameOf(code)}</span>
                  <span class="note">
                    {seller === options.actor.player || seller === null
                      ? t('do.exp.own')
                      : t('do.exp.asks', { player: seat.nameOf(seller) })}
                  </span>
                </MoveButton>
              </li>
            );
          })}
        </ul>
      )}
    </ByBack>
  );
}

/** A marker that its owner sells: what was agreed on aloud is done at once. */
export function AtOnce(props: ExpertProps) {
  const deal = pickedOf(props, 'buy-marker-from');
  return deal ? (
    <AgreedAloud {...props} seller={props.seat.state.markers[deal.marker]!.at} deal={deal} />
  ) : null;
}

/** Markers have a printed price, which companies need not keep to. */
export function listedPrice({ state }: ExpertSeat, move: ExpertMove | HsbMove): number | undefined {
  return move.type === 'buy-marker-from' ? markerOf(state.markers[move.marker]!.code)?.price : undefined;
}

/** Wagons of the railway that may be put on another train. */
function Wagons(props: ExpertProps) {
  const { state } = props.seat;
  const moves = movesOf(props, 'move-wagon');
  if (moves.length === 0) return null;
  return (
    <Part class="beside" title={t('do.exp.wagons')} note={t('do.exp.wagons.note')}>
      <div class="beside-moves">
        {moves.map((move) => (
          <MoveButton key={`${move.marker}/${move.card}`} {...props} move={move}>
            <Named code={state.markers[move.marker]!.code} />{' '}
            <span>{t('do.exp.wagon.to', { train: trainName(state.trains[move.card]!.type) })}</span>
          </MoveButton>
        ))}
      </div>
    </Part>
  );
}

/** Markers and events of a company, beside what it has in Heat, Sweat & Beer. */
export function CompanyFacts({ seat, company }: { seat: ExpertSeat; company: CompanyId }) {
  const { state } = seat;
  const box = boxOf(state);
  const own = markersAt(state, company);
  const limit = markerLimit(box, company);
  const brewery = isBrewery(box, company);
  return (
    <>
      <BrewingFacts seat={seat} company={company} />
      {(brewery || own.length > 0) && (
        <Fact term={t('do.exp.company.markers')}>
          {own.map((no) => (
            <span key={no} class="exp-fact" title={markerWords(state.markers[no]!.code)}>
              <Named code={state.markers[no]!.code} />
              {!brewery && <span class="note"> {wagonPlace(state, state.markers[no]!.on)}</span>}
            </span>
          ))}{' '}
          {Number.isFinite(limit) && (
            <span class="note">{t('do.exp.boxes', { count: number(own.length), limit: number(limit) })}</span>
          )}
        </Fact>
      )}
      {brewery &&
        eventsOf(state, company).map(({ code, printed }) => (
          <Fact key={`${code}${printed}`} term={t('do.exp.company.event')}>
            <Named code={code} />{' '}
            <span class="note">
              {eventWords(code)} {printed && t('do.exp.printed')}
            </span>
          </Fact>
        ))}
    </>
  );
}
