import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

test('so many at a time, in their order, and nothing that was taken back', async () => {
  const queue = fewAtOnce(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    queue.add(name, () => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
  for (const name of ['a', 'b', 'c', 'd', 'e']) add(name);
  expect(begun).toEqual(['a', 'b']);
  expect([queue.remove('c'), queue.remove('a')]).toEqual([true, false]);
  ends.get('b')?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'd']);
  ends.get('a')?.();
  ends.get('d')?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'd', 'e']);
});
