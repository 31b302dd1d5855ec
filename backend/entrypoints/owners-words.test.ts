import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createProblems } from '#backend/catalog/import/problems.ts';
import { ownersWords } from '#backend/entrypoints/owners-words.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('a wrong content file is named with its line and what is wrong, without a stack', () => {
  const problems = createProblems();
  problems.add({ file: 'fi/pages/a.md', line: 7, field: 'title', reason: 'must not be empty' });
  const words = ownersWords(thrownBy(problems.refuseIfAny));
  expect(words).toContain('  - fi/pages/a.md:7: title: must not be empty\n');
  expect(words).not.toMatch(/\n\s+at /);
});

test('a wrong setting and a taken port are sentences; a bug keeps its stack', async () => {
  expect(ownersWords(thrownBy(() => readSettings({ PORT: 'x' })))).toMatch(/^The shop cannot start:\n {2}- PORT: /);
  const [first, second] = [createServer(), createServer()];
  onTestFinished(() => void first.close());
  first.listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as { port: number };
  second.listen(port, '127.0.0.1');
  const [taken] = await once(second, 'error');
  expect(ownersWords(taken)).toBe(
    `The shop cannot start: port ${port} of 127.0.0.1 is in use.\nStop the other program, or set PORT.`,
  );
  expect(ownersWords(new TypeError('undefined is not a function'))).toBeNull();
});
