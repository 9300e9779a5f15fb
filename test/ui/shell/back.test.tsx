// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followBack, useBack } from '@/ui/shell/back';

/** A browser's history, as far as it is used: going back tells the page at once. */
class FakeWindow {
  entries: { state: unknown; hash: string }[] = [{ state: null, hash: '#/' }];
  at = 0;
  private tell: () => void = () => {};
  readonly location = Object.defineProperty({} as Location, 'hash', {
    get: () => this.entries[this.at]?.hash,
  });
  readonly history = Object.defineProperty(
    {
      pushState: (state: unknown, _: string, hash: string) => this.enter(state, hash),
      go: (by: number) => this.go(by),
    } as unknown as History,
    'state',
    { get: () => this.entries[this.at]?.state },
  );
  addEventListener = (_: string, listener: () => void) => {
    this.tell = listener;
  };
  removeEventListener = () => {};

  enter(state: unknown, hash: string): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, hash }];
    this.at++;
  }
  /** A link of the page. */
  follow(hash: string): void {
    this.enter(null, hash);
    this.tell();
  }
  go(by: number): void {
    this.at = Math.max(0, Math.min(this.entries.length - 1, this.at + by));
    this.tell();
  }
}

let page: FakeWindow;
let stop: () => void;
let set: Record<string, (isOpen: boolean) => void>;

function Thing({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  set[name] = setOpen;
  useBack(isOpen ? () => setOpen(false) : undefined);
  return isOpen ? <p>{name}</p> : null;
}

beforeEach(() => {
  page = new FakeWindow();
  set = {};
  stop = followBack(page as unknown as Window);
  render(
    <>
      <Thing name="menu" />
      <Thing name="tile" />
    </>,
  );
  page.follow('#/table/a');
});
afterEach(() => {
  stop();
  cleanup();
});

const isOpen = () => document.body.textContent;
const turn = (name: string, to: boolean) => act(() => set[name]!(to));
const back = async () => {
  await act(() => page.go(-1));
  await new Promise((resolve) => setTimeout(resolve));
};

describe('the Back of the browser', () => {
  it('closes what is open, the last first, and only then leaves the place', async () => {
    await turn('tile', true);
    await turn('menu', true);
    expect(isOpen()).toBe('menutile');
    await back();
    expect([isOpen(), page.location.hash]).toEqual(['tile', '#/table/a']);
    await back();
    expect([isOpen(), page.location.hash]).toEqual(['', '#/table/a']);
    await back();
    expect(page.location.hash).toBe('#/');
  });

  it('leaves the place at once where all was closed otherwise', async () => {
    for (let i = 0; i < 3; i++) {
      await turn('tile', true);
      await turn('menu', true);
      await turn('tile', false);
      await turn('menu', false);
    }
    // what is opened again goes by the entries there are
    expect(page.entries).toHaveLength(4);
    await back();
    expect(page.location.hash).toBe('#/');
  });

  it('closes what was opened after something else was closed by hand', async () => {
    await turn('tile', true);
    await turn('tile', false);
    await turn('menu', true);
    await back();
    expect([isOpen(), page.location.hash]).toEqual(['', '#/table/a']);
  });

  it('lets a link lead on from what is open, and comes back to where it was', async () => {
    await turn('menu', true);
    await act(() => page.follow('#/table/a/end'));
    expect(isOpen()).toBe('menu');
    await turn('menu', false);
    await back();
    expect(page.location.hash).toBe('#/table/a');
    await back();
    expect(page.location.hash).toBe('#/');
  });
});
