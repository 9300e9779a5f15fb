/** JSON with sorted keys, so that equal values have equal text whatever order they were built in. */
export function canonical(value: unknown, within: (inner: unknown) => string = canonical): string {
  if (Array.isArray(value)) return `[${value.map((inner) => within(inner)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${within(inner)}`).join(',')}}`;
}

/** A short fingerprint (FNV-1a, twice 32 bits) that tells two states apart; no protection against malice. */
export function digest(value: unknown): string {
  return fingerprint(canonical(value));
}

/** The same for a text. */
export function fingerprint(text: string): string {
  let low = 0x811c9dc5;
  let high = 0xcbf29ce4;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit ^ (i & 0xff), 0x01000193);
  }
  return [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
