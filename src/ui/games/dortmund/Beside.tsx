import { directorOf } from '@/engine/finance/certificates';
import { typesOnSale } from '@/engine/finance/trains';
import { choices } from '@/engine/game/play';
import { worthOf } from '@/engine/market/market';
import { percent } from '@/i18n/sentences';
import { money, number } from '@/i18n/table';
import { phases } from '@/titles/dortmund/cards';
import type { RailwayStage } from '@/titles/dortmund/moves';
import { breweryOf } from '@/titles/dortmund/rules/breweries';
import { CompanyToken } from '../../turn/Mark';
import { MoveButton } from '../../turn/MoveButton';
import { isListed, movesOf, whyNot } from '../../turn/moves';
import { Part } from '../../turn/Part';
import { previewOf } from '../../turn/preview';
import { labelOf, namesIn } from '../../turn/words';
import { waitsForSale } from './after-sale';
import type { TrgProps } from './seats';
import { t, tCount } from './words';

/** What may be done at any step of a turn: dealing in the company's own certificates, and the brewery. */
export function Beside(props: TrgProps) {
  if (props.options.stage === 'raise-money') return null;
  return (
    <>
      {!waitsForSale(props) && <OwnShares {...props} />}
      {!opensBeer(props) && !opensStation(props) && <Brewery {...props} />}
    </>
  );
}

/** The same where the step has nothing to offer without it, or it is the last chance. */
export function BeforeStep(props: TrgProps) {
  const { company = '' } = props.options.actor;
  return (
    <>
      {waitsForSale(props) && (
        <>
          <p class="duty">{t('do.short', { company })}</p>
          <OwnShares {...props} />
        </>
      )}
      {opensBeer(props) && (
        <>
          <p class="duty">{t('do.beer.opens')}</p>
          <Brewery {...props} />
        </>
      )}
      {opensStation(props) && (
        <>
          <p class="duty">{t('do.marker.opens', { company })}</p>
          <Brewery {...props} />
        </>
      )}
    </>
  );
}

/** How many new trains may still be bought, and what comes before a forced purchase. */
export function BeforeTrains(props: TrgProps) {
  const { seat, options } = props;
  const now = seat.view.phases.of(seat.state);
  const { newTrainsPerTurn } = phases.find(({ id }) => id === now.id)!;
  const { company } = options.actor;
  return (
    <>
      {company && mustSellFirst(props) && <p class="duty">{t('do.trains.certificate', { company })}</p>}
      <p class="note">
        {t('do.trains.new', { count: number(seat.state.done.newTrains), limit: number(newTrainsPerTurn) })}
      </p>
    </>
  );
}

/** [18DO 4.5.7.4] no train and no money for one: a certificate of the company is sold before anything else. */
function mustSellFirst(props: TrgProps): boolean {
  const { seat, options } = props;
  return typesOnSale(seat.view.trains, seat.state).some(({ id }) => {
    const force = { type: 'force-train', train: id, from: 'depot' } as const;
    return !isListed(options, force) && whyNot(props, force)?.code === 'certificate-first';
  });
}

/** Once a turn one certificate of the company is sold to the Bank Pool or bought back. */
function OwnShares(props: TrgProps) {
  const { seat, options } = props;
  const { company } = options.actor;
  const sales = movesOf(props, 'sell-charter');
  const purchases = movesOf(props, 'redeem');
  if (!company || sales.length + purchases.length === 0) return null;
  return (
    <Part class="beside" title={t('do.own', { company })} note={t('do.own.once')}>
      <div class="beside-moves">
        {[...sales, ...purchases].map((move) => (
          <MoveButton key={`${move.type}/${move.percent}`} {...props} move={move}>
            <span>
              {t(move.type === 'redeem' ? 'do.own.redeem' : 'do.own.sell', {
                percent: percent(move.percent),
              })}
            </span>{' '}
            <strong>{money(worthOf(seat.view.market, seat.state, company, move.percent))}</strong>
          </MoveButton>
        ))}
      </div>
    </Part>
  );
}

const beerStage: RailwayStage = 'beer';
const stationStage: RailwayStage = 'station';
/** What may be done in this step without building anything. */
const besideStation: readonly string[] = ['skip', 'sell-charter', 'redeem', 'assign-brewery'];

/** [18DO 4.5.5.1, ruling 111] The trains have run, and beer could go with them if the brewery were turned over. */
function opensBeer(props: TrgProps): boolean {
  const { seat, options } = props;
  if (options.stage !== 'dividend') return false;
  return movesOf(props, 'turn-brewery', 'assign-brewery').some((move) => {
    const after = previewOf(seat, move)?.state;
    return after !== undefined && choices(seat.title, after)?.stage === beerStage;
  });
}

/** [18DO 4.5.3, ruling 115] The step is there for a station that only the marker of the own brewery makes possible. */
function opensStation(props: TrgProps): boolean {
  const { company } = props.options.actor;
  if (props.options.stage !== stationStage || waitsForSale(props)) return false;
  const isEmpty = props.options.choices.every(({ move }) => besideStation.includes(move.type));
  return isEmpty && movesOf(props, 'assign-brewery').some((move) => move.company === company);
}

/** Turning the card over, or giving its marker to a company, is no action. */
function Brewery(props: TrgProps) {
  const { seat, options } = props;
  const { company, player } = options.actor;
  // in the turn of the Investor's railway it is the Investor's [18DO 8.2.2.1, ruling 89]
  const owner = (company && directorOf(seat.state, company)) ?? player;
  const id = breweryOf(seat.state, owner);
  const markers = movesOf(props, 'assign-brewery');
  const turn = { type: 'turn-brewery' } as const;
  const mayTurn = isListed(options, turn);
  if (!id || (markers.length === 0 && !mayTurn)) return null;
  const { cubes } = seat.state.breweries[id]!;
  return (
    <Part class="beside" title={namesIn(seat).private(id)} note={tCount('do.beer.cubes', cubes)}>
      <div class="beside-moves">
        {mayTurn && (
          <MoveButton {...props} move={turn}>
            {labelOf(seat, turn)}
          </MoveButton>
        )}
        {markers.map((move) => (
          <MoveButton key={move.company} {...props} move={move} says={`${t('do.marker.to')} ${move.company}`}>
            <span aria-hidden="true">{t('do.marker.to')}</span>
            <CompanyToken seat={seat} company={move.company} />
          </MoveButton>
        ))}
      </div>
    </Part>
  );
}
