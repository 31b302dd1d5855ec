import type { Cents } from '#domain/base/money.ts';
import { discountPercent } from '#domain/base/percent.ts';
import { netOf } from '#domain/base/vat.ts';
import { lowestUnitPrice } from '#domain/catalog/prices/unit-price.ts';
import type { Price, PriceBlock } from '#domain/catalog/products/product.ts';

/** The stored price of one sku in cents including VAT. Without a reduction the last four are null. */
export type StoredPrice = {
  /** The price now, reduced or not; null when it is missing. */
  price: Cents | null;
  /** The price after the reduction ends. */
  regular: Cents | null;
  /** Lowest price of the 30 days before the reduction. */
  lowest30: Cents | null;
  saleEndsAt: Date | null;
  ruleId: string | null;
  /** When a missing price is published. */
  pricedFrom?: Date;
};

const NO_REDUCTION = { normal: null, discountPercent: null, lowest30: null, range: null };

/**
 * The price block of one sku at a moment; `vatRate` in percent. The percentage is computed from the 30-day lowest price
 * (price-2, price-4). Nothing is struck through when that is not above the price, or after the reduction has ended.
 */
export function priceBlock(stored: StoredPrice, vatRate: number, now: Date): PriceBlock {
  const ended = stored.saleEndsAt !== null && stored.saleEndsAt <= now;
  const inclTax = ended ? (stored.regular ?? stored.price) : stored.price;
  if (inclTax === null) {
    const { pricedFrom } = stored;
    return { final: null, ...NO_REDUCTION, vatRate, ...(pricedFrom && { pricedFrom: pricedFrom.toISOString() }) };
  }
  const final: Price = { inclTax, exclTax: netOf(inclTax, vatRate) };
  const percent = ended ? null : discountPercent(stored.lowest30, inclTax);
  if (percent === null) return { final, ...NO_REDUCTION, vatRate };
  if (stored.ruleId) final.ruleId = stored.ruleId;
  if (stored.saleEndsAt) final.endAt = stored.saleEndsAt.toISOString();
  return { final, normal: stored.lowest30, discountPercent: percent, lowest30: stored.lowest30, range: null, vatRate };
}

/**
 * One price block for a product of several skus: that of the cheapest sku, with the range when they differ. Skus without
 * a price are ignored. When none has a price, the result has none, with the earliest publication time.
 */
export function cheapestBlock(blocks: readonly PriceBlock[]): PriceBlock {
  const priced = blocks
    .filter((block) => block.final !== null)
    .toSorted((a, b) => (a.final?.inclTax ?? 0) - (b.final?.inclTax ?? 0));
  const lowest = priced[0];
  if (!lowest?.final) {
    const [pricedFrom] = blocks.flatMap((block) => block.pricedFrom ?? []).toSorted();
    return { final: null, ...NO_REDUCTION, vatRate: blocks[0]?.vatRate ?? 0, ...(pricedFrom && { pricedFrom }) };
  }
  const highest = priced.at(-1)?.final?.inclTax ?? lowest.final.inclTax;
  const range = highest > lowest.final.inclTax ? { lowest: lowest.final.inclTax, highest } : null;
  const { unit: _, ...block } = lowest;
  const unit = lowestUnitPrice(priced.map((one) => one.unit ?? null));
  return { ...block, range, ...(unit && { unit }) };
}
