import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import { baseLocale, isLocale, type Locale } from '#domain/base/locale.ts';

/** The `Set-Cookie` value that stores a chosen locale for 365 days; `Secure` only if configured (locale-3). */
export const LOCALE_COOKIE = 'i18n_redirected';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The locale in a `Cookie` header; unsupported values are ignored (locale-3). */
export function cookieLocale(header: string | null): Locale | undefined {
  const value = parse(header ?? '', LOCALE_COOKIE)[LOCALE_COOKIE] ?? '';
  return isLocale(value) ? value : undefined;
}

/** The preferred supported locale of an `Accept-Language` header, by q, then by order. */
export function headerLocale(header: string | null): Locale | undefined {
  const wanted = parseAccept(header ?? '').filter(({ q }) => q > 0);
  return wanted.map(({ type }) => type.toLowerCase().split('-')[0] ?? '').find(isLocale);
}

/** Negotiates the locale: cookie, then `Accept-Language`, then Finnish (locale-2). */
export const detectLocale = (cookie: string | null, languages: string | null): Locale =>
  cookieLocale(cookie) ?? headerLocale(languages) ?? baseLocale;

export const localeCookie = (locale: Locale, secure: boolean): string =>
  `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
