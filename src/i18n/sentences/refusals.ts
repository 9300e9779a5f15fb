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
  // a card that is no train, or another kind of company, may have words of its own
  const { use } = params as { readonly use?: string };
  const sentence = names.speech.sayOne('refusal', code, use, fillingOf(code, params, names));
  return rule ? `${sentence} ${citation(book, rule)}` : sentence;
}

/** `[18Rhl 5.2.2]`, never parted at the end of a line. */
export function citation(book: string, section: string): string {
  return `[${book}\u00a0${section}]`;
}
