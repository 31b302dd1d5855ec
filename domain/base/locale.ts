/** The shop's languages: Finnish at the root of the site, English under /en (spec 1, decisions 1). */
export const locales = ['fi', 'en'] as const;
export type Locale = (typeof locales)[number];
export const baseLocale: Locale = 'fi';
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The locale of a path: `/en` and everything below it is English. */
export const localeOf = (pathname: string): Locale => (/^\/en(?:\/|$)/.test(pathname) ? 'en' : 'fi');

/** A text in Finnish and, where translated, in English. */
export type Localized = { fi: string; en?: string };

/** The text in a locale; `lang` is set when it had to fall back to Finnish and must be marked with `lang="fi"`. */
export function localize(text: Localized, locale: Locale): { text: string; lang?: 'fi' } {
  const own = text[locale];
  return own ? { text: own } : { text: text.fi, lang: 'fi' };
}
