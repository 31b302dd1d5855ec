import { expect, test } from 'vitest';
import { quoteCookie, quotesInCookies } from './quote-cookie.ts';

test('reads the cookie that it sets, among other cookies', () => {
  const own = { number: 'T5001', key: 'a_B-1' };
  const [pair] = quoteCookie(own, true).split(';');
  expect(quotesInCookies(`order_12345=x; ${pair}; quote_5=x; quote_T1=`)).toEqual([own]);
  expect([quoteCookie(own, true).includes('; Secure'), quoteCookie(own, false).includes('; Secure')]).toEqual([
    true,
    false,
  ]);
  expect(quotesInCookies(null)).toEqual([]);
});
