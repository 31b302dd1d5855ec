import { expect, test } from 'vitest';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

test('never resolves two callers in the same turn', async () => {
  let turn = 0;
  const count = () => {
    turn++;
    if (turn < 1000) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  await Promise.all(Array.from({ length: 16 }, () => yieldToEventLoop().then(() => turns.push(turn))));
  expect(new Set(turns).size).toBe(16);
});
