// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { backToTheTable } from '@/ui/shell/back-to-the-table';
import { followAddress } from '@/ui/shell/router';

const replace = vi.fn();

beforeEach(() => {
  replace.mockClear();
  window.location.hash = '';
  followAddress(window);
});

it('opening the app leads back to the game on the table', async () => {
  await backToTheTable({ replace }, async () => 'a');
  expect(replace).toHaveBeenCalledExactlyOnceWith('#/table/a');
});

it('leads nowhere if there was none', async () => {
  await backToTheTable({ replace }, async () => null);
  expect(replace).not.toHaveBeenCalled();
});

it('leaves an address alone that was asked for, before or meanwhile', async () => {
  const remembered = async () => {
    window.location.hash = '#/new';
    followAddress(window);
    return 'a';
  };
  await backToTheTable({ replace }, remembered);
  await backToTheTable({ replace }, remembered);
  expect(replace).not.toHaveBeenCalled();
});
