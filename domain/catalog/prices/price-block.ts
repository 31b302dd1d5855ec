import type { Cents } from '#domain/base/money.ts';
import { discountPercent } from '#domain/base/percent.ts';
import { netOf } from '#domain/base/vat.ts';
import type { Price, PriceBlock } from '#domain/catalog/products/product.ts';

/** What the catalog knows of one sku's price, in cents including VAT. Without a reduction the last four are null. */
export type StoredPrice = {
  /** The price now, reduced or not; null when it is missing. */
  price: Cents | null;
  /** What the price returns to when the reduction ends. */
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
 * The price block of one sku at a moment; `vatRate` in percent. The percentage counts from the 30-day lowest price
 * (decisions 7): without a reference above the price, or after the reduction's end, nothing is struck through.
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
 * One block for a product of several skus: the cheapest one's, with the range when they differ. Skus without a price
 * do not count; when none has a price, neither has the product, and the first one published counts.
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
  return { ...lowest, range };
}
