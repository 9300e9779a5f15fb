import type { ComponentChildren } from 'preact';
import { number, t } from '@/i18n/table';
import { type CompanyFigures, wouldRun } from '../figures/companies';
import type { PlayerFigures } from '../figures/players';
import { PlayerMark } from '../parts/PlayerMark';
import { Sign } from '../parts/Sign';
import type { Seat } from '../seat';

/** An empty place that is read as nothing. */
export function None() {
  return (
    <span class="none" aria-hidden="true">
      ·
    </span>
  );
}

export function share(percent: number): ComponentChildren {
  return percent === 0 ? <None /> : number(percent);
}

/** What a player holds of a company, with the director's star. */
export function Holding({ player, company }: { player: PlayerFigures; company: CompanyFigures }) {
  const { percent, director } = player.holdings[company.id]!;
  return (
    <>
      {share(percent)}
      {director && <Star />}
    </>
  );
}

export function Star() {
  return (
    <span class="director" title={t('table.director')}>
      <Sign kind="star" />
      <span class="hidden-text"> {t('table.director')}</span>
    </span>
  );
}

/**
 * The head of a player's column: the purse, and certificates of the limit; with money, what all of it is worth, or
 * what is owed to the bank.
 */
export function PlayerHead({ seat, player }: { seat: Seat; player: PlayerFigures }) {
  const { id, name, cash, certificates, limit, hasPriority, acts, worth, credit } = player;
  const { PlayerNote } = seat.game;
  return (
    <>
      <span class="ledger-player">
        <PlayerMark name={name} colour={seat.colourOf(id)} />
        <span class="ledger-name hidden-text">{name}</span>
        {cash !== undefined && (
          <span class="ledger-cash">
            {number(cash)}
            <span class="hidden-text"> M</span>
          </span>
        )}
        {hasPriority && (
          <abbr class="priority" title={t('table.priority')}>
            {t('table.priority.short')}
          </abbr>
        )}
        {PlayerNote && <PlayerNote seat={seat} player={id} />}
        {acts && <span class="hidden-text">, {t('table.onTurn')}</span>}
      </span>
      <span class="ledger-limit">
        <span class={certificates >= limit ? 'at-limit' : ''}>
          {number(certificates)}
          <span class="limit">/{number(limit)}</span>
        </span>
        {credit > 0 ? (
          <span class="ledger-credit">
            {' '}
            <span class="credit-words">{t('table.ledger.credit', { amount: number(credit) })}</span>
            <span class="credit-short">−{number(credit)}</span>
          </span>
        ) : (
          worth &&
          cash !== undefined && (
            <span class="ledger-worth">
              <span aria-hidden="true"> · </span>
              <span class="hidden-text">, {t('table.ledger.worth')} </span>
              {number(worth.total)}
            </span>
          )
        )}
      </span>
    </>
  );
}

/** What a company would run now, as far as it is known. */
export function WouldRun({ seat, company }: { seat: Seat; company: CompanyFigures }) {
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
