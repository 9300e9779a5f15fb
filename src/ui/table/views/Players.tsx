import type { CompanyDef } from '@/engine/finance/cards';
import { money, number, t } from '@/i18n/aside';
import { namesOf, percent as percentOf, type Speech } from '@/i18n/sentences';
import type { Clock } from '@/table/clock';
import type { Score } from '@/titles/view';
import { type PlayerFigures, playersOf } from '../figures/players';
import { timeUsed } from '../names';
import { CompanyMark } from '../parts/CompanyMark';
import { Fact } from '../parts/Fact';
import { PlayerMark } from '../parts/PlayerMark';
import type { Seat } from '../seat';

/** All players in detail: what they have, and what it is worth line by line. */
export function Players({ seat, clock }: { seat: Seat; clock: Clock }) {
  return (
    <ul class="player-cards">
      {playersOf(seat).map((player) => (
        <li key={player.id}>
          <PlayerCard player={player} seat={seat} clock={clock} />
        </li>
      ))}
    </ul>
  );
}

function PlayerCard({ player, seat, clock }: { player: PlayerFigures; seat: Seat; clock: Clock }) {
  const { id, name, cash, certificates, limit, hasPriority, privates, worth } = player;
  const names = namesOf(seat.game.speech, seat.view, seat.state.setup);
  const isSeated = seat.state.seats.includes(id);
  return (
    <article class="detail player-card">
      <h3 class="detail-title">
        <PlayerMark name={name} colour={seat.colourOf(id)} /> {name}
        {hasPriority && <span class="priority">{t('table.priority')}</span>}
      </h3>
      <dl class="facts-grid">
        <Fact term={t('table.player.held')}>
          {t('table.player.certificates', { count: number(certificates), limit: number(limit) })}
        </Fact>
        {isSeated ? (
          <Fact term={t('table.player.time')}>{timeUsed(clock.used.value[id] ?? 0)}</Fact>
        ) : (
          cash !== undefined && <Fact term={t('table.ledger.cash')}>{money(cash)}</Fact>
        )}
        {privates.length > 0 && (
          <Fact term={t('table.player.privates')}>
            {privates.map((each) => (
              <span key={each.id} class="fact-line">
                {names.private(each.id)}
                {each.revenue > 0 && ` (${t('table.player.pays', { amount: money(each.revenue) })})`}
              </span>
            ))}
          </Fact>
        )}
      </dl>
      {worth && <Working score={worth} companies={seat.view.companies} speech={seat.game.speech} />}
      {!worth && <Owned player={player} seat={seat} />}
    </article>
  );
}

/** What somebody owns whose worth is only known at the end, or never counts, as an Investor's. */
function Owned({ player, seat }: { player: PlayerFigures; seat: Seat }) {
  const { id, cash } = player;
  const prospect = seat.game.ifOver?.(seat).find((each) => each.player === id);
  const isSeated = seat.state.seats.includes(id);
  return (
    <table class="working">
      <caption class="hidden-text">{t('table.player.held')}</caption>
      <tbody>
        {seat.view.companies
          .map((company) => ({ company, ...player.holdings[company.id]! }))
          .filter(({ percent }) => percent > 0)
          .map(({ company, percent, director }) => (
            <tr key={company.id}>
              <th scope="row">
                <span class="working-company">
                  <CompanyMark company={company} /> {company.id}
                </span>
              </th>
              <td>{director && t('table.director')}</td>
              <td class="figure">{percentOf(percent)}</td>
            </tr>
          ))}
        {cash !== undefined && isSeated && <Total name={t('table.player.dividends')} amount={cash} />}
        {prospect && <Total name={t('table.strip.ifOver')} amount={prospect.total} />}
      </tbody>
    </table>
  );
}

interface WorkingProps {
  score: Score;
  companies: readonly CompanyDef[];
  /** Knows the names of cards that count at the end. */
  speech: Speech;
}

/** A player's worth, line by line. */
export function Working({ score, companies, speech }: WorkingProps) {
  return (
    <table class="working">
      <caption class="hidden-text">{t('table.player.working')}</caption>
      <tbody>
        {score.cash !== undefined && (
          <tr>
            <th scope="row">{t('table.ledger.cash')}</th>
            <td />
            <td class="figure">{money(score.cash)}</td>
          </tr>
        )}
        {score.shares.map(({ company, percent, price, value }) => {
          const def = companies.find(({ id }) => id === company);
          return (
            <tr key={company}>
              <th scope="row">
                <span class="working-company">
                  {def && <CompanyMark company={def} />} {company}
                </span>
              </th>
              <td class="figure">
                {percentOf(percent)} · {money(price)}
              </td>
              <td class="figure">{money(value)}</td>
            </tr>
          );
        })}
        {score.bonuses?.map(({ card, amount }) => (
          <tr key={card}>
            <th scope="row" colSpan={2}>
              {speech.say('card', card)}
            </th>
            <td class="figure">{money(amount)}</td>
          </tr>
        ))}
        {score.credit !== undefined && score.credit > 0 && (
          <tr class="is-debt">
            <th scope="row" colSpan={2}>
              {t('table.player.credit')}
            </th>
            <td class="figure">−{money(score.credit)}</td>
          </tr>
        )}
        <Total
          name={t(score.cash === undefined ? 'table.player.dividends' : 'table.ledger.worth')}
          amount={score.total}
        />
      </tbody>
    </table>
  );
}

function Total({ name, amount }: { name: string; amount: number }) {
  return (
    <tr class="total">
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td class="figure">{money(amount)}</td>
    </tr>
  );
}
