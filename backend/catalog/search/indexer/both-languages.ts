import type { Locale, Localized } from '#domain/base/locale.ts';
import type { IndexedText } from '#domain/catalog/search/analysis/lexemes.ts';

/**
 * A localized text as it is indexed for a locale: its own language at `weight`, the other one as side text. `type` when it tells
 * what the thing is: in both languages.
 */
export function inBothLanguages(text: Localized, locale: Locale, weight: 'A' | 'C', type?: 'A' | 'C'): IndexedText[] {
  const own = text[locale] ? locale : 'fi';
  const other = own === 'fi' ? 'en' : 'fi';
  const typed = type ? { type } : {};
  const side: IndexedText[] = text[other] ? [{ text: text[other], language: other, weight: 'C', ...typed }] : [];
  return [{ text: text[own] ?? '', language: own, weight, ...typed }, ...side];
}
