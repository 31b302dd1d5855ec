import type { Cents } from '#domain/base/money.ts';
import type { CartRule } from './cart-rule.ts';

export type Tier = CartRule['priceTiers'][number];

/** What counts for the tiers of a rule: cents (`cart_value`) or units (`amount`) of the matching items. */
export const tierBasis = (
  { type }: Pick<CartRule, 'type'>,
  items: readonly { amount: number; unit: Cents }[],
): number => items.reduce((sum, { amount, unit }) => sum + (type === 'amount' ? amount : amount * unit), 0);

/** The highest tier whose `from` the items reach (campaign-1), by prices before campaigns; null: none. */
export function reachedTier(
  rule: Pick<CartRule, 'type' | 'priceTiers'>,
  { items }: { items: readonly { amount: number; unit: Cents }[] },
): Tier | null {
  const counted = tierBasis(rule, items);
  const reached = rule.priceTiers.filter(({ from }) => items.length > 0 && from <= counted);
  return reached.reduce<Tier | null>((best, tier) => (best && best.from >= tier.from ? best : tier), null);
}
