import { type Locale, localize } from '#domain/base/locale.ts';
import type { AttributeFacet, FacetValue } from '#domain/catalog/search/query.ts';
import { byDictionary, valueOrder } from '#domain/catalog/search/value-order.ts';
import { codeOf } from './listing-choices.ts';
import type { AttributeText } from './memory/indexed-product.ts';
import type { FacetCount } from './memory/product-search.ts';

const MAX_GROUPS = 8;
/** Variation options and attributes are told apart by their texts only; at most this many groups are read. */
const MAX_CANDIDATES = 16;
/** Groups on fewer of the found products are left out. */
const GOOD_SHARE = 0.25;
/** Above this, values are nearly unique to products (weights, dimensions) and narrow nothing. */
const MAX_DISTINCT = 0.7;

/** The texts of keys, grouped by code. */
export const inNaturalOrder = (texts: readonly AttributeText[]): AttributeText[] =>
  [...Map.groupBy(texts, ({ code }) => code).values()].flatMap(inOrder);

/** The values of one code in natural order. */
function inOrder(texts: readonly AttributeText[]): AttributeText[] {
  const natural = valueOrder(texts.map(({ value }) => value.fi));
  return texts.toSorted((a, b) =>
    natural ? natural(a.value.fi, b.value.fi) : a.position - b.position || byDictionary(a.value.fi, b.value.fi),
  );
}

type Counted = { key: string; count: number };

/** Counts of the values by code, the most frequent value first, from the engine's counts of `attributes`. */
export const countsByCode = ({ values }: FacetCount): Map<string, Counted[]> =>
  Map.groupBy(
    values.map(({ value: key, count }) => ({ key, count })),
    ({ key }) => codeOf(key),
  );

/** How many of the found products have it; one with several values counts for each. */
const having = (counts: readonly Counted[] = []) => counts.reduce((sum, { count }) => sum + count, 0);

function isUseful(counts: readonly Counted[], total: number): boolean {
  const [first] = counts;
  const all = having(counts);
  return (
    counts.length > 1 &&
    first !== undefined &&
    first.count > 1 &&
    all >= total * GOOD_SHARE &&
    counts.length <= Math.max(all * MAX_DISTINCT, 2)
  );
}

/** The codes worth a facet among `total` products, most common first; chosen ones stay. */
export function usefulCodes(byCode: Map<string, Counted[]>, total: number, chosen: readonly string[]): string[] {
  const others = [...byCode].filter(([code, counts]) => !chosen.includes(code) && isUseful(counts, total));
  const ranked = others.toSorted(([a, x], [b, y]) => having(y) - having(x) || a.localeCompare(b));
  return [...chosen, ...ranked.map(([code]) => code)].slice(0, MAX_CANDIDATES);
}

function facetOf(texts: AttributeText[], counts: Map<string, number>, chosen: readonly string[], locale: Locale) {
  const [first] = texts;
  if (!first) return [];
  const label = localize(first.label, locale);
  const values = texts.map(({ key, value }): FacetValue => {
    const { text, lang } = localize(value, locale);
    return {
      value: key,
      label: text,
      ...(lang && { lang }),
      count: counts.get(key) ?? 0,
      chosen: chosen.includes(key),
    };
  });
  return { code: first.code, label: label.text, ...(label.lang && { lang: label.lang }), values };
}

/** `texts` are in natural order. At most eight facets in the order of `codes`, but variation options (size, colour) before other attributes. */
export function attributeFacets(
  codes: readonly string[],
  byCode: Map<string, Counted[]>,
  texts: readonly AttributeText[],
  chosen: readonly string[],
  locale: Locale,
): AttributeFacet[] {
  const isOption = (code: string) => texts.some((text) => text.code === code && text.position > 0);
  const groups = codes.flatMap((code) => {
    const counts = new Map((byCode.get(code) ?? []).map(({ key, count }) => [key, count]));
    return facetOf(
      texts.filter((text) => text.code === code),
      counts,
      chosen,
      locale,
    );
  });
  const rank = ({ code, values }: AttributeFacet) =>
    values.some((value) => value.chosen) ? 2 : Number(isOption(code));
  const kept = groups.toSorted((a, b) => rank(b) - rank(a)).slice(0, MAX_GROUPS);
  return kept.toSorted((a, b) => Number(isOption(b.code)) - Number(isOption(a.code)));
}
