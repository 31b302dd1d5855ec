import { expect, test } from 'vitest';
import { operations } from './operations.ts';
import { testApi } from './test-api.ts';
import { attack } from './test-contract.ts';

const RUNS = 1000;

test('a thousand made inputs to each operation: no 5xx, nothing undocumented (api-3)', {
  timeout: 1_800_000,
}, async () => {
  const refused = await attack(await testApi(), RUNS);
  for (const { name } of operations) expect([name, (refused[name] ?? 0) > RUNS / 4]).toEqual([name, true]);
});
