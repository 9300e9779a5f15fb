import type { Ref } from 'preact';
import { certificateCount } from '@/engine/finance/certificates';
import type { Options } from '@/engine/game/play';
import { money, t } from '@/i18n';
import { stageName } from '@/i18n/sentences';
import type { Seat } from '../table/seat';
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
  const { state } = seat;
  const steps = stepTrack(state);
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
          <p class="turn-purse">
            {company
              ? t('turn.decides', {
                  player: seat.nameOf(player),
                  treasury: money(state.companies[company]!.treasury),
                })
              : t('turn.purse', {
                  cash: money(state.cash[player]!),
                  count: certificateCount(state, player),
                  limit: seat.view.certificateLimit(state),
                })}
          </p>
        </div>
      </div>
      {steps.length > 0 && (
        <ol class="steps" aria-label={t('turn.steps')}>
          {steps.map((step) => (
            <Step key={step.id} {...step} />
          ))}
        </ol>
      )}
      <p class="turn-prompt">{promptOf(seat, options)}</p>
    </header>
  );
}

function Step({ id, when }: StepMark) {
  return (
    <li class={`step step-${when}`} {...(when === 'now' && { 'aria-current': 'step' as const })}>
      {stageName(id)}
      {when === 'done' && (
        <>
          <span aria-hidden="true"> ✓</span>
          <span class="hidden-text"> ({t('turn.step.done')})</span>
        </>
      )}
    </li>
  );
}
