import type { Signal } from '@preact/signals';
import type { OnOff } from './preferences';

/** Something that is on or off. */
export function Switch({ label, what, value }: { label: string; what: string; value: Signal<OnOff> }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={value.value === 'on'}
        onChange={(event) => {
          value.value = event.currentTarget.checked ? 'on' : 'off';
        }}
      />
      <span>
        <b>{label}</b>
        <span class="note">{what}</span>
      </span>
    </label>
  );
}
