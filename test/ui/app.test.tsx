// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '@/i18n';
import { later } from '@/i18n/later';
import { titles } from '@/titles/registry';
import { App, fetchFor } from '@/ui/App';
import { keepLastTable, lastTable } from '@/ui/games/last-table';
import { ErrorBoundary } from '@/ui/shell/ErrorBoundary';
import { Later } from '@/ui/shell/Later';
import { followAddress } from '@/ui/shell/router';
import { hush } from '@/ui/shell/toast';

let stop = () => {};
function open(address: string) {
  window.location.hash = address;
  stop = followAddress(window);
  return render(<App />);
}

beforeEach(() => {
  language.value = 'en';
});
afterEach(() => {
  cleanup();
  stop();
  window.location.hash = '';
  language.value = 'en';
});

describe('the shell', () => {
  it('opens with what can be done', () => {
    open('#/');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The railways of Rhine and Ruhr');
    expect(screen.getByText('Look at the boards').closest('a')?.getAttribute('href')).toBe('#/gallery');
  });

  it('changes language', async () => {
    open('#/settings');
    fireEvent.click(await screen.findByLabelText('Deutsch'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeTruthy();
  });

  it('stays with its language, and says so, where the words of another cannot be loaded', async () => {
    const { load } = later;
    // as where there is no network and nothing was kept
    const [has, failing] = [vi.spyOn(later, 'has'), vi.spyOn(later, 'load')];
    failing.mockImplementation((spoken) =>
      spoken === 'de' ? Promise.reject(new Error('no network')) : load(spoken),
    );
    has.mockImplementation((spoken) => spoken !== 'de');
    open('#/settings');
    fireEvent.click(await screen.findByLabelText('Deutsch'));
    expect(await screen.findByText(/^Deutsch could not be loaded/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings');
    expect(screen.getByLabelText<HTMLInputElement>('English').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Deutsch').checked).toBe(false);
    failing.mockRestore();
    has.mockRestore();
    fireEvent.click(screen.getByLabelText('Deutsch'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeTruthy();
    hush();
  });

  it('says so where an address leads nowhere, and shows a way back', () => {
    open('#/timetable/1838');
    expect(screen.getByText(/timetable\/1838/)).toBeTruthy();
    expect(screen.getByText('Back to the start').getAttribute('href')).toBe('#/');
  });

  it.each(['#/settings/x', '#/constructor', '#/gallery/18xx', '#/gallery/18rhl/nothing'])(
    'has no page at %s',
    async (address) => {
      open(address);
      expect(await screen.findByText('There is no such page', undefined, { timeout: 60_000 })).toBeTruthy();
    },
  );

  it('moves the focus to the content, without changing the address', () => {
    open('#/settings');
    fireEvent.click(screen.getByText('Skip to content'));
    expect(document.activeElement?.id).toBe('content');
    expect(window.location.hash).toBe('#/settings');
  });
});

describe('when something goes wrong', () => {
  function Broken(): never {
    throw new TypeError('the bridge is out');
  }

  it('the screen says what, and the app goes on elsewhere', () => {
    const { rerender } = render(
      <ErrorBoundary place="here">
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain('TypeError: the bridge is out');
    expect(screen.getByText('Back to the start')).toBeTruthy();
    rerender(
      <ErrorBoundary place="there">
        <p>all well</p>
      </ErrorBoundary>,
    );
    expect(screen.getByText('all well')).toBeTruthy();
  });

  it('trying again can succeed', () => {
    let isBroken = true;
    const Fragile = () => (isBroken ? <Broken /> : <p>mended</p>);
    render(
      <ErrorBoundary place="here">
        <Fragile />
      </ErrorBoundary>,
    );
    isBroken = false;
    fireEvent.click(screen.getByText('Try again'));
    expect(screen.getByText('mended')).toBeTruthy();
  });

  it('a screen that cannot be loaded says so too', async () => {
    const load = vi.fn(() => Promise.reject(new Error('no network')));
    render(
      <ErrorBoundary place="here">
        <Later load={load}>{() => <p>never</p>}</Later>
      </ErrorBoundary>,
    );
    expect(screen.getByText('Loading …')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no network'));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the start', () => {
  const rhineland = titles.find(({ id }) => id === '18rhl')!;
  const last = { game: 'evening', title: '18rhl', stage: 'station' };
  const asksForRules = (path: readonly string[], kept: object) => {
    const load = vi.spyOn(rhineland, 'load');
    fetchFor(path, kept);
    const isAsked = load.mock.calls.length > 0;
    load.mockRestore();
    return isAsked;
  };

  it('asks for the rules of the game that lay on the table last before that game is read', () => {
    expect(asksForRules(['table', 'evening'], last)).toBe(true);
    expect(asksForRules([], last)).toBe(true);
  });

  it("asks for no other game's, and for none where nobody comes back to a table", () => {
    expect(asksForRules(['table', 'morning'], last)).toBe(false);
    expect(asksForRules(['settings'], last)).toBe(false);
    expect(asksForRules([], {})).toBe(false);
    expect(asksForRules([], { ...last, title: 'a game of another version' })).toBe(false);
  });

  it('begins without what cannot be read', () => {
    const store = () => window.localStorage;
    keepLastTable(store, last);
    expect(lastTable(store)).toEqual(last);
    for (const broken of ['', '{', 'null', '7', '[]']) {
      window.localStorage.setItem('zechenbahn.table', broken);
      expect(lastTable(store)).toEqual({});
    }
    const forbidden = () => {
      throw new Error('not allowed');
    };
    keepLastTable(forbidden, last);
    expect(lastTable(forbidden)).toEqual({});
  });
});
