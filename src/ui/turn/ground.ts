/** Letters on a coloured ground are dark or light, whichever can be read better. */
const dark = '#14140f';
const light = '#ffffff';

/** The colours of a head in the colour of whoever acts. */
export function onGround(colour: string): { readonly ground: string; readonly ink: string } {
  const ground = luminance(colour);
  const withDark = contrast(ground, luminance(dark));
  return { ground: colour, ink: withDark > contrast(ground, luminance(light)) ? dark : light };
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Of `#rrggbb`, as the guidelines for contrast count it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? []).map((part) => {
    const channel = Number.parseInt(part, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
