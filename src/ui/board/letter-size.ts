interface LetterSize {
  readonly 'font-size': number;
  readonly style: Readonly<Record<string, string>>;
}

/**
 * Letters of their own size, which grow where the board is so small that they could not be read; at most to `most`,
 * where they stand on something that does not grow with them.
 */
export function letterSize(own: number, most?: number): LetterSize {
  const [size, limit] = [own, most].map((value) => value && Math.round(value * 10) / 10);
  return { 'font-size': size!, style: { '--own': `${size}px`, ...(limit && { '--most': `${limit}px` }) } };
}
