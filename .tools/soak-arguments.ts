export function wholeNumber(text: string, what: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1)
    throw new Error(`${what} must be a whole number from 1, and not "${text}"`);
  return number;
}

/** `3` or `3-5`, within what the title allows; all it allows if nothing is given. */
export function playerCounts(text: string | undefined, allowed: { min: number; max: number }): number[] {
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(text ?? `${allowed.min}-${allowed.max}`) ?? [];
  const from = Number(first);
  const to = Number(last ?? first);
  if (!first || from > to || from < allowed.min || to > allowed.max) {
    throw new Error(`players must be within ${allowed.min}-${allowed.max}, and not "${text}"`);
  }
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
