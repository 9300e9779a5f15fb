import { isUsual, type Option, type OptionProblem, withoutColours } from '@/engine/game/options';
import type { RefusalParams } from '@/engine/game/refusal';
import type { Setup } from '@/engine/game/state';
import { language, number, t, tCount, tOf } from '@/i18n/aside';
import type { OptionWords } from '../games/cover';
import { said } from '../games/covers';
import { type Agreeing, agreeingOf } from './agreeing';

export function optionName({ words }: Agreeing, id: string): string {
  return words[id] ? said(words[id].name) : id;
}

export function valueName({ words }: Agreeing, id: string, value: string): string {
  const name = words[id]?.values?.[value];
  return name ? said(name) : value;
}

/** What of a setup differs from the book, in words; nothing where all is usual, or while the words are on their way. */
export function agreedNames({
  title,
  options,
  box = {},
}: Pick<Setup, 'title' | 'options' | 'box'>): string[] {
  const own = Object.keys(box).length;
  const names = optionNames({ title, options });
  return own === 0 ? names : [...names, tCount('agreed.box', own)];
}

function optionNames({ title, options }: Pick<Setup, 'title' | 'options'>): string[] {
  const agreed = withoutColours({ options });
  const agreeing = Object.keys(agreed).length > 0 ? agreeingOf(title) : undefined;
  return agreeing ? namesIn(agreeing, agreed) : [];
}

export function namesIn(agreeing: Agreeing, options: Setup['options']): string[] {
  return Object.entries(agreeing.defs).flatMap(([id, def]) => {
    const value = options[id];
    return value === undefined || isUsual(def, value) ? [] : namesOf(agreeing, id, def, value);
  });
}

function namesOf(agreeing: Agreeing, id: string, def: Option, value: Setup['options'][string]): string[] {
  const name = optionName(agreeing, id);
  const without: OptionWords['without'] = agreeing.words[id]?.without;
  switch (def.kind) {
    case 'flag':
      return [value || !without ? name : said(without)];
    case 'number':
      return [t('agreed.value', { name, value: number(Number(value)) })];
    case 'one':
      return [t('agreed.value', { name, value: valueName(agreeing, id, String(value)) })];
    case 'some': {
      const chosen = def.of.filter((each) => (value as readonly unknown[]).includes(each));
      const names = chosen.map((each) => valueName(agreeing, id, each));
      return [
        names.length > 0 ? t('agreed.value', { name, value: names.join(', ') }) : t('agreed.none', { name }),
      ];
    }
  }
}

/** An option's problem, also as it comes from a save file. */
type AnyProblem = Pick<OptionProblem, 'option' | 'other'> & { readonly kind: string; readonly is?: unknown };

/** What is impossible about an option. */
export function problemSentence(agreeing: Agreeing | undefined, problem: AnyProblem): string {
  return tOf('agreed.problem', problem.kind, fillingOf(agreeing, problem));
}

/** The same beside the option's name. */
export function barredSentence(agreeing: Agreeing, problem: AnyProblem): string {
  return tOf('agreed.barred', problem.kind, fillingOf(agreeing, problem));
}

function fillingOf(agreeing: Agreeing | undefined, { option, other, is }: AnyProblem) {
  return {
    option: agreeing ? optionName(agreeing, option) : option,
    other: other === undefined ? '' : conditionName(agreeing, other, String(is)),
    players: either(agreeing?.defs[option]?.players ?? []),
  };
}

/** What another option would have to be, or must not. */
function conditionName(agreeing: Agreeing | undefined, id: string, is: string): string {
  const def = agreeing?.defs[id];
  if (!agreeing || !def) return id;
  const name = optionName(agreeing, id);
  const { without } = agreeing.words[id] ?? {};
  if (def.kind === 'flag') return is === 'false' && without ? said(without) : name;
  if (def.kind === 'number') return is === 'true' ? name : t('agreed.value', { name, value: is });
  return is === 'true' ? name : t('agreed.value', { name, value: valueName(agreeing, id, is) });
}

/** `3, 4 or 5`. */
function either(counts: readonly number[]): string {
  return new Intl.ListFormat(language.value, { type: 'disjunction' }).format(counts.map(number));
}

/** Why a file or a stored game with something impossible is not opened. */
export function badOptionsSentence({ title, problem, option, other, is }: RefusalParams): string {
  const told = { kind: String(problem), option: String(option), is };
  return problemSentence(agreeingOf(String(title)), { ...told, ...(other && { other: String(other) }) });
}
