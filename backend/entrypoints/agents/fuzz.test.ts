import { expect, test } from 'vitest';
import { operations } from './operations.ts';
import { agentShop } from './test-agents.ts';
import { attackMcp, attackOperations, examples } from './test-fuzz.ts';

test('every operation has an example, and answers it in its shape (agent-1)', async () => {
  const made = await agentShop();
  expect(Object.keys(examples).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  for (const { name } of operations) await made.ask(name, await examples[name]?.(made));
});

test('made input is refused or answered, never with 5xx (agent-3)', { timeout: 120_000 }, async () => {
  const made = await agentShop();
  const refusals = await attackOperations(made, 30);
  for (const { name } of operations) expect([name, (refusals[name] ?? 0) > 2]).toEqual([name, true]);
  await attackMcp(made, 20);
});
