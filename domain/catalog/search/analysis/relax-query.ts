import type { Analyser } from './analyser.ts';
import type { QueryWord } from './query-words.ts';

/**
 * A shorter query for when nothing matches all words: only the words that name the product (`moottorisahan ketju` →
 * `ketju`), or the last part of a compound (`robottiruohonleikkuri` → `ruohonleikkuri`). Null when it cannot be shortened.
 */
export function relaxQuery(words: readonly QueryWord[], analyser: Analyser): string | null {
  const isNoun = ({ text, synonyms }: QueryWord) => synonyms.length > 0 || analyser.splitter.knows(text);
  if (words.length === 1) return words[0] ? (analyser.splitter.splits(words[0].text)[0]?.tail ?? null) : null;
  const heads = words.filter((word) => word.isHead);
  const nouns = heads.filter(isNoun);
  const kept = nouns.length > 0 ? nouns : heads;
  const fewer = kept.length < words.length ? kept : kept.slice(-1);
  return fewer.length > 0 && fewer.length < words.length ? fewer.map(({ text }) => text).join(' ') : null;
}
