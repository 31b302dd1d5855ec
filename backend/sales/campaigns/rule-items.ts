import type { SearchService } from '#backend/catalog/search/service.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { ownValue } from '#domain/base/records.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { Condition, Filter } from '#domain/catalog/search/filters/condition.ts';
import { parseFilters } from '#domain/catalog/search/filters/filter-expression.ts';

/** Attributes of a spare part that a filter can use, as parts are not in the product index. */
const fieldsOf = (item: CartItem): Record<string, string | number | boolean> => {
  const price = eurosFromCents(item.price.finalPrice.inclTax);
  const [productCode = '', supplierNumber = ''] = item.sku.split(/@(?=[^@]*$)/);
  return {
    objectID: item.sku,
    sku: item.sku,
    parentSku: item.parentSku,
    brand: item.brands[0] ?? '',
    supplier: item.brands[0] ?? '',
    productCode,
    supplierNumber,
    price,
    'finalPrice.inclTax': price,
    productLine: item.productLine,
    inStock: item.stock.stockStatus === 'inStock',
    discounted: false,
    outlet: false,
    used: false,
  };
};

function isMet(condition: Condition, fields: ReturnType<typeof fieldsOf>): boolean {
  const field = ownValue(fields, condition.attribute);
  if (field === undefined) return false;
  if (condition.kind === 'value') return String(field).toLowerCase() === condition.value.toLowerCase();
  const number = Number(field);
  if (condition.kind === 'range') return condition.from <= number && number <= condition.to;
  switch (condition.operator) {
    case '<':
      return number < condition.number;
    case '<=':
      return number <= condition.number;
    case '>':
      return number > condition.number;
    case '>=':
      return number >= condition.number;
    case '=':
      return number === condition.number;
    case '!=':
      return number !== condition.number;
  }
}

const OF_PARTS = ['supplier', 'supplierNumber', 'productCode'];

/** True for attributes that only spare parts have. */
export const isOfParts = ({ attribute }: Condition): boolean => OF_PARTS.includes(attribute);

/** The filter for products, which have no part attributes; null: it matches none. */
function forProducts(filter: Filter): Filter | null {
  const asked = filter.filter((clause) => !clause.some((condition) => isOfParts(condition) && condition.negated));
  const clauses = asked.map((clause) => clause.filter((condition) => !isOfParts(condition)));
  return clauses.some((clause) => clause.length === 0) ? null : clauses;
}

/** True when a filter matches a spare part. Attributes that parts lack match only negated conditions. */
export function findsPart(filter: Filter, item: CartItem): boolean {
  const fields = fieldsOf(item);
  return filter.every((clause) => clause.some((condition) => isMet(condition, fields) !== condition.negated));
}

/**
 * Marks the items that match a cart rule's filter (campaign-1): products by sku in the index, spare parts by their
 * own fields. An empty filter matches all. Gift cards never count.
 */
export async function markRuleItems(
  items: readonly CartItem[],
  rule: { productSearchFilters: string } | null,
  search: Pick<SearchService, 'filterSkus'>,
): Promise<CartItem[]> {
  const parsed = rule && parseFilters(rule.productSearchFilters);
  if (!parsed?.ok) return items.map((item) => ({ ...item, isCartRuleItem: false }));
  const filter = parsed.value;
  const products = items.filter((item) => !item.sparePart && !item.isGiftCard);
  const skus = [...new Set(products.map(({ sku }) => sku))];
  const asked = forProducts(filter);
  const found = asked?.length === 0 ? new Set(skus) : asked ? await search.filterSkus(skus, asked) : new Set();
  return items.map((item) => ({
    ...item,
    isCartRuleItem: item.sparePart ? findsPart(filter, item) : !item.isGiftCard && found.has(item.sku),
  }));
}
