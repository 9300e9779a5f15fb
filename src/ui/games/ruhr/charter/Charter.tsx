import type { CompanyId } from '@/engine/game/ids';
import { list, money, number } from '@/i18n/table';
import type { RuhrState } from '@/titles/ruhr/state';
import { boxOf, industryIn } from '../names';
import { t } from '../words';
import { type CharterFacts, charterFacts, type StageRow } from './facts';

interface CharterProps {
  state: RuhrState;
  company: CompanyId;
  /** What the picked move would make of it. */
  after?: RuhrState | undefined;
}

/** The charter of a Montan company: a row of boxes for each stage, then link and switch engines. */
export function Charter({ state, company, after }: CharterProps) {
  const box = boxOf(state);
  if (!state.montan[company] && !after?.montan[company]) return null;
  const facts = charterFacts(box, state, company, after);
  return (
    <div class={`charter is-${industryIn(company)}`}>
      {facts.rows.map((row) => (
        <Row key={row.stage} row={row} />
      ))}
      <Means facts={facts} />
    </div>
  );
}

function Row({ row }: { row: StageRow }) {
  const { stage, income, boxes, works, from } = row;
  const filled = boxes.filter((each) => each === 'active' || each === 'inactive' || each === 'new').length;
  return (
    <div class={`charter-row ${works ? '' : 'is-over'}`}>
      <b class="charter-stage">{stage}</b>
      <span class="charter-income">{number(income)}</span>
      <span class="charter-boxes" aria-hidden="true">
        {boxes.map((look, i) => (
          <span key={i} class={`charter-box is-${look}`}>
            {look === 'empty' ? '' : look === 'locked' ? <Rails /> : stage}
          </span>
        ))}
      </span>
      <span class="hidden-text">
        {t('ru.charter.row', { count: number(filled), boxes: number(boxes.length) })}
      </span>
      <span class="charter-note">
        {!works ? t('ru.charter.inactive') : from === undefined ? '' : t('ru.charter.from', { phase: from })}
      </span>
    </div>
  );
}

/** The sign of track: the box waits for a railway link. */
function Rails() {
  return (
    <svg viewBox="0 0 20 12" class="rails" aria-hidden="true">
      <path d="M1 3H19M1 9H19M4 1V11M10 1V11M16 1V11" />
    </svg>
  );
}

/** Link, switch engines, markers that wait, and what it all earns. */
function Means({ facts }: { facts: CharterFacts }) {
  const { engines, engineBoxes, linked, isPrivate, kept, income } = facts;
  return (
    <p class="charter-means">
      {isPrivate && (
        <span class={linked ? 'is-linked' : 'is-unlinked'}>{t(linked ? 'ru.linked' : 'ru.unlinked')}</span>
      )}
      <span>
        {t('ru.engines', {
          engines: engines.length > 0 ? list(engines) : '–',
          count: number(engines.length),
          boxes: number(engineBoxes),
        })}
      </span>
      {kept.length > 0 && <span>{t('ru.kept', { markers: kept.join(' ') })}</span>}
      <strong>{t('ru.income.turn', { amount: money(income) })}</strong>
    </p>
  );
}
