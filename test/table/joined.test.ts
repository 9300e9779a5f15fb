import { expect, test } from 'vitest';
import type { Table } from '@/table/table';
import { accept, bought, decline, offer, payOut } from '../support/toy/played';
import { newWorld, playAll, startToy, storedMoves } from './support';

/** A deal to which the other has said yes aloud: one tap, two moves. */
async function dealt() {
  const world = newWorld();
  const { table, id } = await startToy(world);
  await playAll(table, [...bought, payOut, offer(50)]);
  await table.play(accept, { joined: true });
  return { world, table, id };
}

const where = (table: Table) => table.timeline.value?.at;

test('one undo takes a deal with the consent that was said aloud, one redo makes both again', async () => {
  const { table } = await dealt();
  expect(where(table)).toBe(5);
  table.undo();
  expect(where(table)).toBe(3);
  table.redo();
  expect(where(table)).toBe(5);
});

test('the same deal made again goes forward, and with another answer the consent alone is dropped', async () => {
  const { world, table, id } = await dealt();
  table.undo();
  await table.play(offer(50));
  expect(where(table)).toBe(4);
  await table.play(accept, { joined: true });
  expect(where(table)).toBe(5);
  table.undo();
  await playAll(table, [offer(50), decline]);
  expect(await storedMoves(world, id)).toEqual([...bought, payOut, offer(50), decline]);
});

test('to play on from before it is no question: it was one tap', async () => {
  const { table } = await dealt();
  table.undo();
  expect(await table.play(payOut)).toMatchObject({ kind: 'played' });
});

test('where the device was handed over each takes back what is theirs', async () => {
  const { table } = await dealt();
  table.undo();
  await playAll(table, [offer(40), accept]);
  table.undo();
  expect(where(table)).toBe(4);
});

test('a change of the deal takes the consent with it', async () => {
  const { world, table, id } = await dealt();
  const [next] = table.options.value!.choices;
  await playAll(table, [next!.move]);
  table.travel(5);
  table.beginTrial({ isChange: true });
  expect(where(table)).toBe(3);
  await table.play(offer(40));
  await table.play(accept, { joined: true });
  const proposal = await table.proposal();
  expect(proposal?.stop).toBeUndefined();
  await table.accept(proposal!, 'as it was');
  expect(await storedMoves(world, id)).toEqual([...bought, payOut, offer(40), accept, next!.move]);
});
