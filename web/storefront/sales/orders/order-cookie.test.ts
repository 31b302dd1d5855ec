import { expect, test } from 'vitest';
import { orderCookie, orderKeyOf } from './order-cookie.ts';

test('returns a key for its own order only (order-3)', () => {
  const [pair = ''] = orderCookie('1000015', 'a/b=c;d', false).split(';');
  expect(orderKeyOf(`x=1; ${pair}`, '1000015')).toBe('a/b=c;d');
  expect(orderKeyOf(`x=1; ${pair}`, '1000028')).toBeNull();
});

test('sets a cookie that is httpOnly and SameSite', () => {
  expect(orderCookie('1000015', 'k', true)).toBe(
    'order_1000015=k; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

test('returns null for an invalid cookie', () => {
  expect(orderKeyOf(null, '1')).toBeNull();
  expect(orderKeyOf('order_1=%E0%A4%A', '1')).toBeNull();
  expect(orderKeyOf('order_x=1', 'x')).toBeNull();
});
