import type { Industry } from '@/titles/ruhr/cards';

/** A location marker as the board draws it. */
export interface ShownLocation {
  /** With a value or without; a coin alone where the marker itself stands in a city. */
  readonly kind: 'location' | 'linked' | 'coin';
  readonly industry: Industry;
  readonly letters: string;
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
  readonly value: number;
}

/** The name of a sign says all that its drawing must know. */
export function locationIcon(shown: ShownLocation): string {
  const { kind, industry, letters, fill, ink, edge, value } = shown;
  return [kind, industry, letters, fill, ink, edge, value].join(':');
}

export function readLocation(icon: string): ShownLocation {
  const [kind, industry, letters = '', fill = '', ink = '', edge = '', value] = icon.split(':');
  return {
    kind: kind as ShownLocation['kind'],
    industry: industry as Industry,
    letters,
    fill,
    ink,
    edge,
    value: Number(value),
  };
}
