import { computed, signal } from '@preact/signals';

/** The parts of the address after `#/`: `#/gallery/18rhl/tiles` is `['gallery', '18rhl', 'tiles']`. */
export type Path = readonly string[];

export function pathOf(hash: string): Path {
  return hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not an encoding of ours: the page for unknown addresses will show it as it is
  }
}

/** A link inside the app. Only the hash changes, so it works wherever the app is served from. */
export function linkTo(...path: Path): string {
  return `#/${path.map(encodeURIComponent).join('/')}`;
}

const hash = signal('');

/** Where we are. */
export const path = computed(() => pathOf(hash.value));

/** Follows the address bar; returns how to stop. */
export function followAddress(window: Window): () => void {
  const read = () => {
    hash.value = window.location.hash;
  };
  read();
  window.addEventListener('hashchange', read);
  return () => window.removeEventListener('hashchange', read);
}
