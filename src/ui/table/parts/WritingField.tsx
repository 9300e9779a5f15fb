import { useId } from 'preact/hooks';
import { limits } from '@/storage/savefile/format';

interface WritingProps {
  label: string;
  /** What it is for. */
  what: string;
  value: string;
  onInput: (value: string) => void;
}

/** Room for some lines of the players' own. */
export function WritingField({ label, what, value, onInput }: WritingProps) {
  const id = useId();
  return (
    <div class="writing">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class="text-field"
        rows={4}
        maxLength={limits.writing}
        aria-describedby={`${id}-what`}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <p id={`${id}-what`} class="note">
        {what}
      </p>
    </div>
  );
}
