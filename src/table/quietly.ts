/** What a title's rules answer; nothing where they crash: the screen that shows that part will say so. */
export function quietly<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
