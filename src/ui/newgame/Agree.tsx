import '../styles/agreeing.css';
import type { ComponentChildren } from 'preact';
import { agreement, asInTheBook, type Wishes } from '@/engine/game/agreeing';
import type { OptionProblem } from '@/engine/game/options';
import type { Setup } from '@/engine/game/state';
import { t, tCount } from '@/i18n/aside';
import type { Agreeing } from '../agreed/agreeing';
import { namesIn, optionName, problemSentence } from '../agreed/names';
import { OptionRow, type Talk } from './OptionRow';
import { details } from './options';

interface AgreeProps {
  agreeing: Agreeing;
  wishes: Wishes;
  players: Setup['players'];
  onChange: (wishes: Wishes) => void;
}

/** More than these are folded away until somebody looks. */
const mostOpen = 6;

/** What players may agree on, with what it changes. What is impossible now says why. */
export function Agree({ agreeing, wishes, players, onChange }: AgreeProps) {
  const { defs } = agreeing;
  const agreed = agreement(defs, wishes, players);
  const beneath = details(defs);
  const within = new Set(Object.values(beneath).flat());
  const rows = Object.keys(defs).filter((id) => !within.has(id));
  const talk: Talk = { agreeing, agreed, wishes, players, beneath, onChange };
  const names = [
    ...namesIn(agreeing, agreed.options),
    ...agreed.lots.map((id) => t('agreed.drawn', { name: optionName(agreeing, id) })),
  ];
  const fallen = agreed.fallen.filter(({ option }) => !within.has(option));
  return (
    <fieldset class="choice agree">
      <legend>{t('agreed.title')}</legend>
      <p class="agree-fallen" role="status">
        {fallen.length > 0 && t('agreed.fallen', { why: fallen.map(sentence(agreeing)).join(' ') })}
      </p>
      <Fold count={rows.length}>
        <ul class="agree-rows">
          {rows.map((id) => (
            <li key={id}>
              <OptionRow id={id} talk={talk} />
            </li>
          ))}
        </ul>
      </Fold>
      {/* beneath the choices, so that none of them moves under the finger */}
      <div class="agree-now">
        <p role="status">
          {names.length > 0 ? t('agreed.these', { names: names.join(' · ') }) : t('agreed.allUsual')}
        </p>
        <button
          type="button"
          class="button"
          disabled={names.length === 0}
          onClick={() => onChange(asInTheBook)}
        >
          {t('agreed.reset')}
        </button>
      </div>
    </fieldset>
  );
}

const sentence = (agreeing: Agreeing) => (problem: OptionProblem) => problemSentence(agreeing, problem);

function Fold({ count, children }: { count: number; children: ComponentChildren }) {
  if (count <= mostOpen) return <>{children}</>;
  return (
    <details class="agree-fold">
      <summary>{tCount('agreed.count', count)}</summary>
      {children}
    </details>
  );
}
