import { isOneOf } from '#domain/base/records.ts';

/** The shop's locales: Finnish at the root of the site, English under /en (locale-1). */
export const locales = ['fi', 'en'] as const;
export type Locale = (typeof locales)[number];
export const baseLocale: Locale = 'fi';
export const isLocale = (value: unknown): value is Locale => isOneOf(locales, value);

/** The locale of a path: English for `/en` and everything below it (locale-1). */
export const localeOf = (pathname: string): Locale => (/^\/en(?:\/|$)/.test(pathname) ? 'en' : 'fi');

/** What the paths of a locale begin with: `/en`, nothing in Finnish. */
export const localePrefix = (locale: Locale): '' | '/en' => (locale === 'en' ? '/en' : '');

/** A text in Finnish and, if translated, in English. */
export type Localized = { fi: string; en?: string };

/** The text in a locale. `lang` is set when it fell back to Finnish and needs a `lang="fi"` attribute (locale-4). */
export function localize(text: Localized, locale: Locale): { text: string; lang?: 'fi' } {
  const own = text[locale];
  return own ? { text: own } : { text: text.fi, lang: 'fi' };
}
