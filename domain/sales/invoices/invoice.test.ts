import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueDay, fitsLimit, type InvoiceEntry, invoiceState, openOf, readTerms } from './invoice.ts';

const entry = (kind: InvoiceEntry['kind'], cents: number) => ({ kind, cents });

test.each([
  [[entry('issued', 100)], '2026-12-05', 'open'],
  [[entry('issued', 100)], '2026-12-06', 'overdue'],
  [[entry('issued', 100), entry('credited', -40)], '2026-12-06', 'overdue'],
  [[entry('issued', 100), entry('credited', -40), entry('paid', -60)], '2026-12-06', 'paid'],
  [[entry('issued', 100), entry('credited', -100)], '2026-12-06', 'credited'],
] as const)('%j on %s is %s (invoice-3)', (entries, today, state) => {
  expect(invoiceState(entries, '2026-12-05', today)).toBe(state);
});

test('an invoice is due its days after its date, over the end of a year', () => {
  expect(dueDay('2026-12-20', { days: 14, limit: 0 })).toBe('2027-01-03');
});

test('orders fit while what is owed stays within the limit (invoice-1)', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.integer({ min: 1, max: 100_000 })), (limit, orders) => {
      let open = 0;
      for (const cents of orders) if (fitsLimit({ days: 14, limit }, open, cents)) open += cents;
      expect(open).toBeLessThanOrEqual(limit);
    }),
  );
});

test('what is owed is the sum of the rows', () => {
  expect(openOf([entry('issued', 100), entry('credited', -40)])).toBe(60);
});

test.each([
  ['', '', null],
  ['14', '5 000,50 €', { days: 14, limit: 500_050 }],
  ['14', '', undefined],
  ['', '5000', undefined],
  ['0', '5000', undefined],
  ['91', '5000', undefined],
  ['14', '-1', undefined],
])('reads terms %j and %j as %j (invoice-1)', (days, limit, terms) => {
  expect(readTerms(days, limit)).toEqual(terms);
});
