import { expect, test } from 'vitest';
import { isBusinessId, isVatNumber, normalizeBusinessId } from './business-id.ts';

test.each(['2122839-7', '0201256-6', '1572860-0', '0737546-2', '2617416-4', '2081792-3', '1234567-1', '0112038-9'])(
  '%s is a business id',
  (id) => expect(isBusinessId(id)).toBe(true),
);

test.each(['1234567-8', '112038-9', '21228397', '2122839-', '', '2122839-7 ', '0000001-0'])(
  '%j is not a business id',
  (id) => expect(isBusinessId(id)).toBe(false),
);

test('normalises spaces, case and six-digit ids before checking', () => {
  expect(normalizeBusinessId(' 112038-9')).toBe('0112038-9');
  expect(normalizeBusinessId('fi 2122 8397')).toBe('FI21228397');
});

test('checks the digit of Finnish VAT numbers, only the format of others', () => {
  expect(isVatNumber('FI21228397')).toBe(true);
  expect(isVatNumber('FI21228398')).toBe(false);
  expect(isVatNumber('SE556677889901')).toBe(true);
  expect(isVatNumber('XX123')).toBe(false);
});
