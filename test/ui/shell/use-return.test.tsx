// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useReturn } from '@/ui/shell/back-to-the-table';

beforeEach(() => {
  window.location.hash = '';
});
afterEach(cleanup);

function Start({ remembered }: { remembered: () => Promise<string | null> }) {
  return <p>{useReturn(window.location, remembered) ? 'looking' : 'home'}</p>;
}

it('does not show home on the way to the table, and shows it to whoever comes back from there', async () => {
  render(<Start remembered={async () => 'a'} />);
  expect(screen.getByText('looking')).toBeTruthy();
  await expect.poll(() => window.location.hash).toBe('#/table/a');
  window.location.hash = '#/';
  expect(await screen.findByText('home')).toBeTruthy();
});

it('shows home where there is no game to go back to', async () => {
  render(<Start remembered={async () => null} />);
  expect(await screen.findByText('home')).toBeTruthy();
});
