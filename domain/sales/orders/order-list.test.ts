import { expect, test } from 'vitest';
import { noFilters, type OrderListQuery, orderListParams, phoneDigits, readOrderList } from './order-list.ts';

test('a query survives its address', () => {
  const query: OrderListQuery = {
    text: 'mäkinen',
    group: 'pack',
    status: 'paid',
    sku: 'A-1',
    store: 'oulu',
    delivery: 'store',
    payment: 'part',
    from: '2026-11-01',
    to: '2026-11-30',
    assignee: 'none',
    tag: 'kiire',
    least: 10,
    most: 200,
    mention: 'unseen',
    expected: 'late',
    sort: 'highest',
    isLate: true,
    isMissing: true,
    isPartial: false,
    hasNote: true,
    isCompany: false,
  };
  expect(readOrderList(orderListParams(query))).toEqual(query);
  expect(orderListParams(noFilters).toString()).toBe('');
});

test('unknown values are left out', () => {
  const params = new URLSearchParams('view=secret&from=eilen&least=-1&late=yes&payment=x&mention=you&expected=soon');
  expect(readOrderList(params)).toEqual(noFilters);
});

test.each(['040 123 4567', '+358 40 123 4567', '00358401234567'])('%s is one phone number', (typed) => {
  expect(phoneDigits(typed)).toBe('401234567');
});
