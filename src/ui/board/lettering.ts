/** Widths of condensed letters in parts of the size of the type, for text that is placed before it is drawn. */
const narrow = /[iljtfrI.,:;'’()/ -]/;
const wide = /[mwMW]/;
const capital = /[A-ZÄÖÜ]/;

export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) {
    sum += narrow.test(letter) ? 0.29 : wide.test(letter) ? 0.64 : capital.test(letter) ? 0.5 : 0.44;
  }
  return sum * size;
}

/** Where the long names of places in the west are put together. */
const seam = /(?<=\p{L}{5})(?=(?:gladbach|kirchen|hausen|hütte|horst)$)|(?<=^Lütgen)/u;

/** Ways to break a name into lines, the fewest lines first, a stroke rather at an end than at a beginning. */
export function lineBreaks(name: string): readonly (readonly string[])[] {
  const words = name.split(/(?<=-)|\s+/).filter((word) => word !== '');
  const ways: (readonly string[])[] = [[name]];
  for (let cut = words.length - 1; cut > 0; cut--) {
    ways.push([joined(words.slice(0, cut)), joined(words.slice(cut))]);
  }
  if (words.length > 2 && !words.includes('/')) ways.push(words);
  const parts = words.length === 1 ? name.split(seam) : [];
  if (parts.length === 2) ways.push([`${parts[0]}-`, parts[1]!]);
  return ways;
}

function joined(words: readonly string[]): string {
  return words.reduce(
    (line, word) => (line === '' || line.endsWith('-') ? line + word : `${line} ${word}`),
    '',
  );
}
