import { expect, test } from 'vitest';
import { ordersInCookies } from './order-cookie.ts';

test('reads orders among other cookies (order-6)', () => {
  expect(ordersInCookies('a=b; order_1000012=abc_-9; i18n_redirected=fi; order_1000025=x')).toEqual([
    { number: '1000012', key: 'abc_-9' },
    { number: '1000025', key: 'x' },
  ]);
});

test.each([null, undefined, '', 'order_=x', 'order_12a=x', 'xorder_1000012=x', 'order_1000012=', "order_1000012='"])(
  'finds no order in %j',
  (header) => expect(ordersInCookies(header)).toEqual([]),
);
