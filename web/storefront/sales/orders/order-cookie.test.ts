import { expect, test } from 'vitest';
import { orderCookie, orderKeyOf } from './order-cookie.ts';

test('a key comes back as it was put in, for its own order only', () => {
  const [pair = ''] = orderCookie('1000015', 'a/b=c;d', false).split(';');
  expect(orderKeyOf(`x=1; ${pair}`, '1000015')).toBe('a/b=c;d');
  expect(orderKeyOf(`x=1; ${pair}`, '1000028')).toBeNull();
});

test('no script reads it and it stays on our site', () => {
  expect(orderCookie('1000015', 'k', true)).toBe(
    'order_1000015=k; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

test('rubbish gives null', () => {
  expect(orderKeyOf(null, '1')).toBeNull();
  expect(orderKeyOf('order_1=%E0%A4%A', '1')).toBeNull();
  expect(orderKeyOf('order_x=1', 'x')).toBeNull();
});
