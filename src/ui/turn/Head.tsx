import type { Ref } from 'preact';
import { useState } from 'preact/hooks';
import { trainsOf } from '@/engine/finance/trains';
import type { Options } from '@/engine/game/play';
import { stepName } from '@/i18n/sentences';
import { money, t, tCount } from '@/i18n/table';
import { Dialog } from '../table/parts/Dialog';
import { Sign } from '../table/parts/Sign';
import { hasMoney, type Seat } from '../table/seat';
import { onGround } from './ground';
import { companyOf } from './names';
import { type WayBack, wayBack } from './step-back';
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
            <Step key={step.id} {...step} seat={seat} />
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

function Step({ id, when, seat }: StepMark & { seat: Seat }) {
  const name = stepName(id, seat.game.speech);
  const way = when === 'done' && seat.mayAct && seat.goBack ? wayBack(seat, id) : undefined;
  return (
    <li class={`step step-${when}`} {...(when === 'now' && { 'aria-current': 'step' as const })}>
      {way ? <BackTo seat={seat} name={name} way={way} /> : <StepName name={name} isDone={when === 'done'} />}
    </li>
  );
}

function StepName({ name, isDone }: { name: string; isDone: boolean }) {
  return (
    <span class="step-name">
      {name}
      {isDone && (
        <>
          {' '}
          <Sign kind="done" />
          <span class="hidden-text"> ({t('turn.step.done')})</span>
        </>
      )}
    </span>
  );
}

/** A step that is done is gone back to with one tap; where others have acted since, it is asked about first. */
function BackTo({ seat, name, way }: { seat: Seat; name: string; way: WayBack }) {
  const [isAsking, setAsking] = useState(false);
  const go = () => {
    setAsking(false);
    seat.goBack?.(way.moves);
  };
  return (
    <>
      <button
        type="button"
        class="step-back"
        title={t('turn.step.back', { step: name })}
        onClick={() => (way.ofOthers > 0 ? setAsking(true) : go())}
      >
        <StepName name={name} isDone />
      </button>
      {isAsking && (
        <Dialog title={t('turn.step.back', { step: name })} onClose={() => setAsking(false)}>
          <p>{tCount('turn.step.others', way.ofOthers)}</p>
          <p class="actions">
            <button type="button" class="button button-main" onClick={go}>
              {t('turn.step.yes')}
            </button>
            <button type="button" class="button" onClick={() => setAsking(false)}>
              {t('turn.step.no')}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
