import type { OrderLine } from '#backend/sales/orders/stored-order.ts';
import { type Cents, eurosFromCents } from '#domain/base/money.ts';
import { netOf } from '#domain/base/vat.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import type { ShownPrice, Variant } from '#domain/catalog/products/product.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import type { AnalyticsItem } from '#web/storefront/base/analytics/analytics-event.ts';
import type { MeasuredLine } from '#web/storefront/base/analytics/track.ts';
import type { ListedCard } from '#web/storefront/catalog/listing/view/listing-view.ts';
import type { ProductView } from '#web/storefront/catalog/product/product-view.ts';

/** The list in which items were shown. */
export type SeenList = { id: string; name: string };

const inList = ({ id, name }: SeenList, index: number) => ({ item_list_id: id, item_list_name: name, index });

/** Price and discount of one piece, without VAT; empty without a price. */
function priced({ final, normal, vatRate }: Pick<ShownPrice, 'final' | 'normal' | 'vatRate'>) {
  if (!final) return {};
  const net = netOf(final.inclTax, vatRate);
  const off = normal === null ? 0 : netOf(normal, vatRate) - net;
  return { price: eurosFromCents(net), ...(off > 0 && { discount: eurosFromCents(off) }) };
}

const named = (item_name: string, item_variant: string, item_brand = '') => ({
  item_name,
  ...(item_brand && { item_brand }),
  ...(item_variant && { item_variant }),
});

export const cardItem = (
  card: Pick<ListedCard, 'sku' | 'name' | 'brand' | 'price'>,
  index: number,
  list: SeenList,
): AnalyticsItem => ({
  item_id: card.sku,
  ...named(card.name.default, card.name.variation, card.brand),
  ...priced(card.price),
  ...inList(list, index),
});

export const variantItem = (product: Pick<ProductView, 'name' | 'brand'>, variant: Variant): AnalyticsItem => ({
  item_id: variant.sku,
  ...named(product.name, variant.variationName, product.brand),
  ...priced({ ...variant.price, vatRate: variant.vatRate }),
  quantity: 1,
});

export const partItem = (part: SparePartHit, place?: { index: number; list: SeenList }): AnalyticsItem => ({
  item_id: part.sku,
  ...named(part.name.default, part.productCode, part.supplier),
  ...priced({ final: part.finalPrice, normal: null, vatRate: part.vatRate }),
  ...(place && inList(place.list, place.index)),
});

export function lineItem(line: MeasuredLine): AnalyticsItem {
  const { price } = line.price;
  const category = line.categories[0];
  return {
    item_id: line.sku,
    ...named(line.title, line.variationName, line.brands[0]),
    ...(category && { item_category: category }),
    ...priced({ final: { inclTax: unitOf(line) }, normal: price, vatRate: line.vatRate }),
    quantity: line.amount,
  };
}

/** A paid line; its price is after campaign discounts. */
export function orderItem(line: OrderLine): AnalyticsItem {
  const net = (cents: Cents) => netOf(cents, line.vatRate);
  const each = Math.round(net(line.total) / line.amount);
  const off = Math.round(net(line.discount) / line.amount);
  return {
    item_id: line.sku,
    ...named(line.title, line.variationName),
    price: eurosFromCents(each),
    ...(off > 0 && { discount: eurosFromCents(off) }),
    quantity: line.amount,
  };
}
