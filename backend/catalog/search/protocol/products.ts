import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { attributeType, productAttributes } from '../attributes.ts';
import type { FacetCount, FacetRequest, ProductHit } from '../memory/product-search.ts';
import type { Hit } from './attributes.ts';
import { presentProductHit } from './product-hit.ts';
import { facetNames, type SearchRequest } from './request.ts';

type Catalog = Pick<CatalogService, 'foundProducts' | 'tree'>;

/** `facets` and `facets_stats` of a response. */
export function facetFields(requests: readonly FacetRequest[], counts: readonly FacetCount[]) {
  const facets: [string, Record<string, number>][] = [];
  const stats: [string, FacetCount['stats']][] = [];
  requests.forEach(({ attribute, kind }, i) => {
    const count = counts[i];
    if (kind === 'stats' && count?.stats) stats.push([attribute, count.stats]);
    if (kind === 'values')
      facets.push([attribute, Object.fromEntries((count?.values ?? []).map(({ value, count: n }) => [value, n]))]);
  });
  return {
    facets: Object.fromEntries(facets),
    ...(stats.length > 0 && { facets_stats: Object.fromEntries(stats) }),
  };
}

/** The facets of a request: the values of each, and the range of numbers. */
export function facetRequests(request: SearchRequest): FacetRequest[] {
  return facetNames(request.facets).flatMap((attribute) => {
    const counted = { attribute, filter: request.filter, limit: request.maxValuesPerFacet };
    const isNumber = attributeType(productAttributes, attribute) === 'number';
    return [{ ...counted, kind: 'values' as const }, ...(isNumber ? [{ ...counted, kind: 'stats' as const }] : [])];
  });
}

/** Product hits in the given order; a product that has left the catalog is left out. */
export async function productHits(
  catalog: Catalog,
  found: readonly ProductHit[],
  distinct: boolean,
  locale: Locale,
): Promise<Hit[]> {
  if (found.length === 0) return [];
  const ids = [...new Set(found.map((hit) => hit.productId))];
  const [products, tree] = await Promise.all([catalog.foundProducts(ids, locale), catalog.tree(locale)]);
  const productOf = new Map(products.map((product) => [product.sku, product]));
  const paths = new Set(found.flatMap(({ categories }) => categories));
  const categoryOf = new Map(tree.filter(({ path }) => paths.has(path)).map((category) => [category.path, category]));
  return found.flatMap((hit) => {
    const product = productOf.get(hit.parentSku);
    return product ? presentProductHit(hit, product, !distinct, categoryOf) : [];
  });
}
