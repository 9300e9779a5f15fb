import type { Objection } from '@/engine/game/refusal';
import { fillingOf } from './details';
import type { Names } from './names';

/** What is not allowed and why, with the section of the rulebook: `Your certificate limit is 13 [18Rhl 5.2.2]`. */
export function refusalSentence(
  refusal: Objection & { readonly rule?: string },
  book: string,
  names: Names,
): string {
  const { code, params, rule } = refusal;
  const sentence = names.speech.say('refusal', code, fillingOf(code, params, names));
  return rule ? `${sentence} ${citation(book, rule)}` : sentence;
}

/** `[18Rhl 5.2.2]`, never parted at the end of a line. */
export function citation(book: string, section: string): string {
  return `[${book}\u00a0${section}]`;
}
