import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { palettePng } from '../../.tools/palette-png';
import { sizeOfPng } from '../support/png';

const red = [255, 0, 0, 255];
const almostRed = [250, 2, 2, 255];
const blue = [0, 0, 255, 255];

/** The data of a chunk, by its name. */
function chunkOf(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type, 0, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

describe('a PNG of few colours', () => {
  const png = palettePng({ width: 2, height: 2, rgba: Uint8Array.from([red, red, almostRed, blue].flat()) });

  it('has its size and a palette', () => {
    expect(sizeOfPng(png)).toEqual([2, 2]);
    expect([...chunkOf(png, 'PLTE')]).toEqual([255, 0, 0, 0, 0, 255]);
  });

  it('is opaque unless a point is not', () => {
    expect(png.includes('tRNS', 0, 'latin1')).toBe(false);
    const clear = palettePng({ width: 2, height: 1, rgba: Uint8Array.from([red, [0, 0, 0, 0]].flat()) });
    expect([...chunkOf(clear, 'tRNS')]).toEqual([255, 0]);
  });

  it('shows each point in the nearest colour', () => {
    expect([...inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 0, 0, 0, 0, 1]);
  });
});
