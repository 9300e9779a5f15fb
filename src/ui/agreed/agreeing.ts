import { signal } from '@preact/signals';
import type { OptionDefs } from '@/engine/game/options';
import { titles } from '@/titles/registry';
import type { OptionsWords } from '../games/cover';
import { optionsWords } from '../games/covers';

/** What can be agreed on before a game of a title, with its words. */
export interface Agreeing {
  readonly defs: OptionDefs;
  readonly words: OptionsWords;
}

const known = signal<Readonly<Record<string, Agreeing>>>({});
const asked = new Set<string>();

/** Of a title with options, as soon as they are loaded: a component that calls it follows. */
export function agreeingOf(title: string): Agreeing | undefined {
  if (!asked.has(title)) {
    asked.add(title);
    // offline and never fetched: asked again the next time somebody looks
    load(title).catch(() => asked.delete(title));
  }
  return known.value[title];
}

async function load(title: string): Promise<void> {
  const entry = titles.find(({ id }) => id === title);
  if (!entry?.options) return;
  const [defs, words] = await Promise.all([entry.options(), optionsWords(title)]);
  known.value = { ...known.value, [title]: { defs, words } };
}
