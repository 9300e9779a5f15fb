import type { Incoming } from '@/pwa';

type Page = Pick<Document, 'addEventListener' | 'removeEventListener'>;

/** Takes save files that are dropped anywhere, and texts that are pasted outside a field; returns how to stop. */
export function receiveFiles(page: Page, incoming: Pick<Incoming, 'add' | 'addFiles'>): () => void {
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void incoming.addFiles(files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files.length > 0) void incoming.addFiles(files);
    else if (text.trim() !== '') incoming.add(text);
  };
  page.addEventListener('dragover', over);
  page.addEventListener('drop', drop);
  page.addEventListener('paste', paste);
  return () => {
    page.removeEventListener('dragover', over);
    page.removeEventListener('drop', drop);
    page.removeEventListener('paste', paste);
  };
}
