import type { StoredDeal } from '../stored-cart.ts';

/** The server's last validation of the cart. */
export type CartCheck = {
  /** Whether the cart can be bought as it is. */
  success: boolean;
  isCampaignValid: boolean;
  problems: { id: string; reason: string }[];
  /** Free gifts of campaigns. */
  gifts: { sku: string; title: string; image: string | null; amount: number }[];
};

const isGift = (value: unknown): value is CartCheck['gifts'][number] =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { sku: unknown }).sku === 'string' &&
  typeof (value as { title: unknown }).title === 'string' &&
  Number.isInteger((value as { amount: unknown }).amount);

/** The free gifts in the last validation. */
export function giftsOf({ validationResult }: Pick<StoredDeal, 'validationResult'>): CartCheck['gifts'] {
  const { gifts } = (validationResult ?? {}) as { gifts?: unknown };
  return Array.isArray(gifts) ? gifts.filter(isGift) : [];
}
