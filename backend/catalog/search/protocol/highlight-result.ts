import type { Analyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { QueryWord } from '#domain/catalog/search/analysis/query-words.ts';
import { highlight } from '#domain/catalog/search/highlight.ts';
import type { IndexKind } from '#domain/catalog/search/index-name.ts';
import { type Hit, valueAt, withValueAt } from './attributes.ts';
import type { SearchRequest } from './request.ts';

/** The searchable, and therefore highlighted, attributes of a hit. */
const searchable: Record<IndexKind, string[]> = {
  products: ['name.default', 'name.variation', 'brand', 'sku'],
  categories: ['name'],
  contents: ['name', 'parentName'],
  blogs: ['title'],
  spareparts: ['productCode', 'name.default'],
};

/** A hit with its `_highlightResult`; `attributesToHighlight: []` leaves it out. */
export function withHighlights(
  hit: Hit,
  kind: IndexKind,
  words: readonly QueryWord[],
  request: SearchRequest,
  analyser: Analyser,
): Hit {
  const wanted = request.attributesToHighlight;
  const isWanted = (path: string) =>
    wanted.includes('*') || wanted.some((name) => path === name || path.startsWith(`${name}.`));
  const tags = { pre: request.highlightPreTag, post: request.highlightPostTag };
  let result: Record<string, unknown> = {};
  for (const path of searchable[kind].filter(isWanted)) {
    const value = valueAt(hit, path);
    if (typeof value === 'string' && value) result = withValueAt(result, path, highlight(value, words, analyser, tags));
  }
  return Object.keys(result).length === 0 ? hit : { ...hit, _highlightResult: result };
}
