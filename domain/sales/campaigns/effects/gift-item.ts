type Gift = { sku: string; amount: number };

/** Adds a gift; amounts of one sku add up. */
export function withGift(gifts: readonly Gift[], { sku, amount }: Gift): Gift[] {
  const there = gifts.find((gift) => gift.sku === sku);
  if (!there) return [...gifts, { sku, amount }];
  return gifts.map((gift) => (gift === there ? { sku, amount: gift.amount + amount } : gift));
}
