import type { PrivateDef } from '@/engine/finance/cards';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { list, money, number } from '@/i18n/table';
import { breweryOf } from '@/titles/dortmund/rules/breweries';
import { Fact } from '../../table/parts/Fact';
import { PlayerMark } from '../../table/parts/PlayerMark';
import { PowerHelp } from '../../turn/panels/PowerHelp';
import { namesIn } from '../../turn/words';
import type { TrgSeat } from './seats';
import { t, tCount } from './words';

/** The private breweries: front or back, the cubes on them, and where their markers are. */
export function Breweries({ seat }: { seat: TrgSeat }) {
  return (
    <div class="breweries">
      <p class="note">{t('do.beer.supply', { count: seat.state.beer })}</p>
      <ul class="brewery-cards">
        {seat.view.privates.map((card) => (
          <li key={card.id}>
            <Card seat={seat} card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Card({ seat, card }: { seat: TrgSeat; card: PrivateDef }) {
  const { owner, closed } = seat.state.privates[card.id]!;
  const { cubes, marker } = seat.state.breweries[card.id]!;
  return (
    <article class={`detail brewery-card ${closed ? 'is-turned' : ''}`}>
      <h3 class="detail-title">{namesIn(seat).private(card.id)}</h3>
      <dl class="facts-grid">
        <Fact term={t('do.brewery.owner')}>
          {owner === null ? (
            '–'
          ) : (
            <span class="ledger-player">
              <PlayerMark name={seat.nameOf(owner)} colour={seat.colourOf(owner)} /> {seat.nameOf(owner)}
            </span>
          )}
        </Fact>
        <Fact term={t('do.brewery.side')}>
          {closed ? t('do.brewery.back') : t('do.brewery.front', { revenue: money(card.revenue) })}
        </Fact>
        <Fact term={t('do.brewery.cubes')}>
          <Cubes count={cubes} />
        </Fact>
        <Fact term={t('do.brewery.marker')}>{markerWords(marker)}</Fact>
      </dl>
      <PowerHelp seat={seat} id={card.id} />
    </article>
  );
}

/** Each cube to be counted with one look. */
export function Cubes({ count }: { count: number }) {
  return (
    <span class="cubes">
      <span class="hidden-text">{tCount('do.beer.cubes', count)}</span>
      {count === 0 && <span aria-hidden="true">0</span>}
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class="cube" aria-hidden="true" />
      ))}
    </span>
  );
}

/** Brewery markers that a company has, and the free link that it may still create. */
export function CompanyFacts({ seat, company }: { seat: TrgSeat; company: CompanyId }) {
  const { breweries, freeLinks } = seat.state;
  const markers = Object.keys(breweries).filter((id) => breweries[id]!.marker === company);
  return (
    <>
      {markers.length > 0 && (
        <Fact term={t('do.company.markers')}>{list(markers.map((id) => namesIn(seat).private(id)))}</Fact>
      )}
      {freeLinks.includes(company) && (
        <Fact term={t('do.company.freeLink')}>{t('do.company.freeLink.yes')}</Fact>
      )}
    </>
  );
}

/** How much beer a player has; pale as long as their card is not turned over. */
export function BeerNote({ seat, player }: { seat: TrgSeat; player: PlayerId }) {
  const id = breweryOf(seat.state, player);
  if (!id) return null;
  const { cubes } = seat.state.breweries[id]!;
  const isUsable = seat.state.privates[id]!.closed;
  const words = `${namesIn(seat).private(id)}: ${tCount('do.beer.cubes', cubes)}`;
  return (
    <span class={`beer-note ${isUsable ? '' : 'is-closed'}`} title={words}>
      <span class="cube" aria-hidden="true" />
      <span aria-hidden="true">{number(cubes)}</span>
      <span class="hidden-text">{words}</span>
    </span>
  );
}

export function markerWords(marker: string): string {
  if (marker === 'none') return t('do.marker.none');
  if (marker === 'card') return t('do.marker.card');
  return marker === 'gone' ? t('do.marker.gone') : t('do.marker.with', { company: marker });
}
