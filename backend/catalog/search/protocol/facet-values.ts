import { ShopError } from '#domain/base/error-codes.ts';
import type { Locale } from '#domain/base/locale.ts';
import { tokens, unaccent } from '#domain/catalog/search/analysis/tokens.ts';
import { attributeType, productAttributes } from '../attributes.ts';
import type { Engine } from '../engine/engine.ts';
import type { SearchRequest } from './request.ts';

const MAX_VALUES = 1000;

/** Tags the letters of `text` that match the typed prefix. */
function marked(text: string, prefix: string, { highlightPreTag: pre, highlightPostTag: post }: SearchRequest): string {
  const at = unaccent(text.toLowerCase()).indexOf(prefix);
  if (!prefix || at === -1 || unaccent(text).length !== text.length) return text;
  return `${text.slice(0, at)}${pre}${text.slice(at, at + prefix.length)}${post}${text.slice(at + prefix.length)}`;
}

/** `type: 'facet'`: values of one facet with words that start with `facetQuery`, most frequent first. */
export async function facetValues(engine: Engine, request: SearchRequest, locale: Locale) {
  if (!request.facet) {
    const message = 'must name the facet to search in';
    throw new ShopError('invalid-argument', `facet ${message}.`, [{ field: 'facet', message }]);
  }
  attributeType(productAttributes, request.facet);
  const found = await engine.products({
    q: request.query,
    locale,
    filter: request.filter,
    distinct: true,
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facets: [{ attribute: request.facet, filter: request.filter, limit: MAX_VALUES, kind: 'values' }],
  });
  const prefix = unaccent(request.facetQuery.trim().toLowerCase());
  const matches = (value: string) => {
    const plain = unaccent(value.toLowerCase());
    return plain.startsWith(prefix) || tokens(plain).some((word) => word.startsWith(prefix));
  };
  const values = (found.facets[0]?.values ?? []).filter(({ value }) => matches(value));
  return {
    facetHits: values
      .slice(0, request.maxFacetHits)
      .map(({ value, count }) => ({ value, highlighted: marked(value, prefix, request), count })),
    exhaustiveFacetsCount: true,
  };
}
