import type { Highlighted } from '#domain/catalog/search/highlight.ts';
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
  { attributesToHighlight: wanted }: SearchRequest,
  mark: (text: string) => Highlighted,
): Hit {
  const isWanted = (path: string) =>
    wanted.includes('*') || wanted.some((name) => path === name || path.startsWith(`${name}.`));
  let result: Record<string, unknown> = {};
  for (const path of searchable[kind].filter(isWanted)) {
    const value = valueAt(hit, path);
    if (typeof value === 'string' && value) result = withValueAt(result, path, mark(value));
  }
  return Object.keys(result).length === 0 ? hit : { ...hit, _highlightResult: result };
}
