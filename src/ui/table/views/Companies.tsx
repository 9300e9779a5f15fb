import type { CompanyId } from '@/engine/game/ids';
import { list, money, number, t, tCount, tOf } from '@/i18n/aside';
import { percent, sourceName } from '@/i18n/sentences';
import type { TableState } from '@/titles/view';
import { RunButton } from '../../looking/RunButton';
import { markedTrain } from '../../turn/names';
import { type CompanyFigures, companiesOf, inOrder, wouldRun } from '../figures/companies';
import { playersOf } from '../figures/players';
import { standingName } from '../Ledger';
import { CompanyMark } from '../parts/CompanyMark';
import { Fact } from '../parts/Fact';
import { PlayerMark } from '../parts/PlayerMark';
import { Sign } from '../parts/Sign';
import { hasMoney, type Seat } from '../seat';
import { priceBefore } from '../time/series';
import type { Story } from '../time/story';
import { tokenPrices } from '../token-prices';
import { Trend } from './Market';

interface CompaniesProps {
  seat: Seat;
  story: Story<TableState>;
  chosen: CompanyId | undefined;
  onChoose: (company: CompanyId) => void;
}

/** One company in detail, with the others one tap away. */
export function Companies({ seat, story, chosen, onChoose }: CompaniesProps) {
  const all = companiesOf(seat);
  const shown = all.find(({ id }) => id === (chosen ?? seat.options?.actor.company)) ?? all[0]!;
  return (
    <div class="detail-view">
      <fieldset class="plain-set mark-row" aria-label={t('table.view.companies')}>
        {all.map(({ id, def }) => (
          <button
            key={id}
            type="button"
            class="mark-button"
            aria-label={`${id}, ${def.name}`}
            aria-pressed={id === shown.id}
            title={def.name}
            onClick={() => onChoose(id)}
          >
            <CompanyMark company={def} />
          </button>
        ))}
      </fieldset>
      <CompanyDetail seat={seat} story={story} company={shown} />
    </div>
  );
}

interface DetailProps {
  seat: Seat;
  story: Story<TableState>;
  company: CompanyFigures;
}

function CompanyDetail({ seat, story, company }: DetailProps) {
  const { id, def, price, treasury, director, standing, lastRevenue, operated } = company;
  const isRail = hasMoney(seat);
  const { CompanyFacts } = seat.game;
  const place = inOrder(seat).indexOf(id);
  return (
    <article class="detail" aria-label={def.name}>
      <h3 class="detail-title">
        <CompanyMark company={def} /> {def.name}
      </h3>
      <dl class="facts-grid">
        <Fact term={t('table.company.standing')}>
          {isRail ? standingName(company) : tOf('table.standing', standing === 'floated' ? 'open' : standing)}
        </Fact>
        <Fact term={t('table.director')}>{director ? seat.nameOf(director) : '–'}</Fact>
        {isRail && (
          <Fact term={t('table.ledger.price')}>
            {price === undefined ? '–' : money(price)}{' '}
            {price !== undefined && (
              <Trend before={priceBefore(seat.view, story.instants, story.at, id)} now={price} />
            )}
          </Fact>
        )}
        {treasury !== undefined && <Fact term={t('table.company.treasury')}>{money(treasury)}</Fact>}
        {isRail && <Fact term={t('table.company.lastRevenue')}>{operated ? money(lastRevenue) : '–'}</Fact>}
        {def.tokenCosts.length > 0 && <RailwayFacts seat={seat} company={company} />}
        {isRail && <Fact term={t('table.company.floatsAt')}>{percent(def.floatPercent)}</Fact>}
        {place >= 0 && standing === 'floated' && (
          <Fact term={t('table.company.order')}>{number(place + 1)}</Fact>
        )}
        {CompanyFacts && <CompanyFacts seat={seat} company={id} />}
      </dl>
      <Holders seat={seat} company={company} />
    </article>
  );
}

function runTerm({ view, state }: Seat): string {
  if (!view.endColour) return t('table.company.wouldRun');
  return t(state.over ? 'table.ledger.ran' : 'table.company.wouldRun.end');
}

/** What only a company that runs trains has. */
function RailwayFacts({ seat, company }: Omit<DetailProps, 'story'>) {
  const { id, def, trains } = company;
  const run = wouldRun(seat, company);
  const homes = def.homes.map(({ hex }) => seat.view.board.hexes[hex]?.name ?? hex);
  const stations = seat.state.board.stations.filter((station) => station.company === id);
  return (
    <>
      <Fact term={t('table.ledger.trains')}>
        {trains.length > 0 ? list(trains.map((type) => markedTrain(seat, type))) : '–'}
      </Fact>
      <Fact term={runTerm(seat)}>
        {run ? (
          <RunButton seat={seat} company={id}>
            {`${money(run.total)}${run.searching ? ' …' : ''}`}
          </RunButton>
        ) : (
          '–'
        )}
      </Fact>
      <Fact term={t('table.company.stations')}>{tokenWords(company, hasMoney(seat))}</Fact>
      <Fact term={t('table.company.onBoard')}>
        {[...new Set(stations.map(({ hex }) => seat.view.board.hexes[hex]?.name ?? hex))].join(', ') || '–'}
      </Fact>
      <Fact term={t('table.company.home')}>{homes.join(', ')}</Fact>
    </>
  );
}

/** Station tokens on the charter: what each costs, or how many where they cost nothing. */
function tokenWords({ tokens }: CompanyFigures, cost: boolean): string {
  if (tokens.length === 0) return t('table.company.noTokens');
  return cost ? tokenPrices(tokens) : number(tokens.length);
}

/** Who holds the certificates, and where the others are. */
function Holders({ seat, company }: { seat: Seat; company: CompanyFigures }) {
  const cards = (holder: string) =>
    seat.state.certificates.filter((card) => card.company === company.id && card.holder === holder).length;
  const elsewhere = [
    {
      id: 'offer',
      name: hasMoney(seat) ? sourceName('offer', seat.game.speech) : t('table.company.display'),
      share: company.offer,
      count: cards('offer') + cards('kept'),
    },
    {
      id: 'charter',
      name: sourceName('charter', seat.game.speech),
      share: company.charter,
      count: cards('charter'),
    },
    { id: 'pool', name: sourceName('pool'), share: company.pool, count: cards('pool') },
  ];
  const players = playersOf(seat).filter(({ holdings }) => holdings[company.id]!.percent > 0);
  return (
    <ul class="holders" aria-label={t('table.company.holders')}>
      {players.map(({ id, name, holdings }) => (
        <li key={id}>
          <PlayerMark name={name} colour={seat.colourOf(id)} />
          <span>
            {name}
            {holdings[company.id]!.director && (
              <span class="director">
                {' '}
                <Sign kind="star" />
                <span class="hidden-text">{t('table.director')}</span>
              </span>
            )}
          </span>
          <span class="holder-cards">{tCount('table.certificates', cards(id))}</span>
          <b>{percent(holdings[company.id]!.percent)}</b>
        </li>
      ))}
      {elsewhere
        .filter(({ share }) => share > 0)
        .map(({ id, name, share, count }) => (
          <li key={id} class="holder-elsewhere">
            <span aria-hidden="true" />
            <span>{name}</span>
            <span class="holder-cards">{tCount('table.certificates', count)}</span>
            <b>{percent(share)}</b>
          </li>
        ))}
    </ul>
  );
}
