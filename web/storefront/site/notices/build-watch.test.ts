import { expect, test } from 'vitest';
import { ASK_EVERY_MS, watchBuild } from './build-watch.ts';

/** Results of a page of build `a` that checks at these times, with the shop's responses in order. */
async function looking(answers: (string | null)[], moments: number[]) {
  let time = 0;
  let asked = 0;
  let told = 0;
  const look = watchBuild({
    current: 'a',
    ask: async () => answers[asked++] ?? null,
    onNew: () => {
      told += 1;
    },
    now: () => time,
  });
  for (const moment of moments) {
    time = moment;
    await look();
  }
  return { asked, told };
}

test('checks at most once in five minutes, and not on a fresh page', async () => {
  expect(await looking(['b'], [0, ASK_EVERY_MS - 1])).toEqual({ asked: 0, told: 0 });
  const often = [ASK_EVERY_MS, ASK_EVERY_MS + 1, 2 * ASK_EVERY_MS - 1, 2 * ASK_EVERY_MS];
  expect(await looking(['a', 'a'], often)).toEqual({ asked: 2, told: 0 });
});

test('notifies once about another build (error-4)', async () => {
  const moments = [1, 2, 3, 4].map((n) => n * ASK_EVERY_MS);
  expect(await looking(['a', 'b', 'c'], moments)).toEqual({ asked: 2, told: 1 });
  expect(await looking([null, null, null, 'b'], moments)).toEqual({ asked: 4, told: 1 });
});
