import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { endpointLimits } from './endpoint-limits.ts';

test('processes of one machine share the count of a visitor’s requests', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'backend/platform/http-kit/limits/test-shared-count.ts',
  ]);
  const letIn = stdout.trim().split('\n').map(Number);
  expect(letIn).toHaveLength(2);
  expect((letIn[0] ?? 0) + (letIn[1] ?? 0)).toBe(endpointLimits.placing.points);
});
