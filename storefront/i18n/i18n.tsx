import { createContext, use } from 'react';
import { type Locale, localeOf } from '#domain/base/locale.ts';
import type info from './fi/product-info.ts';
import type fi from './fi.ts';
import type buying from './fi-buying.ts';
import { type Dictionary, type Translate, translator } from './messages.ts';

type Texts = typeof fi & typeof buying & typeof info;
export type T = Translate<Texts>;
export type MessageKey = keyof Texts;

/** Only the visitor's own language travels to the browser, what only cart and checkout say only to them, and what
 * the server writes into the product page (`info`) only with the dialogs that say it. */
const load = {
  core: { fi: () => import('./fi.ts'), en: () => import('./en.ts') },
  info: { fi: () => import('./fi/product-info.ts'), en: () => import('./en/product-info.ts') },
  buying: { fi: () => import('./fi-buying.ts'), en: () => import('./en-buying.ts') },
} satisfies Record<string, Record<Locale, () => Promise<{ default: Dictionary }>>>;
type Part = keyof typeof load;

const texts: Record<Locale, Dictionary> = { fi: {}, en: {} };
const done = new Set<string>();
const translators: Record<Locale, T> = {
  fi: translator<Texts>('fi', () => texts.fi),
  en: translator<Texts>('en', () => texts.en),
};

/** Loads one part of a locale's messages, once, and gives the locale's `t`. */
export async function loadLocale(locale: Locale, part: Part = 'core'): Promise<T> {
  const key = `${locale} ${part}`;
  if (!done.has(key)) {
    // waited for first: another part may have arrived meanwhile
    const { default: arrived } = await load[part][locale]();
    texts[locale] = { ...texts[locale], ...arrived };
    done.add(key);
  }
  return translators[locale];
}

/** Everything the page at an address needs before it can hydrate. */
export const loadLocaleOf = (pathname: string): Promise<unknown> =>
  Promise.all([
    loadLocale(localeOf(pathname)),
    /^(\/en)?\/(ostoskori|kassa|kiitos)/.test(pathname) ? loadLocale(localeOf(pathname), 'buying') : null,
  ]);

/** The `t` of a locale that `loadLocale` has loaded (server start, client entry, shell's loaders). */
export function loaded(locale: Locale): T {
  if (!done.has(`${locale} core`)) throw new Error(`messages of ${locale} not loaded`);
  return translators[locale];
}

const I18nContext = createContext<{ t: T; locale: Locale } | null>(null);
export const I18n = I18nContext.Provider;

/** The page's language and its `t`. */
export function useI18n() {
  const value = use(I18nContext);
  if (!value) throw new Error('useI18n outside of <I18n>');
  return value;
}
