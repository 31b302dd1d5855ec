import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARRIER_MARKS, marksOfCarrier, marksOfPayment, PAYMENT_MARKS } from './mark-names.ts';

test.each([
  ['Nordea', false, ['nordea']],
  ['OP', false, ['op']],
  ['OP Lasku', true, ['op']],
  ['Danske Bank', false, ['danske']],
  ['Visa, Mastercard', false, ['visa', 'mastercard']],
  ['Jousto', true, ['credit']],
  ['Ålandsbanken', false, []],
  ['OPium', false, []],
  ['toString', false, []],
])('marks the payment method %s (credit: %s) with %s (checkout-7)', (name, isCredit, marks) => {
  expect(marksOfPayment(name, isCredit)).toEqual(marks);
});

test('marks the carriers, and no store or unknown provider (checkout-7)', () => {
  expect(['posti', 'matkahuolto', 'store', 'constructor'].map(marksOfCarrier)).toEqual([
    ['posti'],
    ['matkahuolto'],
    [],
    [],
  ]);
});

test('draws each mark with its name in letters (checkout-7)', () => {
  const svg = readFileSync(new URL('./marks.svg', import.meta.url), 'utf8');
  for (const [id, name] of Object.entries({ ...PAYMENT_MARKS, ...CARRIER_MARKS })) {
    const symbol = new RegExp(`<symbol id="${id}".*?</symbol>`).exec(svg)?.[0] ?? '';
    const letters = [...symbol.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text).join('');
    expect(letters.toLowerCase(), id).toBe(name.replace(' ', '').toLowerCase());
  }
});
