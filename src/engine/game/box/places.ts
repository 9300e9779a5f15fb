/** Names that a card of a list is known by, the first that it has. */
const names = ['id', 'no', 'code', 'n'] as const;

/** What a piece of data is found by in its list: what is printed on it, or its place. */
function keyIn(item: unknown, index: number): string {
  if (typeof item !== 'object' || item === null) return String(index);
  const known = item as Readonly<Record<string, unknown>>;
  const name = names.find((each) => typeof known[each] === 'string' || typeof known[each] === 'number');
  return name === undefined ? String(index) : String(known[name]);
}

/** All that lies in an object or a list, by name. */
export function entriesOf(owner: unknown): [key: string, value: unknown][] {
  if (Array.isArray(owner)) return owner.map((item, i) => [keyIn(item, i), item]);
  return typeof owner === 'object' && owner !== null ? Object.entries(owner) : [];
}

/** The same data with another value at a place; as it is where there is no such place. */
export function withValue<T>(owner: T, [key, ...rest]: readonly string[], value: number): T {
  if (key === undefined) return value as T;
  if (Array.isArray(owner)) {
    const at = owner.findIndex((item, i) => keyIn(item, i) === key);
    return at === -1
      ? owner
      : (owner.map((item, i) => (i === at ? withValue(item, rest, value) : item)) as T);
  }
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, key)) return owner;
  const known = owner as Readonly<Record<string, unknown>>;
  return { ...known, [key]: withValue(known[key], rest, value) } as T;
}
