import { options } from 'preact';

/** The hyphen in the name of a train: `2-train`, `3er-Zug`. */
const hyphens = /(?<=\w)-(?=train|Zug|Züg)/g;
/** Where one is, no browser begins a new line. */
const joiner = '\u2060';

/** The same text, with names of trains that stay on one line. */
export function unbroken(text: string): string {
  return text.includes('-') ? text.replace(hyphens, `-${joiner}`) : text;
}

/** Whatever was copied from the screen, as it is written. */
export function asWritten(text: string): string {
  return text.replaceAll(joiner, '');
}

/** Names of trains are never broken, wherever they are shown; what is said and kept stays as it is. */
export function keepTrainsUnbroken(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    const { props } = vnode as { props: { children?: unknown } };
    if (typeof vnode.type === 'string' && props.children !== undefined) {
      props.children = unbrokenIn(props.children);
    }
    before?.(vnode);
  };
}

function unbrokenIn(children: unknown): unknown {
  if (typeof children === 'string') return unbroken(children);
  const isTold =
    Array.isArray(children) && children.some((child) => typeof child === 'string' && child.includes('-'));
  return isTold ? children.map((child) => (typeof child === 'string' ? unbroken(child) : child)) : children;
}
