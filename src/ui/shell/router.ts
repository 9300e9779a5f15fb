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

/** Says whether the present place may be left for another. */
export type Guard = (to: Path) => boolean;
let guard: Guard = () => true;

/** Asks before the present place is left, whether by a link, a button or the browser's own; returns how to stop. */
export function guardPlace(wanted: Guard): () => void {
  guard = wanted;
  return () => {
    if (guard === wanted) guard = () => true;
  };
}

/** Follows the address bar; returns how to stop. */
export function followAddress(window: Window): () => void {
  const read = () => {
    const to = window.location.hash;
    if (to === hash.value || guard(pathOf(to))) hash.value = to;
    // the address says again where we are; nobody is told, for nothing has changed
    else window.history.pushState(null, '', hash.value);
  };
  read();
  window.addEventListener('hashchange', read);
  return () => window.removeEventListener('hashchange', read);
}
