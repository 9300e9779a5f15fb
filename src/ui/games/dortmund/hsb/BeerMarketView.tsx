import { trainName } from '@/i18n/sentences';
import { number } from '@/i18n/table';
import { capacityOf } from '@/titles/dortmund/rules/operating/beer';
import { Fact } from '../../../table/parts/Fact';
import { CompanyToken } from '../../../turn/Mark';
import { shortName } from '../../../turn/names';
import { Cubes } from '../Breweries';
import type { HsbSeat } from '../seats';
import { t } from '../words/brewing';
import { EquipmentCards } from './EquipmentCard';
import { MarketTable } from './market';
import { boxOf } from './names';
import { OrderTrack } from './OrderTrack';
import { Squares } from './Squares';

/** The beer market as it lies on the table: boxes, stock, export, order of the breweries and what they brew with. */
export function BeerMarketView({ seat }: { seat: HsbSeat }) {
  const { state } = seat;
  const laden = state.trains.filter(({ beer = 0 }) => beer > 0);
  return (
    <div class="breweries">
      <h3>{t('do.hsb.market')}</h3>
      <MarketTable segments={state.segments} />
      <dl class="facts-grid">
        <Fact term={t('do.hsb.stock')}>
          <Cubes count={state.beer} />
        </Fact>
        {state.exportCubes > 0 && (
          <Fact term={t('do.hsb.exportField')}>
            <Cubes count={state.exportCubes} />
          </Fact>
        )}
        {laden.map(({ type, at, beer = 0, to }, i) => (
          <Fact key={i} term={`${at}, ${trainName(type)}`}>
            <Squares beer={beer} room={capacityOf(boxOf(state), type)} />
            {to !== undefined && <span class="note"> → {shortName(seat, to)}</span>}
          </Fact>
        ))}
      </dl>
      <h3>{t('do.hsb.order')}</h3>
      {state.breweryOrder.length === 0 ? (
        <p class="note">{t('do.hsb.order.none')}</p>
      ) : (
        <>
          <OrderTrack seat={seat} order={state.breweryOrder} />
          <ul class="brewery-list">
            {state.breweryOrder.map((id, i) => (
              <li key={id}>
                <span>{number(i + 1)}</span>
                <CompanyToken seat={seat} company={id} />
                <EquipmentCards state={state} company={id} />
                {!state.companies[id]!.floated && <span class="note">{t('do.hsb.waits')}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
