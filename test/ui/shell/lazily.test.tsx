// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { lazily } from '@/ui/shell/lazily';
import { fetchAhead, toCome } from '@/ui/shell/to-come';
import { PanelBoundary } from '@/ui/table/parts/PanelBoundary';

interface CountProps {
  of: string;
}

/** Keeps what was done in it. */
function Count({ of }: CountProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {of}: {count}
    </button>
  );
}

type Arrival = (part: ComponentType<CountProps> | Error) => void;

/** A part that comes when it is told to, or does not. */
function coming() {
  const waiting: Arrival[] = [];
  const load = vi.fn(
    () =>
      new Promise<ComponentType<CountProps>>((resolve, reject) => {
        waiting.push((part) => (part instanceof Error ? reject(part) : resolve(part)));
      }),
  );
  const end = (how: ComponentType<CountProps> | Error) => {
    for (const arrival of waiting.splice(0)) arrival(how);
  };
  return { load, arrive: () => end(Count), fail: () => end(new Error('no network')) };
}

afterEach(cleanup);

it('a part that was asked for by a tap is shown as soon as it is here', async () => {
  const { load, arrive } = coming();
  const Part = lazily(load, null);
  function Screen() {
    const [isOpen, open] = useState(false);
    return isOpen ? (
      <Part of="moves" />
    ) : (
      <button type="button" onClick={() => open(true)}>
        open
      </button>
    );
  }
  render(<Screen />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('open'));
  arrive();
  fireEvent.click(await screen.findByText('moves: 0'));
  expect(await screen.findByText('moves: 1')).toBeTruthy();
});

it('says that it is loading, unless there is something else to show or nothing', async () => {
  const { load, arrive } = coming();
  const Part = lazily(load);
  const Other = lazily(load, <i>soon</i>);
  const { container } = render(
    <>
      <Part of="a" />
      <Other of="b" />
    </>,
  );
  expect(container.querySelector('.loading')).not.toBeNull();
  expect(screen.getByText('soon')).toBeTruthy();
  arrive();
  await screen.findByText('a: 0');
  expect(container.querySelector('.loading')).toBeNull();
  expect(screen.queryByText('soon')).toBeNull();
});

it('keeps what was done in a part when what it is given changes', async () => {
  const { load, arrive } = coming();
  const Part = lazily(load);
  const { rerender } = render(<Part of="a" />);
  arrive();
  fireEvent.click(await screen.findByText('a: 0'));
  rerender(<Part of="b" />);
  expect(screen.getByText('b: 1')).toBeTruthy();
});

it('a part that is here is shown at once, and fetched only once', async () => {
  const { load, arrive } = coming();
  const Part = lazily(load);
  render(<Part of="a" />);
  arrive();
  await screen.findByText('a: 0');
  render(<Part of="b" />);
  expect(screen.getByText('b: 0')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('a part that cannot be fetched is told of in its place, and can be asked for again', async () => {
  const { load, arrive, fail } = coming();
  const Part = lazily(load);
  render(
    <PanelBoundary of="part">
      <Part of="a" />
    </PanelBoundary>,
  );
  fail();
  expect((await screen.findByRole('alert')).textContent).toContain('no network');
  fireEvent.click(screen.getByRole('button'));
  arrive();
  expect(await screen.findByText('a: 0')).toBeTruthy();
});

it('what is to come is fetched ahead, and what fails then is fetched when it is needed', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('here');
  const part = toCome(load);
  fetchAhead();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), { timeout: 60_000 });
  await expect(part.fetch()).resolves.toBe('here');
  expect(part.here.value).toBe('here');
});
