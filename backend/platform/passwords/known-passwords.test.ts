import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, readFile: vi.fn(real.readFile) };
});

test('reads the list again after a failed read', async () => {
  // test files share a worker: another one may have loaded the list already
  vi.resetModules();
  const { isKnownPassword } = await import('./known-passwords.ts');
  vi.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE: too many open files'));
  await expect(isKnownPassword('MANCHESTER')).rejects.toThrow('EMFILE');
  expect(await isKnownPassword('MANCHESTER')).toBe(true);
});
