/** The shop's own words; they overrule the analyser (content/search/words.yaml). */
export type WordList = {
  /** Base forms of the nouns of the trade: tails of compounds are recognised by them. */
  nouns: string[];
  /** Groups of Finnish words that mean the same to a shopper. */
  synonyms: string[][];
  /** Finnish word → words of narrower kinds, which it finds too. */
  kinds: Record<string, string[]>;
  /** Finnish word → its English words; works in both directions. */
  translations: Record<string, string[]>;
  /** Words that look like compounds and are not. */
  neverSplit: string[];
};
