import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '#web/ui/copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('text is on the clipboard', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('KESÄ')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('KESÄ');
});

test.each([
  ['no clipboard on plain http', {}],
  ['a clipboard that refuses', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } }],
])('%s is told, not thrown', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('KESÄ')).toBe(false);
});
