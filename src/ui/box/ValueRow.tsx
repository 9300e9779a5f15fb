import { useEffect, useState } from 'preact/hooks';
import { type Field, valueProblem } from '@/engine/game/box/sheet';
import { number, t, tOf } from '@/i18n/box';
import { boxProblemSentence } from '../agreed/box-problem';
import { fullName, valueName } from './names';

interface RowProps {
  field: Field;
  /** As it is corrected; nothing where it is as printed. */
  own: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** One value: what it is, where it comes from, and a field to put in another. */
export function ValueRow({ field, own, onChange }: RowProps) {
  const { rule, place, value, src } = field;
  const now = own ?? value;
  const [text, setText] = useState(String(now));
  useEffect(() => setText(String(now)), [now]);
  const wanted = text.trim() === '' ? Number.NaN : Number(text);
  const problem = valueProblem(field, place, wanted);
  const isOwn = own !== undefined;
  const take = () => {
    if (!problem) onChange(wanted === value ? undefined : wanted);
  };
  return (
    <div class={`box-value ${isOwn ? 'is-own' : ''}`}>
      <label>
        <span class="box-value-name">{valueName(field)}</span>
        <input
          type="number"
          inputMode="numeric"
          aria-label={fullName(field)}
          aria-invalid={problem !== undefined}
          min={rule.min}
          max={rule.max}
          step={rule.step}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onChange={take}
        />
      </label>
      <span class={`box-source is-${isOwn ? 'own' : src}`}>{tOf('box.source', isOwn ? 'own' : src)}</span>
      {isOwn && (
        <button
          type="button"
          class="button"
          aria-label={t('box.resetOf', { what: fullName(field), value: number(value) })}
          onClick={() => onChange(undefined)}
        >
          {t('box.reset', { value: number(value) })}
        </button>
      )}
      {problem && (
        <p class="box-wrong" role="alert">
          {boxProblemSentence({ problem: problem.code, ...problem }, () => valueName(field))}
        </p>
      )}
    </div>
  );
}
