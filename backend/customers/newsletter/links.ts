import type { Locale } from '#domain/base/locale.ts';

const under = (baseUrl: string, locale: Locale) => `${baseUrl}${locale === 'en' ? '/en' : ''}`;

/** Where a mail to confirm leads: a page with a button, as scanners of mails open every link. */
export const confirmUrl = (baseUrl: string, locale: Locale, token: string): string =>
  `${under(baseUrl, locale)}/uutiskirje/vahvista?t=${token}`;

/** A page with a button for people, and the door that mail programs post to. */
export const unsubscribeUrl = (baseUrl: string, locale: Locale, token: string): string =>
  `${under(baseUrl, locale)}/uutiskirje/peruuta?t=${token}`;
