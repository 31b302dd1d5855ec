import type { Analyser } from './analyser.ts';
import type { QueryWord } from './query-words.ts';

/**
 * The same query with less in it, for when nothing has all its words: what is asked for without what it is for (`moottorisahan
 * ketju` → `ketju`), the last part of a compound (`robottiruohonleikkuri` → `ruohonleikkuri`); null when there is nothing
 * to leave out.
 */
export function relaxed(words: readonly QueryWord[], analyser: Analyser): string | null {
  const isNoun = ({ text, synonyms }: QueryWord) => synonyms.length > 0 || analyser.splitter.knows(text);
  if (words.length === 1) return words[0] ? (analyser.splitter.splits(words[0].text)[0]?.tail ?? null) : null;
  const heads = words.filter((word) => word.isHead);
  const nouns = heads.filter(isNoun);
  const kept = nouns.length > 0 ? nouns : heads;
  const fewer = kept.length < words.length ? kept : kept.slice(-1);
  return fewer.length > 0 && fewer.length < words.length ? fewer.map(({ text }) => text).join(' ') : null;
}
