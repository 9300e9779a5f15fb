import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { Choice } from '@/engine/game/move';
import { money, number, t } from '@/i18n/table';

interface AmountProps {
  label: string;
  range: NonNullable<Choice['range']>;
  value: number;
  /** What is printed on the card that is paid for. */
  listed?: number | undefined;
  /** Any whole number may come: what is not legal is explained, not hidden. */
  onChange: (value: number) => void;
}

const bigStep = 10;

/** An amount in steps, by buttons or by typing. */
export function AmountField({ label, range, value, listed, onChange }: AmountProps) {
  const { min, max, step } = range;
  const id = useId();
  const typed = useSignal(String(value));
  useEffect(() => {
    typed.value = String(value);
  }, [value, typed]);
  const change = (by: number) => onChange(Math.min(max - ((max - min) % step), Math.max(min, value + by)));
  const stepButton = (by: number) => (
    <button
      type="button"
      class="button amount-step"
      disabled={by > 0 ? value >= max : value <= min}
      onClick={() => change(by)}
    >
      {by > 0 ? `+${number(by)}` : `−${number(-by)}`}
      <span class="hidden-text"> M</span>
    </button>
  );
  return (
    <div class="amount">
      <label for={id}>{label}</label>
      <div class="amount-row">
        {stepButton(-step * bigStep)}
        {stepButton(-step)}
        <input
          id={id}
          class="amount-input"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            const amount = Number(typed.value);
            if (typed.value !== '' && Number.isSafeInteger(amount)) onChange(amount);
          }}
        />
        {stepButton(step)}
        {stepButton(step * bigStep)}
      </div>
      <div class="amount-chips">
        {chipsOf(range, listed).map(({ words, amount }) => (
          <button
            key={words}
            type="button"
            class="button amount-chip"
            aria-pressed={amount === value}
            onClick={() => onChange(amount)}
          >
            {t(words, { amount: money(amount) })}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The least, the listed price and all there is: each once, and only what may be paid. */
function chipsOf({ min, max, step }: AmountProps['range'], listed: number | undefined) {
  const most = max - ((max - min) % step);
  const isPossible = listed !== undefined && listed > min && listed < most && (listed - min) % step === 0;
  return [
    { words: 'turn.amount.least', amount: min } as const,
    ...(isPossible ? [{ words: 'turn.amount.listed', amount: listed } as const] : []),
    ...(most > min ? [{ words: 'turn.amount.all', amount: most } as const] : []),
  ];
}
