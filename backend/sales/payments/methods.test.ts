import { expect, test } from 'vitest';
import { methodName, presentMethods } from './methods.ts';

const method = (id: string, name: string, group: string) => ({ id, name, group });
const gateway = [
  { id: 'mobile', name: 'Mobiili', providers: [method('mobilepay', 'MobilePay', 'mobile')] },
  {
    id: 'credit',
    name: 'Luotto',
    providers: [method('jousto', 'Jousto', 'credit'), method('oplasku', 'OP Lasku', 'credit')],
  },
  { id: 'new', name: 'Uusi tapa', providers: [method('kala', 'Kala', 'new')] },
  {
    id: 'creditcard',
    name: 'Kortit',
    providers: [
      method('creditcard', 'Visa', 'creditcard'),
      method('creditcard', 'Visa', 'creditcard'),
      { ...method('creditcard', 'Mastercard', 'creditcard'), svg: 'https://x.example/m.svg' },
    ],
  },
  { id: 'bank', name: 'Pankit', providers: [method('osuuspankki', 'OP', 'bank')] },
];

test('orders methods without credit first, then those that may include credit, then credit (checkout-5)', () => {
  const groups = presentMethods(gateway, 'fi');
  expect(groups.map(({ label, credit }) => [label, credit])).toEqual([
    ['Verkkopankki', 'no-credit'],
    ['Mobiilimaksu', 'no-credit'],
    ['Pankki- tai luottokortti', 'no-credit'],
    ['Lasku', 'may-include-credit'],
    ['Uusi tapa', 'may-include-credit'],
    ['Osamaksu tai luotto', 'credit'],
  ]);
  expect(groups.at(-1)?.methods.map(({ id }) => id)).toEqual(['jousto']);
});

test('has one entry per id, in both languages', () => {
  const groups = presentMethods(gateway, 'en');
  expect(groups.find(({ id }) => id === 'creditcard')).toEqual({
    id: 'creditcard',
    credit: 'no-credit',
    label: 'Debit or credit card',
    methods: [{ id: 'creditcard', name: 'Visa, Mastercard', icon: null }],
  });
});

test('gives names of methods for mails', () => {
  expect(methodName('osuuspankki', 'fi')).toBe('OP');
  expect(methodName('creditcard', 'en')).toBe('Debit or credit card');
  expect(methodName('tuntematon', 'fi')).toBe('tuntematon');
});
