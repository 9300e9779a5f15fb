import type { ComponentChildren } from 'preact';
import type { CompanyId } from '@/engine/game/ids';
import { money, number, t, tOf } from '@/i18n/table';
import { type CompanyFigures, companiesOf, wouldRun } from './figures/companies';
import { type PlayerFigures, playersOf } from './figures/players';
import { Belongings } from './LedgerBelongings';
import { CompanyMark } from './parts/CompanyMark';
import { PlayerMark } from './parts/PlayerMark';
import { hasMoney, type Seat } from './seat';

interface LedgerProps {
  seat: Seat;
  onCompany: (company: CompanyId) => void;
}

/** With more companies than this, everything moves closer together. */
const roomy = 9;

/** The whole game at a glance: who has what, and how each company stands. */
export function Ledger({ seat, onCompany }: LedgerProps) {
  const players = playersOf(seat);
  const companies = companiesOf(seat);
  const acting = seat.options?.actor.company;
  const isRail = hasMoney(seat);
  const line = { companies, acting, isRail };
  return (
    <div class={companies.length > roomy ? 'ledger is-crowded' : 'ledger'}>
      <table>
        <caption class="hidden-text">{t('table.ledger.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.ledger.players')}</th>
            {isRail && (
              <th scope="col" class="figure">
                {t('table.ledger.cash')}
              </th>
            )}
            <th scope="col" class="figure">
              {t('table.ledger.certificates')}
            </th>
            {companies.map(({ id, def }) => (
              <th key={id} scope="col" class={`company ${classFor(id, acting)}`}>
                <button
                  type="button"
                  class="mark-button"
                  aria-label={`${id}, ${def.name}`}
                  title={def.name}
                  onClick={() => onCompany(id)}
                >
                  <CompanyMark company={def} />
                </button>
              </th>
            ))}
            {isRail && (
              <th scope="col" class="figure">
                {t('table.ledger.worth')}
              </th>
            )}
          </tr>
        </thead>
        <tbody class="ledger-players">
          {players.map((player) => (
            <PlayerRow key={player.id} player={player} seat={seat} {...line} />
          ))}
          <ShareRow name={t(isRail ? 'table.ledger.offer' : 'table.ledger.display')} {...line}>
            {({ offer, charter }) => share(offer + charter)}
          </ShareRow>
          <ShareRow name={t('table.ledger.pool')} {...line}>
            {({ pool }) => share(pool)}
          </ShareRow>
        </tbody>
        <Belongings seat={seat} players={players} columns={companies.length + Number(isRail)} />
        <tbody class="ledger-companies">
          {isRail && (
            <>
              <ShareRow name={t('table.ledger.price')} {...line} strong>
                {({ price }) => (price === undefined ? <None /> : number(price))}
              </ShareRow>
              <ShareRow name={t('table.ledger.treasury')} {...line}>
                {({ standing, treasury = 0 }) => (standing === 'floated' ? number(treasury) : <None />)}
              </ShareRow>
            </>
          )}
          <ShareRow name={t('table.ledger.trains')} {...line}>
            {({ trains }) => (trains.length > 0 ? trains.join('\u2009') : <None />)}
          </ShareRow>
          <ShareRow name={t('table.ledger.stations')} {...line}>
            {({ standing, tokens, harbour }) =>
              standing === 'unfounded' ? (
                <None />
              ) : (
                `${number(tokens.length)}${harbour ? '\u2009+\u20091' : ''}`
              )
            }
          </ShareRow>
          {isRail && (
            <ShareRow name={t('table.ledger.lastRevenue')} {...line}>
              {({ operated, lastRevenue }) => (operated ? number(lastRevenue) : <None />)}
            </ShareRow>
          )}
          <ShareRow name={t('table.ledger.wouldRun')} {...line}>
            {(company) => <Preview seat={seat} company={company} />}
          </ShareRow>
        </tbody>
      </table>
    </div>
  );
}

function classFor(id: CompanyId, acting: CompanyId | undefined): string {
  return id === acting ? 'is-acting' : '';
}

/** An empty place that is read as nothing. */
function None() {
  return (
    <span class="none" aria-hidden="true">
      ·
    </span>
  );
}

function share(percent: number): ComponentChildren {
  return percent === 0 ? <None /> : number(percent);
}

/** What all lines have in common. */
interface LineProps {
  companies: readonly CompanyFigures[];
  acting: CompanyId | undefined;
  /** With money: there are columns for cash and worth. */
  isRail: boolean;
}

interface PlayerRowProps extends LineProps {
  player: PlayerFigures;
  seat: Seat;
}

function PlayerRow({ player, seat, companies, acting, isRail }: PlayerRowProps) {
  const { id, name, cash, certificates, limit, hasPriority, acts, holdings, worth } = player;
  const { PlayerNote } = seat.game;
  return (
    <tr class={acts ? 'is-acting' : ''}>
      <th scope="row">
        <span class="ledger-player">
          <PlayerMark name={name} colour={seat.colourOf(id)} />
          <span class="ledger-name">{name}</span>
          {hasPriority && (
            <abbr class="priority" title={t('table.priority')}>
              {t('table.priority.short')}
            </abbr>
          )}
          {PlayerNote && <PlayerNote seat={seat} player={id} />}
          {acts && <span class="hidden-text">, {t('table.onTurn')}</span>}
        </span>
      </th>
      {cash !== undefined && isRail && (
        <td class="figure strong">
          {number(cash)}
          <span class="hidden-text"> M</span>
        </td>
      )}
      <td class={`figure ${certificates >= limit ? 'at-limit' : ''}`}>
        {number(certificates)}
        <span class="limit">/{number(limit)}</span>
      </td>
      {companies.map((company) => {
        const { percent, director } = holdings[company.id]!;
        return (
          <td key={company.id} class={`company ${classFor(company.id, acting)}`}>
            {share(percent)}
            {director && (
              <span class="director" title={t('table.director')}>
                <span aria-hidden="true">★</span>
                <span class="hidden-text"> {t('table.director')}</span>
              </span>
            )}
          </td>
        );
      })}
      {isRail && worth && (
        <td class="figure strong" title={money(worth.total)}>
          {number(worth.total)}
        </td>
      )}
    </tr>
  );
}

interface ShareRowProps extends LineProps {
  name: string;
  strong?: boolean;
  children: (company: CompanyFigures) => ComponentChildren;
}

/** One line about all companies. */
function ShareRow({ name, companies, acting, isRail, strong = false, children }: ShareRowProps) {
  return (
    <tr class="about-companies">
      <th scope="row" colSpan={isRail ? 3 : 2}>
        {name}
      </th>
      {companies.map((company) => (
        <td key={company.id} class={`company ${classFor(company.id, acting)} ${strong ? 'strong' : ''}`}>
          {children(company)}
        </td>
      ))}
      {isRail && <td />}
    </tr>
  );
}

function Preview({ seat, company }: { seat: Seat; company: CompanyFigures }) {
  const run = wouldRun(seat, company);
  if (!run) return <None />;
  if (run.searching && run.total === 0) return <span class="none">…</span>;
  return (
    <>
      {number(run.total)}
      {run.searching && <span aria-hidden="true">+</span>}
    </>
  );
}

export function standingName({ standing }: CompanyFigures): string {
  return tOf('table.standing', standing);
}
