import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import type { Campaign, Discounts } from './campaign.ts';
import { inOrder } from './discount-lines.ts';

type Priced = { /** Off lines and delivery. */ off: Cents; gifts: Discounts['gifts'] };

/**
 * What each campaign costs the shop on one order, in cents: its part of the discounts, free delivery among them, and the price of
 * the gifts that are given. Each takes from what earlier ones left, so they add up to the discounts of the order.
 */
export function campaignCosts(
  campaigns: readonly Campaign[],
  price: (some: readonly Campaign[]) => Priced,
  given: readonly CartItem[],
): Map<string, Cents> {
  const priceOf = new Map(given.map((item) => [item.sku, unitOf(item)]));
  const cost = (some: readonly Campaign[]) => {
    const { off, gifts } = price(some);
    return gifts.reduce((sum, { sku, amount }) => sum + amount * (priceOf.get(sku) ?? 0), off);
  };
  const sorted = campaigns.toSorted(inOrder);
  let before = 0;
  return new Map(
    sorted.map(({ code }, i) => {
      const all = cost(sorted.slice(0, i + 1));
      const own = Math.max(0, all - before);
      before = all;
      return [code, own];
    }),
  );
}
