import type { Ref } from 'preact';
import type { Options } from '@/engine/game/play';
import { type Speech, stepName } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import { hasMoney, type Seat } from '../table/seat';
import { CompanyToken, PlayerToken } from './Mark';
import { companyOf } from './names';
import { type StepMark, stepTrack } from './steps';
import { promptOf } from './words';

interface HeadProps {
  seat: Seat;
  options: Options;
  heading: Ref<HTMLHeadingElement>;
}

/** Who acts, for whom, with how much money, and what for. */
export function Head({ seat, options, heading }: HeadProps) {
  const { player, company } = options.actor;
  const steps = stepTrack(seat);
  return (
    <header class="turn-head">
      <div class="turn-who">
        {company ? (
          <CompanyToken seat={seat} company={company} />
        ) : (
          <PlayerToken seat={seat} player={player} />
        )}
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {company ? (companyOf(seat, company)?.name ?? company) : seat.nameOf(player)}
          </h2>
          <p class="turn-purse">{purse(seat, options)}</p>
        </div>
      </div>
      {steps.length > 0 && (
        <ol class="steps" aria-label={t('turn.steps')}>
          {steps.map((step) => (
            <Step key={step.id} {...step} speech={seat.game.speech} />
          ))}
        </ol>
      )}
      <p class="turn-prompt">{promptOf(seat, options)}</p>
    </header>
  );
}

/** The means of whoever acts: treasury or cash, and how many certificates more. */
function purse(seat: Seat, { actor: { player, company } }: Options): string {
  const name = seat.nameOf(player);
  const [count, limit] = [
    seat.view.certificateCount(seat.state, player),
    seat.view.certificateLimit(seat.state),
  ];
  if (!hasMoney(seat)) {
    return company ? t('turn.decides.plain', { player: name }) : t('turn.purse.plain', { count, limit });
  }
  const { companies, cash } = seat.state;
  return company
    ? t('turn.decides', { player: name, treasury: money(companies[company]!.treasury) })
    : t('turn.purse', { cash: money(cash[player]!), count, limit });
}

function Step({ id, when, speech }: StepMark & { speech: Speech }) {
  return (
    <li class={`step step-${when}`} {...(when === 'now' && { 'aria-current': 'step' as const })}>
      {stepName(id, speech)}
      {when === 'done' && (
        <>
          <span aria-hidden="true"> ✓</span>
          <span class="hidden-text"> ({t('turn.step.done')})</span>
        </>
      )}
    </li>
  );
}
