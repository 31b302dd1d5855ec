import { type Locale, localePrefix } from '#domain/base/locale.ts';

const under = (baseUrl: string, locale: Locale) => `${baseUrl}${localePrefix(locale)}`;

/** URL of a confirmation mail: a page with a button, because mail scanners open every link. */
export const confirmUrl = (baseUrl: string, locale: Locale, token: string): string =>
  `${under(baseUrl, locale)}/uutiskirje/vahvista?t=${token}`;

/** URL to unsubscribe: a page with a button for people, and the endpoint that mail programs post to (RFC 8058). */
export const unsubscribeUrl = (baseUrl: string, locale: Locale, token: string): string =>
  `${under(baseUrl, locale)}/uutiskirje/peruuta?t=${token}`;
