import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createProblems } from '#backend/catalog/import/problems.ts';
import { startErrorMessage } from '#backend/entrypoints/start-error.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('reports an invalid content file with line and problem, without a stack trace (operation-1)', () => {
  const problems = createProblems();
  problems.add({ file: 'fi/pages/a.md', line: 7, field: 'title', reason: 'must not be empty' });
  const words = startErrorMessage(thrownBy(problems.refuseIfAny));
  expect(words).toContain('  - fi/pages/a.md:7: title: must not be empty\n');
  expect(words).not.toMatch(/\n\s+at /);
});

test('reports an invalid setting and a port in use as sentences, a bug with its stack trace (operation-1)', async () => {
  expect(startErrorMessage(thrownBy(() => readSettings({ PORT: 'x' })))).toMatch(
    /^The shop cannot start:\n {2}- PORT: /,
  );
  const [first, second] = [createServer(), createServer()];
  onTestFinished(() => void first.close());
  first.listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as { port: number };
  second.listen(port, '127.0.0.1');
  const [taken] = await once(second, 'error');
  expect(startErrorMessage(taken)).toBe(
    `The shop cannot start: port ${port} of 127.0.0.1 is in use.\nStop the other program, or set PORT (the admin's: ADMIN_PORT).`,
  );
  expect(startErrorMessage(new TypeError('undefined is not a function'))).toBeNull();
});
