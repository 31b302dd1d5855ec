import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Picks } from '#domain/catalog/search/picks.ts';

export type Rule = {
  objectID: string;
  description: string;
  conditions?: { pattern?: string; anchoring?: 'is'; context?: string; alternatives?: boolean }[];
  consequence: Record<string, unknown>;
};

const QUICK_SEARCH = 'product_quick_search';

/**
 * Pinned and hidden products as rules of the hosted engine, and one rule for the context of quick search (search-9).
 * `recordsOf` gives the records (skus) of a product page: a record is promoted, a product is hidden.
 */
export function rules(
  { pinned, hidden, hiddenFrom }: Picks,
  locale: Locale,
  recordsOf: ReadonlyMap<string, readonly string[]>,
): Rule[] {
  const pins = Object.entries(pinned).flatMap(([words, skus]): Rule[] => {
    const firsts = skus[locale].flatMap((sku) => recordsOf.get(sku)?.[0] ?? []);
    if (firsts.length === 0) return [];
    return [
      {
        objectID: `pinned-${words.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
        description: `Products that stand first for "${words}"`,
        conditions: [{ pattern: words, anchoring: 'is', alternatives: true }],
        consequence: { promote: firsts.map((objectID, position) => ({ objectID, position })) },
      },
    ];
  });
  const without = (skus: readonly Sku[]) => ({
    params: { filters: skus.map((sku) => `NOT parentSku:"${sku.replaceAll('"', '\\"')}"`).join(' AND ') },
  });
  const hides: Rule[] = [
    ...Object.entries(hiddenFrom).map(([words, skus]) => ({
      objectID: `hidden-${words.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
      description: `Products that "${words}" does not find`,
      conditions: [{ pattern: words, anchoring: 'is' as const, alternatives: true }],
      consequence: without([...hidden, ...skus]),
    })),
    ...(hidden.length === 0
      ? []
      : [{ objectID: 'hidden', description: 'Products that are never found', consequence: without(hidden) }]),
  ];
  const quickSearch: Rule = {
    objectID: 'quick-search',
    description: 'Quick search shows a product once, whatever its skus',
    conditions: [{ context: QUICK_SEARCH }],
    consequence: { params: { distinct: true } },
  };
  return [...pins, ...hides, quickSearch];
}
