import type { Signal } from '@preact/signals';
import { type Family, language, languages, t, tOf } from '@/i18n';
import { Later } from '../shell/Later';
import { Page } from '../shell/Page';
import {
  awake,
  curtain,
  facing,
  facings,
  hints,
  isKept,
  patterns,
  textSize,
  textSizes,
  theme,
  themes,
} from './preferences';
import { Switch } from './Switch';

const loadInstall = () => import('../install/InstallApp');
const loadStorage = () => import('./StorageRoom');

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
      <Switch label={t('settings.patterns')} what={t('settings.patterns.what')} value={patterns} />
      <h2>{t('settings.table')}</h2>
      <Switch label={t('settings.curtain')} what={t('settings.curtain.what')} value={curtain} />
      <Switch label={t('settings.hints')} what={t('settings.hints.what')} value={hints} />
      <Switch label={t('settings.awake')} what={t('settings.awake.what')} value={awake} />
      <Choice
        name="facing"
        legend={t('settings.facing')}
        options={facings}
        value={facing}
        words="settings.facing"
      />
      <h2>{t('install.title')}</h2>
      <Later load={loadInstall}>{({ InstallApp }) => <InstallApp />}</Later>
      <h2>{t('settings.storage')}</h2>
      <Later load={loadStorage}>{({ StorageRoom }) => <StorageRoom />}</Later>
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
