import { expect, test } from 'vitest';
import { askedPurposes, choiceCookie, readChoice } from './choice.ts';

const at = new Date('2026-11-21T10:00:00Z');

test.each([
  ['everything', ['statistics', 'marketing', 'embedded'], '1.sme.1795255200'],
  ['only necessary', [], '1..1795255200'],
  ['in any order', ['embedded', 'statistics'], '1.se.1795255200'],
] as const)('%s is written and read again', (_, allowed, value) => {
  const cookie = choiceCookie({ allowed: [...allowed], at }, { secure: false, isMeasured: true });
  expect(cookie).toBe(`consent=${value}; Path=/; Max-Age=15724800; SameSite=Lax`);
  const read = readChoice(`a=b; ${cookie.split(';')[0]}; c=d`, true);
  expect(read?.at).toEqual(at);
  expect(new Set(read?.allowed)).toEqual(new Set(allowed));
});

test('writes a secure cookie behind https', () => {
  expect(choiceCookie({ allowed: [], at }, { secure: true, isMeasured: true })).toMatch(/; Secure$/);
});

test.each([
  null,
  '',
  'consent=',
  'consent=1.sme',
  'consent=2.s.1795255200',
  'consent=1.ems.1795255200',
  'consent=1.s.x',
  'xconsent=1.s.1795255200',
])('reads no choice from %j', (cookies) => {
  expect(readChoice(cookies, true)).toBeNull();
});

test('keeps a choice made without a tag manager until the shop gets one', () => {
  expect(askedPurposes(false)).toEqual(['embedded']);
  const cookie = choiceCookie({ allowed: ['embedded'], at }, { secure: false, isMeasured: false });
  expect(cookie).toMatch(/^consent=0\.e\.1795255200;/);
  expect(readChoice(cookie, false)?.allowed).toEqual(['embedded']);
  expect(readChoice(cookie, true)).toBeNull();
  // a visitor who chose among more purposes is not asked again about fewer
  expect(readChoice('consent=1.se.1795255200', false)?.at).toEqual(at);
});
