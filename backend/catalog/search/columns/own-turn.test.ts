import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

test('no two get the same turn', async () => {
  let turn = 0;
  const count = () => {
    turn++;
    if (turn < 1000) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  await Promise.all(Array.from({ length: 16 }, () => ownTurn().then(() => turns.push(turn))));
  expect(new Set(turns).size).toBe(16);
});
