import type { StoredDeal } from '../stored-cart.ts';

/** What the server said of the cart last (spec 3, validationResult). */
export type CartCheck = {
  /** It could be bought as it is. */
  success: boolean;
  isCampaignValid: boolean;
  problems: { id: string; reason: string }[];
  /** Goods that come with it at no cost. */
  gifts: { sku: string; title: string; image: string | null; amount: number }[];
};

const isGift = (value: unknown): value is CartCheck['gifts'][number] =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { sku: unknown }).sku === 'string' &&
  typeof (value as { title: unknown }).title === 'string' &&
  Number.isInteger((value as { amount: unknown }).amount);

/** The goods that come with the cart at no cost, as the server said last. */
export function giftsOf({ validationResult }: Pick<StoredDeal, 'validationResult'>): CartCheck['gifts'] {
  const { gifts } = (validationResult ?? {}) as { gifts?: unknown };
  return Array.isArray(gifts) ? gifts.filter(isGift) : [];
}
