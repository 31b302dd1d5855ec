import { expect, test } from 'vitest';
import { staffCookie, staffCookieName, staffTokenOf } from './session-cookie.ts';

test.each([
  [true, '__Host-staff=abc; Path=/; HttpOnly; SameSite=Strict; Secure'],
  [false, 'staff=abc; Path=/; HttpOnly; SameSite=Strict'],
])('sets a cookie that scripts and other sites cannot use (https: %s)', (https, cookie) => {
  expect(staffCookie('abc', https)).toBe(cookie);
});

test('ends a session by an empty cookie of the same name', () => {
  expect(staffCookie(null, true)).toBe(
    `${staffCookieName(true)}=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0`,
  );
});

test.each([
  ['staff=a1; other=2', false, 'a1'],
  ['other=2; __Host-staff=b2', true, 'b2'],
  // behind https a sibling host may set the plain name
  ['staff=a1', true, null],
  ['notstaff=a1', false, null],
  ['staff=', false, null],
  [null, false, null],
])('reads the token of %j (https: %s)', (cookies, https, token) => {
  expect(staffTokenOf(cookies, https)).toBe(token);
});
