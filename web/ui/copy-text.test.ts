import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '#web/ui/copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('writes the text to the clipboard', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('KESÄ')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('KESÄ');
});

test.each([
  ['no clipboard on plain http', {}],
  ['a clipboard that refuses', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } }],
])('returns false instead of throwing: %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('KESÄ')).toBe(false);
});
