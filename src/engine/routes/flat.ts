/** Lists one behind the other, and where each begins; the last number of `first` is the end. */
export interface Flat {
  readonly first: Int32Array;
  readonly items: Int32Array;
}

export function flat(lists: readonly ArrayLike<number>[]): Flat {
  const first = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) first[i + 1] = first[i]! + list.length;
  const items = new Int32Array(first[lists.length]!);
  for (const [i, list] of lists.entries()) items.set(list, first[i]);
  return { first, items };
}
