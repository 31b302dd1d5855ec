import { createContext, use } from 'react';
import type { Locale } from '#domain/base/locale.ts';
import type fi from './fi.ts';
import { type MessagesOf, type Translate, translator } from './messages.ts';

export type Messages = MessagesOf<typeof fi>;
export type T = Translate<typeof fi>;
export type MessageKey = keyof typeof fi;

const load = { fi: () => import('./fi.ts'), en: () => import('./en.ts') } satisfies Record<
  Locale,
  () => Promise<{ default: Messages }>
>;
const cache = new Map<Locale, T>();

/** Loads one locale's messages, once; only the visitor's own language travels to the browser. */
export async function loadLocale(locale: Locale): Promise<T> {
  const known = cache.get(locale);
  if (known) return known;
  const t = translator<typeof fi>(locale, (await load[locale]()).default);
  cache.set(locale, t);
  return t;
}

/** The `t` of a locale that `loadLocale` has loaded (server start, client entry, shell's loaders). */
export function loaded(locale: Locale): T {
  const t = cache.get(locale);
  if (!t) throw new Error(`messages of ${locale} not loaded`);
  return t;
}

const I18nContext = createContext<{ t: T; locale: Locale } | null>(null);
export const I18n = I18nContext.Provider;

/** The page's language and its `t`. */
export function useI18n() {
  const value = use(I18nContext);
  if (!value) throw new Error('useI18n outside of <I18n>');
  return value;
}
