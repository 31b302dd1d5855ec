/** The shop's search dictionary, which overrides the analyser (content/search/words.yaml). */
export type WordList = {
  /** Base forms of the shop's nouns, used to find the last part of compounds. */
  nouns: string[];
  /** Groups of Finnish synonyms. */
  synonyms: string[][];
  /** Finnish word → words of narrower kinds, which it also finds. */
  kinds: Record<string, readonly string[]>;
  /** Finnish word → its English words; works in both directions. */
  translations: Record<string, readonly string[]>;
  /** Words that look like compounds and are not. */
  neverSplit: string[];
};
