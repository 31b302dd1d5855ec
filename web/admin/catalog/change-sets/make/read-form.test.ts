import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const now = new Date('2026-11-23T10:00:00Z');
const read = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ by: 'skus', which: 'T1 T2,T1', ...fields })) form.append(name, value);
  return readForm(form, now);
};

test.each([
  ['4', 4],
  ['−12,5', -12.5],
  ['-3', -3],
  ['+2', 2],
])('a percentage of %s keeps its sign (change-2)', (value, percent) => {
  expect(read({ kind: 'price', how: 'percent', value })).toMatchObject({
    rule: { kind: 'price', change: { by: 'percent', percent }, rounding: null },
    selection: { by: 'skus', skus: ['T1', 'T2'] },
    errors: {},
  });
});

test('a reduction is typed as what it takes off, and lasts to the end of its last day in the shop', () => {
  const form = { kind: 'reduction', how: 'percent', value: '20', rounding: '90', direction: 'down' };
  expect(read({ ...form, from: '2026-11-27', until: '2026-11-29' }).rule).toEqual({
    kind: 'reduction',
    change: { by: 'percent', percent: -20 },
    rounding: { step: 100, ending: 90, direction: 'down' },
    from: '2026-11-26T22:00:00.000Z',
    until: '2026-11-29T22:00:00.000Z',
  });
  expect(read({ ...form, until: '2026-11-22' }).errors).toEqual({ until: 'until' });
  expect(read({ ...form, value: '-20' }).errors).toEqual({ value: 'positive' });
});

test('euros are read as cents, and words as an error', () => {
  expect(read({ kind: 'price', how: 'amount', value: '-1,05' }).rule).toMatchObject({ change: { cents: -105 } });
  expect(read({ kind: 'price', how: 'price', value: '12.345' }).errors).toEqual({ value: 'value' });
  expect(read({ kind: 'category', which: '' }).errors).toEqual({ categoryTo: 'missing', which: 'which' });
});

test.each([
  [
    '4: 5; 10: 12,5',
    [
      { from: 4, percent: 5 },
      { from: 10, percent: 12.5 },
    ],
  ],
  ['4: 5; 3: 8', null],
  ['4: 5; 10: 4', null],
  ['1: 5', null],
  ['4 kpl 5 %', null],
])('percentages by amount: %s (change-9)', (typed, breaks) => {
  const { rule, errors } = read({ kind: 'quantity', breaksHow: 'set', breaks: typed });
  expect(breaks ? rule : errors).toEqual(breaks ? { kind: 'quantity', breaks } : { breaks: 'breaks' });
});

test('an archived product leads to an address of the shop or to its category (change-9)', () => {
  const form = { kind: 'state', state: 'archived' };
  expect(read({ ...form, to: '/category/kelkat' }).rule).toEqual({ ...form, to: '/category/kelkat' });
  expect(read({ ...form, to: '' })).toMatchObject({ rule: { ...form, to: null }, errors: {} });
  expect(read({ ...form, to: 'https://example.com' }).errors).toEqual({ to: 'address' });
});

test('the whole view of the list is a filter, whatever is ticked', () => {
  expect(read({ of: 'query', query: 'brand=Routa', sku: 'T9' }).selection).toEqual({
    by: 'filter',
    query: 'brand=Routa',
  });
});
