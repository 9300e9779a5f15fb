import { expect, it, vi } from 'vitest';
import { backToTheTable } from '@/ui/shell/back-to-the-table';

const at = (hash: string) => ({ hash, replace: vi.fn() });

it('opening the app leads back to the game on the table', async () => {
  const location = at('');
  expect(await backToTheTable(location, async () => 'a')).toBe(true);
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('#/table/a');
});

it('leads nowhere if there was none', async () => {
  const location = at('');
  expect(await backToTheTable(location, async () => null)).toBe(false);
  expect(location.replace).not.toHaveBeenCalled();
});

it.each(['#/', '#/new'])('leaves the address %s alone, asked for before or meanwhile', async (hash) => {
  const before = at(hash);
  await backToTheTable(before, async () => 'a');
  expect(before.replace).not.toHaveBeenCalled();
  const meanwhile = at('');
  await backToTheTable(meanwhile, async () => {
    meanwhile.hash = hash;
    return 'a';
  });
  expect(meanwhile.replace).not.toHaveBeenCalled();
});

it('leads nowhere if storage does not say', async () => {
  const location = at('');
  expect(await backToTheTable(location, async () => Promise.reject(new Error('refused')))).toBe(false);
  expect(location.replace).not.toHaveBeenCalled();
});
