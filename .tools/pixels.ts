import type { Page } from 'playwright-core';

/** The points of a picture, as a page reads them. */
export async function pixelsOf(reader: Page, picture: Buffer): Promise<Uint8Array> {
  const text = await reader.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${picture.toString('base64')}';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const drawing = canvas.getContext('2d');
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, image.width, image.height);
    return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
  })()`);
  return Buffer.from(text, 'hex');
}
