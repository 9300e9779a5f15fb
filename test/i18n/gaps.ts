/** Names of the `{gaps}` in a text. */
export function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

type Words = Readonly<Record<string, string>>;

/** Keys whose texts have other gaps in one language than in the other. */
export function differentGaps(one: Words, other: Words): string[] {
  const gaps = (words: Words, key: string) => gapsOf(words[key] ?? '').sort();
  return Object.keys(one).filter((key) => gaps(one, key).join() !== gaps(other, key).join());
}
