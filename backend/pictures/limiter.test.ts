import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

it('never runs more than its size and survives failures', async () => {
  const limit = createLimiter(2);
  let running = 0;
  let most = 0;
  const task = async (fails: boolean) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (fails) throw new Error('failed');
    return 'done';
  };
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => limit(() => task(i % 3 === 0))));
  expect(most).toBe(2);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(6);
  expect(await limit(() => task(false))).toBe('done');
});
