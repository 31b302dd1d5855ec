import { expect, test } from 'vitest';
import { isEinvoiceAddress, isEinvoiceOperator, normalizeEinvoice } from './einvoice.ts';

test.each(['003721228397', '00372122839700001', '003721228397ABC', 'FI2112345600000785', 'DE89370400440532013000'])(
  'accepts the address %s',
  (text) => expect(isEinvoiceAddress(text)).toBe(true),
);

test.each([
  '',
  '0037',
  '0036212283971',
  '003721228397000001',
  'FI2112345600000786',
  'FI21',
  '2122839-7',
  'laskut@a.fi',
])('rejects the address %j', (text) => expect(isEinvoiceAddress(text)).toBe(false));

test.each(['003723327487', 'NDEAFIHH', 'OKOYFIHHXXX', 'E204503', '885790000000'])('accepts the operator %s', (text) =>
  expect(isEinvoiceOperator(text)).toBe(true),
);

test.each(['', 'Maventa', 'NDEA', '12', 'E20450X'])('rejects the operator %j', (text) =>
  expect(isEinvoiceOperator(text)).toBe(false),
);

test('strips spaces and hyphens before checking', () => {
  expect(normalizeEinvoice('fi21 1234 5600 0007 85')).toBe('FI2112345600000785');
  expect(normalizeEinvoice('0037-2122839-7')).toBe('003721228397');
});
