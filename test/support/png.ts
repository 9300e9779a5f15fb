/** Width and height stand at the beginning of a PNG. */
export function sizeOfPng(png: Buffer): [width: number, height: number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
