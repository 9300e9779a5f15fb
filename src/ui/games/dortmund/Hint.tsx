import { directorOf } from '@/engine/finance/certificates';
import { citation } from '@/i18n/sentences';
import type { IntroductionStage } from '@/titles/dortmund/int/moves';
import { hints } from '../../settings/preferences';
import { IconButton } from '../../table/parts/IconButton';
import type { IntProps } from './seats';
import { t, tOf } from './words';

/** A stage, or what is special about it. */
type Subject = IntroductionStage | 'full' | 'guest';

/** Where the rulebook says it. */
const sections: Readonly<Record<Subject, string>> = {
  take: '3.2.1',
  full: '3.2.1',
  surplus: '3.2.1',
  exchange: '3.2.1',
  tile: '3.2.2.1',
  guest: '3.2.2.2',
  build: '3.2.2.2',
  swap: '3.2.3',
};

/** Explains what to do now to those who play their first game; one tap and it is gone. */
export function Hint({ seat, options }: IntProps) {
  if (hints.value === 'off') return null;
  const about = subject({ seat, options });
  const section = sections[about];
  return (
    <aside class="hint" aria-label={t('do.hint')}>
      <p>
        {tOf('do.hint', about)} <span class="note">{citation(seat.title.book, section)}</span>
      </p>
      <IconButton
        icon="close"
        label={t('do.hint.off')}
        onClick={() => {
          hints.value = 'off';
        }}
      />
    </aside>
  );
}

/** What there is to say depends on more than the step. */
function subject({ seat, options }: Pick<IntProps, 'seat' | 'options'>): Subject {
  const { state, view } = seat;
  const { player } = options.actor;
  const { stage, choices } = options;
  if (stage === 'take' && choices.some(({ move }) => move.type !== 'take')) return 'full';
  const directs = view.companies.some(({ id }) => directorOf(state, id) === player);
  return stage === 'tile' && !directs ? 'guest' : stage;
}
