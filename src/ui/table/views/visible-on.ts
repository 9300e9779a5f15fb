/** On a dark ground dark colours are mixed with light, on a light ground light ones with dark. */
export function visibleOn(ink: string, colour: string): string {
  const [inkLight, light] = [lightness(ink), lightness(colour)];
  const apart = Math.abs(inkLight - light);
  return apart > 0.5 ? mixed(colour, ink, 0.45) : colour;
}

function mixed(colour: string, other: string, share: number): string {
  const [a, b] = [channels(colour), channels(other)];
  return `rgb(${a.map((channel, i) => Math.round(channel * (1 - share) + b[i]! * share)).join(', ')})`;
}

function lightness(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** `#rrggbb` or `rgb(…)`: colours of cards are written one way, computed ones the other. */
function channels(colour: string): [number, number, number] {
  const hex = /^#(..)(..)(..)$/.exec(colour);
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
}
