import { expect, test } from 'vitest';
import { cookieLocale, detectLocale, headerLocale, localeCookie } from '#domain/base/locale-choice.ts';

test('ignores a cookie with an unsupported locale (locale-3)', () => {
  expect(cookieLocale('a=1; i18n_redirected=en')).toBe('en');
  expect(cookieLocale('i18n_redirected=de')).toBeUndefined();
  expect(cookieLocale(null)).toBeUndefined();
  expect(detectLocale('i18n_redirected=de', 'sv,en;q=0.5,fi;q=0.9')).toBe('fi');
});

test('picks the language with the highest q, never one with q=0 (locale-2)', () => {
  expect(headerLocale('en-GB,en;q=0.9,fi;q=0.8')).toBe('en');
  expect(headerLocale('en;q=0,fi;q=0.1')).toBe('fi');
  expect(headerLocale('sv,de')).toBeUndefined();
});

test('sets the attributes of the locale cookie (locale-3)', () => {
  expect(localeCookie('fi', true)).toBe('i18n_redirected=fi; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(localeCookie('en', false)).not.toContain('Secure');
});
