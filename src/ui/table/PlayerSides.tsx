import { t, tOf } from '@/i18n/aside';
import { facings, sides } from '../settings/preferences';

/** The side at which each player sits: the turn panel turns to whoever is on turn. */
export function PlayerSides({ names }: { names: readonly string[] }) {
  return (
    <fieldset class="choice player-sides">
      <legend>{t('settings.sides')}</legend>
      {names.map((name) => (
        <label key={name} class="select">
          <span>{name}</span>
          <select
            value={sides.value[name] ?? ''}
            onChange={(event) => {
              const side = facings.find((known) => known === event.currentTarget.value);
              const { [name]: _, ...others } = sides.value;
              sides.value = side ? { ...others, [name]: side } : others;
            }}
          >
            <option value="">{t('settings.sides.usual')}</option>
            {facings.map((side) => (
              <option key={side} value={side}>
                {tOf('settings.facing', side)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
