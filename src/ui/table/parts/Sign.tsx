/** Has acted, acts now, directs. */
type Kind = 'done' | 'acting' | 'star';

/**
 * A small sign beside words. It is drawn: our letters do not have it, and a browser that looks for others on the
 * device takes longer for it than for all the words beside it.
 */
export function Sign({ kind }: { kind: Kind }) {
  return <span class={`sign sign-${kind}`} aria-hidden="true" />;
}
