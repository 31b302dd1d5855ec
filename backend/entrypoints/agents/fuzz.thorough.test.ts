import { expect, test } from 'vitest';
import { operations } from './operations.ts';
import { agentShop } from './test-agents.ts';
import { attackMcp, attackOperations } from './test-fuzz.ts';

const RUNS = 1000;

test('a thousand made inputs to each operation: no 5xx, no answer of an unknown shape (agent-3)', {
  timeout: 1_800_000,
}, async () => {
  const refusals = await attackOperations(await agentShop(), RUNS);
  for (const { name } of operations) expect([name, (refusals[name] ?? 0) > RUNS / 10]).toEqual([name, true]);
});

test('a thousand made calls of each MCP tool: no 5xx (agent-3)', { timeout: 1_800_000 }, async () => {
  await attackMcp(await agentShop(), RUNS);
});
