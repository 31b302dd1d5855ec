import type { Locale } from '#domain/base/locale.ts';
import type { WordList } from '#domain/catalog/search/analysis/word-list.ts';

export type Synonym = { objectID: string; type: 'synonym'; synonyms: string[] };

const group = (objectID: string, words: readonly string[]): Synonym => ({
  objectID,
  type: 'synonym',
  synonyms: [...new Set(words)],
});

/**
 * Synonyms and Finnish–English pairs in the hosted engine's format. Pairs are in both languages: a Finnish shopper may type
 * `helmet`, and names without a translation are in Finnish.
 */
export function synonyms({ synonyms, translations }: WordList, locale: Locale): Synonym[] {
  const groups = synonyms.map((words, i) => group(`synonym-${i}`, words));
  const pairs = Object.entries(translations).map(([word, others]) => group(`pair-${word}`, [word, ...others]));
  return locale === 'fi' ? [...groups, ...pairs] : [...pairs, ...groups];
}
