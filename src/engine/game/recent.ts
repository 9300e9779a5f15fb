/**
 * Works something out for a value and keeps it for the values asked for last. A timeline holds every state of
 * a game; were all that is ever worked out from them kept as long, there would be much to keep for nothing.
 */
export function recent<K extends object, V>(most: number, work: (key: K) => V): (key: K) => V {
  const keys: K[] = [];
  const results: V[] = [];
  return (key) => {
    if (keys[0] === key) return results[0]!;
    const known = keys.indexOf(key);
    const result = known < 0 ? work(key) : results[known]!;
    const last = known < 0 ? Math.min(keys.length, most - 1) : known;
    for (let i = last; i > 0; i--) {
      keys[i] = keys[i - 1]!;
      results[i] = results[i - 1]!;
    }
    keys[0] = key;
    results[0] = result;
    return result;
  };
}
