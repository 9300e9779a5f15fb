import type { Ref } from 'preact';
import { trainsOf } from '@/engine/finance/trains';
import type { Options } from '@/engine/game/play';
import { type Speech, stepName } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import { Sign } from '../table/parts/Sign';
import { hasMoney, type Seat } from '../table/seat';
import { onGround } from './ground';
import { companyOf } from './names';
import { type StepMark, stepTrack } from './steps';
import { promptOf } from './words';

interface HeadProps {
  seat: Seat;
  options: Options;
  heading: Ref<HTMLHeadingElement>;
}

/** Who acts, for whom, with how much money, and what for; in the colour of the company or the player. */
export function Head({ seat, options, heading }: HeadProps) {
  const { player, company } = options.actor;
  const steps = stepTrack(seat);
  const def = company === undefined ? undefined : companyOf(seat, company);
  const name = company === undefined ? seat.nameOf(player) : (def?.name ?? company);
  const { ground, ink } = onGround(def?.colour.fill ?? seat.colourOf(player));
  return (
    <header class="turn-head">
      <div class="turn-who" style={{ '--ground': ground, '--on-ground': ink }}>
        <span class={`turn-badge ${company === undefined ? 'is-player' : ''}`} aria-hidden="true">
          {company ?? [...name.trim()][0]?.toLocaleUpperCase()}
        </span>
        <div class="turn-name">
          <h2 ref={heading} tabIndex={-1}>
            {name}
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
    // nobody decides anything for it: its train runs by itself
    return company ? t('turn.directs', { player: name }) : t('turn.purse.plain', { count, limit });
  }
  const { companies, cash } = seat.state;
  if (!company) return t('turn.purse', { cash: money(cash[player]!), count, limit });
  const trains = trainsOf(seat.state, company).map(({ type }) => type);
  return [
    t('turn.decides', { player: name, treasury: money(companies[company]!.treasury) }),
    ...(trains.length > 0 ? [t('turn.decides.trains', { trains: trains.join('\u00a0') })] : []),
  ].join(' · ');
}

function Step({ id, when, speech }: StepMark & { speech: Speech }) {
  return (
    <li class={`step step-${when}`} {...(when === 'now' && { 'aria-current': 'step' as const })}>
      {stepName(id, speech)}
      {when === 'done' && (
        <>
          {' '}
          <Sign kind="done" />
          <span class="hidden-text"> ({t('turn.step.done')})</span>
        </>
      )}
    </li>
  );
}
