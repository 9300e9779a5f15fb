import { type Seating, seatings } from '@/engine/game/state';
import { t, tOf } from '@/i18n/aside';

interface SeatsProps {
  seating: Seating;
  /** Everybody stays where they sit. */
  isFixed: boolean;
  onChange: (seating: Seating) => void;
}

/** Whether seats are dealt, or players sit as they were entered. */
export function Seats({ seating, isFixed, onChange }: SeatsProps) {
  if (isFixed) return <p class="note">{t('seats.entered.what')}</p>;
  return (
    <fieldset class="seats">
      <legend>{t('seats.title')}</legend>
      <div class="choice-options">
        {seatings.map((each) => (
          <label key={each} class="choice-option">
            <input
              type="radio"
              name="seating"
              value={each}
              checked={seating === each}
              onChange={() => onChange(each)}
            />
            <span>{tOf('seats', each)}</span>
          </label>
        ))}
      </div>
      <p class="note">{t(seating === 'entered' ? 'seats.entered.what' : 'seats.dealt.what')}</p>
    </fieldset>
  );
}
