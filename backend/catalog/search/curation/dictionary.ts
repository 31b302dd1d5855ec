import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { isLocale } from '#domain/base/locale.ts';
import { type Analyser, createAnalyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { WordList } from '#domain/catalog/search/analysis/word-list.ts';
import type { Picks } from '#domain/catalog/search/picks.ts';
import {
  type Dictionary,
  type SearchRule,
  type SearchRuleKind,
  withRules,
} from '#domain/catalog/search/search-rule.ts';

/** A rule with who changed it last. `version` counts its changes. */
export type StoredRule = SearchRule & { id: string; version: number; changedAt: Date; changedBy: string | null };

/** The rules of staff, oldest first: a later one wins where they disagree. */
export async function readRules(db: Kysely<Tables>): Promise<StoredRule[]> {
  const rows = await db.selectFrom('search_rule').selectAll().orderBy('changed_at').orderBy('id').execute();
  return rows.map(({ kind, locale, changed_at, changed_by, ...row }) => ({
    ...row,
    kind: kind as SearchRuleKind,
    locale: isLocale(locale) ? locale : null,
    changedAt: changed_at,
    changedBy: changed_by,
  }));
}

/** The shop's words as they are now: those of the file with the rules of staff. */
export function createDictionary(db: Kysely<Tables>, words: WordList & Picks) {
  const first = withRules(words, []);
  let state: { dictionary: Dictionary; analyser: Analyser } = { dictionary: first, analyser: createAnalyser(first) };
  return {
    /** Reads the rules anew. */
    async read(): Promise<Dictionary> {
      const dictionary = withRules(words, await readRules(db));
      state = { dictionary, analyser: createAnalyser(dictionary) };
      return dictionary;
    },
    /** The words with other rules than the stored ones. */
    withRules: (rules: readonly SearchRule[]): Dictionary => withRules(words, rules),
    /** As last read. */
    current: () => state,
  };
}
export type ShopDictionary = ReturnType<typeof createDictionary>;
