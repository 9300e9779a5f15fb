import type { Signal } from '@preact/signals';
import { type Family, language, languages, t, tOf } from '@/i18n';
import { Page } from '../shell/Page';
import { isKept, textSize, textSizes, theme, themes } from './preferences';

export function Settings() {
  return (
    <Page title={t('settings.title')}>
      <Choice
        name="language"
        legend={t('settings.language')}
        options={languages}
        value={language}
        words="language"
      />
      <Choice name="theme" legend={t('settings.theme')} options={themes} value={theme} words="theme" />
      <Choice name="text" legend={t('settings.text')} options={textSizes} value={textSize} words="text" />
      <p class="note">{isKept.value ? t('settings.kept') : t('settings.notKept')}</p>
    </Page>
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  legend: string;
  options: readonly T[];
  value: Signal<T>;
  words: Family;
}

function Choice<T extends string>({ name, legend, options, value, words }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={option} class="choice-option">
            <input
              type="radio"
              name={name}
              value={option}
              checked={value.value === option}
              onChange={() => {
                value.value = option;
              }}
            />
            <span>{tOf(words, option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
