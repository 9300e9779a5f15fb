import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '@/i18n/table';
import { curtain, facing, sides } from '../settings/preferences';
import { Curtain } from './Curtain';
import { HandOver } from './HandOver';
import type { Seat } from './seat';
import { useSettling } from './settling';

/**
 * Where the turn panel lies: turned to the side of the table that it faces, behind the curtain if wanted. Right
 * after a change it takes no tap.
 */
export function TurnPlace({
  seat,
  isPast,
  children,
}: {
  seat: Seat;
  isPast: boolean;
  children: ComponentChildren;
}) {
  const actor = seat.options?.actor.player;
  const seen = useSignal(actor);
  const taken = useSignal(actor);
  const see = () => {
    seen.value = actor;
  };
  const take = () => {
    seen.value = actor;
    taken.value = actor;
  };
  // whoever sits at the table when the curtain is switched on need not take it
  if (curtain.value === 'off') taken.value = actor;
  const isCovered = curtain.value === 'on' && !isPast && actor !== undefined && actor !== taken.value;
  // the panel turns to whoever is on turn
  const side = (actor !== undefined && sides.value[seat.nameOf(actor)]) || facing.value;
  const { isSettling, begin, holdBack } = useSettling(seat.state, isCovered);
  return (
    <section
      class={`table-turn faces-${side}`}
      aria-label={t('table.turn')}
      data-settling={isSettling}
      onPointerDownCapture={begin}
      onClickCapture={(event) => {
        if (!holdBack(event)) see();
      }}
      onKeyDownCapture={() => {
        begin();
        if (!isSettling) see();
      }}
    >
      <div class="table-turn-inner">
        <div aria-live="polite">
          {actor !== undefined && actor !== seen.value && !isPast && <HandOver seat={seat} player={actor} />}
        </div>
        {children}
      </div>
      {isCovered && <Curtain seat={seat} player={actor} onOpen={take} />}
    </section>
  );
}
