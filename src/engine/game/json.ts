/** What a state, a move or an event may be made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]));
}

/** Where a value is not plain JSON (a class, a function, `undefined`, NaN …), or null where it is. */
export function notJson(value: unknown, path = '$'): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const wrong = notJson(value[i], `${path}[${i}]`);
      if (wrong) return wrong;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, inner] of Object.entries(value)) {
    const wrong = notJson(inner, `${path}.${key}`);
    if (wrong) return wrong;
  }
  return null;
}
