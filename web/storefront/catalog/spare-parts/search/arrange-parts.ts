import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import type { PartColumn, PartSort } from './part-query.ts';

const collator = new Intl.Collator('fi', { numeric: true });

/** A sort key: in stock first, then by delivery date, then without a date; unknown last. */
function availabilityKey({ stock }: SparePartHit): string {
  if (!stock) return '3';
  if (stock.stockStatus === 'inStock') return '0';
  return stock.nextDeliveryDate ? `1 ${stock.nextDeliveryDate}` : '2';
}

const byText = (text: (hit: SparePartHit) => string) => (a: SparePartHit, b: SparePartHit) =>
  collator.compare(text(a), text(b));

const compare: Record<PartColumn, (a: SparePartHit, b: SparePartHit) => number> = {
  code: byText((hit) => hit.productCode),
  name: byText((hit) => hit.name.default),
  supplier: byText((hit) => hit.supplier),
  price: (a, b) => (a.finalPrice?.inclTax ?? 0) - (b.finalPrice?.inclTax ?? 0),
  stock: byText(availabilityKey),
};

/** Sorts parts by a column, stably. By price, parts without a price stay last. */
export function sortParts(parts: readonly SparePartHit[], sort: PartSort | null): SparePartHit[] {
  if (!sort) return [...parts];
  const direction = sort.descending ? -1 : 1;
  const last = ({ finalPrice }: SparePartHit) => (sort.by === 'price' && !finalPrice ? 1 : 0);
  return parts.toSorted((a, b) => last(a) - last(b) || direction * compare[sort.by](a, b));
}

/** False for parts that are known to be out of stock or replaced. */
export const mayBeInStock = ({ stock, replacedBy }: SparePartHit): boolean =>
  replacedBy.length === 0 && (stock === null || stock.stockStatus === 'inStock');
