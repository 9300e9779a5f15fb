import type { JSX } from 'preact';

/** How a sign on a board looks: letters on a token, or a drawing. */
export interface IconLook {
  readonly letters?: string;
  readonly colour?: string;
  /** The token has five corners, as an industry's has; otherwise it is a plate. */
  readonly isIndustry?: boolean;
  /** Drawn around its own middle, about 34 units wide unless it has a size of its own. */
  Shape?(props: { icon: string }): JSX.Element | null;
  readonly size?: { readonly width: number; readonly height: number };
  /** So many times as large it is drawn where the board is so small that little else can be read. */
  readonly grows?: number;
  /** Printed signs that it lies on. */
  readonly covers?: readonly string[];
  /** It is said in words and has no picture. */
  readonly isUnseen?: boolean;
}

export type Icons = Readonly<Record<string, IconLook>>;

/** Signs of more than one family. */
export const sharedIcons: Icons = {
  coalmine: { letters: 'K', colour: '#55565a', isIndustry: true },
  // an anchor, drawn by the board itself
  harbour: {},
  steelmill: { letters: 'S', colour: '#b3261e', isIndustry: true },
};

const known: Record<string, IconLook> = { ...sharedIcons };

/** Signs that only the boards of one family have. No two families give one name to different signs: a test looks. */
export function addIcons(icons: Icons): void {
  Object.assign(known, icons);
}

/**
 * What comes before a colon in its name is the kind of sign, the rest is for its drawing. One that nobody has described
 * shows the beginning of its name.
 */
export function iconOf(icon: string): IconLook {
  const kind = icon.split(':', 1)[0]!;
  return known[icon] ?? known[kind] ?? { letters: icon.slice(0, 2).toUpperCase() };
}
