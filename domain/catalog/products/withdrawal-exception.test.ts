import { expect, test } from 'vitest';
import { exceptionsOf, withdrawalException } from './withdrawal-exception.ts';

const plain = { customization: null };
const sealed = { customization: null, hygieneSealed: true };
const cut = { customization: { identifier: 'size' } };

test.each([
  ['goods as they are', plain, null],
  ['goods whose seal is not for hygiene', { ...plain, hygieneSealed: false }, null],
  ['sealed underwear', sealed, 'sealed'],
  ['a carpet cut to size', cut, 'cut'],
  ['goods cut to size in a sealed package', { ...cut, hygieneSealed: true }, 'cut'],
])('%s (return-8; Consumer Protection Act 6:16)', (_, goods, exception) => {
  expect(withdrawalException(goods)).toBe(exception);
});

test('a purchase has each of its exceptions once (return-8)', () => {
  expect(exceptionsOf([])).toEqual([]);
  expect(exceptionsOf([plain, sealed, cut, sealed])).toEqual(['cut', 'sealed']);
});
