// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '@/i18n';
import { incoming } from '@/pwa';
import type { Imported, ReadSave } from '@/storage/savefile';
import { shelf } from '@/table';
import { App } from '@/ui/App';
import { Import } from '@/ui/home/Import';
import { followAddress } from '@/ui/shell/router';
import { hush } from '@/ui/shell/toast';

const patience = { timeout: 30_000 };
let stop = () => {};

beforeEach(() => {
  language.value = 'en';
});
afterEach(() => {
  cleanup();
  stop();
  hush();
  vi.restoreAllMocks();
});

const dialog = (name = 'What the file holds') => screen.findByRole('dialog', { name }, patience);
const close = async () => fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));

describe('an import', () => {
  it('of the same text twice in a row ends in a sentence twice', async () => {
    stop = followAddress(window);
    render(<App />);
    incoming.add('a shopping list');
    incoming.add('a shopping list');
    for (let i = 0; i < 2; i++) {
      expect(within(await dialog()).getByRole('alert').textContent).toContain('no saved game');
      await close();
    }
    expect(incoming.next.value).toBeNull();
  });

  it('that fails in a way nobody thought of ends in a sentence, and the next one works', async () => {
    stop = followAddress(window);
    render(<App />);
    vi.spyOn(shelf, 'read').mockRejectedValueOnce(new TypeError('no network'));
    incoming.add('a shopping list');
    expect(within(await dialog()).getByRole('alert').textContent).toContain('does not let the app store');
    await close();
    incoming.add('a shopping list');
    expect(within(await dialog()).getByRole('alert').textContent).toContain('no saved game');
    await close();
  });

  it('of many games shows how far it is, can be stopped, and ends in a summary', async () => {
    let go = () => {};
    let signal: AbortSignal | undefined;
    vi.spyOn(shelf, 'read').mockImplementation(async (_text, along) => {
      along?.onProgress?.(2, 300);
      signal = along?.signal;
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      return { ok: true, games: [] } satisfies ReadSave;
    });
    const report: Imported[] = [
      { kind: 'imported', id: 'a', name: 'A' },
      { kind: 'imported', id: 'b', name: 'B' },
      { kind: 'cancelled', name: 'C' },
    ];
    vi.spyOn(shelf, 'import').mockResolvedValue(report);
    render(<Import arrival={{ number: 1, text: '', isUnasked: false }} />);
    expect((await dialog()).textContent).toContain('Reading game 3 of 300');
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(signal?.aborted).toBe(true);
    go();
    expect((await screen.findByText(/games are new/)).textContent).toBe(
      '2 games are new on this device. One was left out.',
    );
  });

  it('of what others have sent is asked about before anything is stored', async () => {
    const game = {
      saved: { name: 'Friday', title: '18rhl', setup: { players: [{ name: 'Eve' }] }, moves: [] },
    };
    const read = { ok: true, games: [{ ok: true, ...game }] } as unknown as ReadSave;
    vi.spyOn(shelf, 'read').mockResolvedValue(read);
    const store = vi
      .spyOn(shelf, 'import')
      .mockResolvedValue([{ kind: 'imported', id: 'a', name: 'Friday' }]);
    const sent = { number: 1, text: '', isUnasked: true };
    const { rerender } = render(<Import arrival={sent} />);
    expect((await dialog('Someone has sent a save file')).textContent).toContain(
      '18Rhl-Rhineland · Eve · 0 moves',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing of the file was taken');
    expect(store).not.toHaveBeenCalled();
    rerender(<Import arrival={{ ...sent, number: 2 }} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Take it onto this device' }));
    await screen.findByText(/is now on this device/);
    expect(store).toHaveBeenCalledOnce();
  });
});
