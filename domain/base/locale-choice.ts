import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import { baseLocale, isLocale, type Locale } from '#domain/base/locale.ts';

/** Remembers a chosen language (spec 1): 365 days, path /, SameSite lax, secure only if configured. */
export const LOCALE_COOKIE = 'i18n_redirected';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The locale of the cookie header; a value that is no supported locale is ignored. */
export function cookieLocale(header: string | null): Locale | undefined {
  const value = parse(header ?? '', LOCALE_COOKIE)[LOCALE_COOKIE] ?? '';
  return isLocale(value) ? value : undefined;
}

/** The best supported locale of an Accept-Language header, by q and then by order. */
export function headerLocale(header: string | null): Locale | undefined {
  const wanted = parseAccept(header ?? '').filter(({ q }) => q > 0);
  return wanted.map(({ type }) => type.toLowerCase().split('-')[0] ?? '').find(isLocale);
}

/** From the headers `cookie` and `accept-language`: the cookie first, then the browser's list, then Finnish. */
export const detectLocale = (cookie: string | null, languages: string | null): Locale =>
  cookieLocale(cookie) ?? headerLocale(languages) ?? baseLocale;

export const localeCookie = (locale: Locale, secure: boolean): string =>
  `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
