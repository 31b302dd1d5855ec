import { baseLocale, isLocale, type Locale, locales } from './locale.ts';

/** Remembers a chosen language (spec 1): 365 days, path /, SameSite lax, secure only if configured. */
export const LOCALE_COOKIE = 'i18n_redirected';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The locale of the cookie header; a value that is no supported locale is ignored. */
export function cookieLocale(header: string | null): Locale | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, ...rest] = part.split('=');
    const value = rest.join('=').trim();
    if (name?.trim() === LOCALE_COOKIE) return isLocale(value) ? value : undefined;
  }
  return undefined;
}

/** The best supported locale of an Accept-Language header, by q and then by order. */
export function headerLocale(header: string | null): Locale | undefined {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: tag.toLowerCase().split('-')[0], q: q ? Number(q.trim().slice(2)) : 1 };
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q);
  for (const { language } of wanted) {
    const found = locales.find((locale) => locale === language);
    if (found) return found;
  }
  return undefined;
}

/** From the headers `cookie` and `accept-language`: the cookie first, then the browser's list, then Finnish. */
export const detectLocale = (cookie: string | null, languages: string | null): Locale =>
  cookieLocale(cookie) ?? headerLocale(languages) ?? baseLocale;

export const localeCookie = (locale: Locale, secure: boolean): string =>
  `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
