import { expect, test } from 'vitest';
import { euros, readTyped, replyInput, typedOf, typedTotals } from './reply-form.ts';

function formOf(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
const line = (sku: string, title: string, amount: string, price: string): [string, string][] => [
  ...([
    ['sku', sku],
    ['title', title],
    ['amount', amount],
    ['price', price],
  ] as [string, string][]),
];

test.each([
  ['11 990,00', 11_990],
  ['11\u00a0990,5 €', 11_990.5],
  ['79.90', 79.9],
  ['', null],
  ['12,3,4', null],
  ['halpa', null],
])('reads %j as %s euros', (typed, number) => {
  expect(euros(typed)).toBe(number);
});

test('empty lines are left out, half-filled ones are not', () => {
  const form = formOf([...line('KONE', '', '1', '1190'), ...line('', '', '1', ''), ...line('', 'Asennus', '2', '')]);
  expect(replyInput(readTyped(form))).toMatchObject({
    lines: [
      { sku: 'KONE', amount: 1, price: 1190 },
      { sku: null, title: 'Asennus', amount: 2, price: null },
    ],
    tradeIn: null,
    delivery: null,
  });
});

test('a sent reply and what is typed of it are the same', () => {
  const answer = {
    lines: [{ sku: 'KONE', title: 'Kone', variationName: 'Musta', amount: 2, unit: 119_050, vatRate: 25.5 }],
    delivery: { methodId: '302', price: { shipping: 5900, officeFee: 0 } },
    tradeIn: { title: 'Vanha', credit: 30_000 },
    deliveryTime: '2 viikkoa',
    words: 'Hei',
  };
  expect(replyInput(typedOf(answer, '2026-12-05'))).toEqual({
    lines: [{ sku: 'KONE', title: 'Kone, Musta', amount: 2, price: 1190.5 }],
    delivery: { method: '302', price: 59 },
    tradeIn: { title: 'Vanha', credit: 300 },
    validUntil: '2026-12-05',
    deliveryTime: '2 viikkoa',
    words: 'Hei',
  });
});

test('sums follow what is typed', () => {
  const form = formOf([
    ...line('KONE', '', '2', '1 190,00'),
    ...line('', 'Työ', '1', 'x'),
    ['tradeInTitle', 'Vanha'],
    ['tradeInCredit', '300'],
    ['method', '302'],
    ['deliveryPrice', '59'],
  ]);
  const totals = typedTotals(readTyped(form), { KONE: 129_900 });
  expect(totals).toEqual({ list: 259_800, discount: -21_800, credit: 30_000, toPay: 213_900 });
});
