import { expect, test } from 'vitest';
import { isOriginalCode, originalKeys, wantedKeys } from './original-code.ts';

const meets = (given: string, code: string, supplier: string | null) =>
  wantedKeys(code, supplier).some((key) => originalKeys(given).includes(key));

test('a code of a supplier is found by its part and by the code alone, in any spelling (original-1)', () => {
  expect(meets('937 17 64-05@301', '9371764-05', '301')).toBe(true);
  expect(meets('937 17 64-05@301', '937176405', null)).toBe(true);
  expect(meets('937 17 64-05@301', '937 17 64-05', '88')).toBe(false);
});

test('a code without a supplier is found by the parts of all (original-1)', () => {
  expect(meets('zx-4410', 'ZX4410', '1499')).toBe(true);
  expect(meets('zx-4410', 'ZX4410', null)).toBe(true);
  expect(meets('zx-4410', 'ZX4411', null)).toBe(false);
});

test('signs alone are no code', () => {
  for (const code of ['', ' - ', '@1044', '12@', '--@5']) expect(isOriginalCode(code)).toBe(false);
  expect(wantedKeys('--', null)).toEqual([]);
});
