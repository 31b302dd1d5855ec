import { expect, test } from 'vitest';
import { cookieLocale, detectLocale, headerLocale, localeCookie } from '#domain/base/locale-choice.ts';

test('the cookie counts only with a supported value', () => {
  expect(cookieLocale('a=1; i18n_redirected=en')).toBe('en');
  expect(cookieLocale('i18n_redirected=de')).toBeUndefined();
  expect(cookieLocale(null)).toBeUndefined();
  expect(detectLocale('i18n_redirected=de', 'sv,en;q=0.5,fi;q=0.9')).toBe('fi');
});

test('the browser list goes by q, a refused language is not taken', () => {
  expect(headerLocale('en-GB,en;q=0.9,fi;q=0.8')).toBe('en');
  expect(headerLocale('en;q=0,fi;q=0.1')).toBe('fi');
  expect(headerLocale('sv,de')).toBeUndefined();
});

test('the cookie has the attributes of the spec', () => {
  expect(localeCookie('fi', true)).toBe('i18n_redirected=fi; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(localeCookie('en', false)).not.toContain('Secure');
});
