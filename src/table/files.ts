import type { WrittenSave } from '@/storage/savefile';

export type Offered = 'shared' | 'downloaded' | 'cancelled';

/** What is needed of the browser to hand a file to the player. */
export interface Outlet {
  readonly share: Partial<Pick<Navigator, 'canShare' | 'share'>>;
  download(file: File): void;
}

/** Opens the share sheet where it takes the files, which must then be texts; else downloads them. */
export async function offer(saves: readonly WrittenSave[], outlet: Outlet): Promise<Offered> {
  const files = saves.map(({ text, textName }) => new File([text], textName, { type: 'text/plain' }));
  if (outlet.share.share && outlet.share.canShare?.({ files })) {
    try {
      await outlet.share.share({ files });
      return 'shared';
    } catch (error) {
      // Closing the sheet is an answer; anything else means that this file cannot be shared here.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  for (const { text, name } of saves) outlet.download(new File([text], name, { type: 'application/json' }));
  return 'downloaded';
}

/** Downloads through a link that is never shown. */
export function downloadIn(document: Document): Outlet['download'] {
  return (file) => {
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    link.click();
    // The browser has begun to read by then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
}
