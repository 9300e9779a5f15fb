import { crc32, deflateSync } from 'node:zlib';

/** A picture as a browser's canvas gives it: red, green, blue and opacity of each point, line by line. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const mostColours = 256;

/** A PNG of at most 256 colours, a third as large as one of all colours. */
export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const palette = commonColours(rgba);
  const nearest = new Map<number, number>();
  const lines = Buffer.alloc((width + 1) * height);
  for (let point = 0; point < width * height; point++) {
    const colour = colourAt(rgba, point);
    let index = nearest.get(colour);
    if (index === undefined) {
      index = nearestIn(palette, colour);
      nearest.set(colour, index);
    }
    // Each line begins with the number of its filter: none.
    lines[point + Math.floor(point / width) + 1] = index;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = palette.map(partsOf);
  const colours = Buffer.from(parts.flatMap((each) => each.slice(0, 3)));
  const opacities = Buffer.from(parts.map(([, , , opacity]) => opacity));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', colours),
    ...(opacities.every((opacity) => opacity === 255) ? [] : [chunk('tRNS', opacities)]),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Those that cover the most points; edges of letters lie between them and do not matter. */
function commonColours(rgba: Uint8Array): number[] {
  const counts = new Map<number, number>();
  for (let point = 0; point < rgba.length / 4; point++) {
    const colour = colourAt(rgba, point);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const chosen: number[] = [];
  for (const colour of byCount) {
    if (chosen.length === mostColours) break;
    if (chosen.every((other) => distance(other, colour) > nearEnough)) chosen.push(colour);
  }
  return chosen;
}

/** Nobody sees a difference of so little. */
const nearEnough = 12 ** 2;

function colourAt(rgba: Uint8Array, point: number): number {
  const [red, green, blue, opacity] = rgba.subarray(point * 4, point * 4 + 4);
  return ((red! << 24) | (green! << 16) | (blue! << 8) | opacity!) >>> 0;
}

function partsOf(colour: number): [red: number, green: number, blue: number, opacity: number] {
  return [colour >>> 24, (colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
}

function distance(a: number, b: number): number {
  const other = partsOf(b);
  return partsOf(a).reduce((sum, part, i) => sum + (part - other[i]!) ** 2, 0);
}

function nearestIn(palette: readonly number[], colour: number): number {
  let best = 0;
  for (let i = 1; i < palette.length; i++) {
    if (distance(palette[i]!, colour) < distance(palette[best]!, colour)) best = i;
  }
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body) >>> 0, 4 + body.length);
  return frame;
}
