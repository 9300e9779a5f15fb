import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { type Family, type Language, language, languages, speak, t, tOf } from '@/i18n/aside';
import { Later } from '../shell/Later';
import { Page } from '../shell/Page';
import { say } from '../shell/toast';
import {
  awake,
  companyOrder,
  companyOrders,
  curtain,
  facing,
  facings,
  hints,
  isKept,
  patterns,
  seatOrder,
  seatOrders,
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
      <LanguageChoice />
      <Preference name="theme" legend={t('settings.theme')} options={themes} value={theme} words="theme" />
      <Preference name="text" legend={t('settings.text')} options={textSizes} value={textSize} words="text" />
      <Switch label={t('settings.patterns')} what={t('settings.patterns.what')} value={patterns} />
      <h2>{t('settings.table')}</h2>
      <Switch label={t('settings.curtain')} what={t('settings.curtain.what')} value={curtain} />
      <Switch label={t('settings.hints')} what={t('settings.hints.what')} value={hints} />
      <Switch label={t('settings.awake')} what={t('settings.awake.what')} value={awake} />
      <Preference
        name="facing"
        legend={t('settings.facing')}
        options={facings}
        value={facing}
        words="settings.facing"
      />
      <Preference
        name="order"
        legend={t('settings.order')}
        options={companyOrders}
        value={companyOrder}
        words="settings.order"
      />
      <Preference
        name="seats"
        legend={t('settings.seats')}
        options={seatOrders}
        value={seatOrder}
        words="settings.seats"
      />
      <h2>{t('install.title')}</h2>
      <Later load={loadInstall}>{({ InstallApp }) => <InstallApp />}</Later>
      <h2>{t('settings.storage')}</h2>
      <Later load={loadStorage}>{({ StorageRoom }) => <StorageRoom />}</Later>
      <p class="note">{isKept.value ? t('settings.kept') : t('settings.notKept')}</p>
    </Page>
  );
}

/** A language is spoken once its words are there; where they cannot be had, that is said in the present one. */
function LanguageChoice() {
  const [wish, setWish] = useState<Language | null>(null);
  const choose = async (wished: Language) => {
    setWish(wished);
    try {
      await speak(wished);
    } catch {
      say(t('settings.language.failed', { language: tOf('language', wished) }), { isBad: true });
    }
    setWish(null);
  };
  return (
    <Choice
      name="language"
      legend={t('settings.language')}
      options={languages}
      value={wish ?? language.value}
      words="language"
      onChoose={choose}
    />
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  legend: string;
  options: readonly T[];
  value: T;
  words: Family;
  onChoose: (option: T) => void;
}

interface PreferenceProps<T extends string> extends Omit<ChoiceProps<T>, 'value' | 'onChoose'> {
  value: Signal<T>;
}

function Preference<T extends string>({ value, ...rest }: PreferenceProps<T>) {
  return (
    <Choice
      {...rest}
      value={value.value}
      onChoose={(option) => {
        value.value = option;
      }}
    />
  );
}

function Choice<T extends string>({ name, legend, options, value, words, onChoose }: ChoiceProps<T>) {
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
              checked={value === option}
              onChange={() => onChoose(option)}
            />
            <span>{tOf(words, option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
