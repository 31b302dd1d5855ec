import type { Sku } from '#domain/base/ids.ts';
import { fieldsOf } from '#domain/base/records.ts';
import type { StoredDeal } from '../stored-cart.ts';

/** The server's last validation of the cart. */
export type CartCheck = {
  /** Whether the cart can be bought as it is. */
  success: boolean;
  isCampaignValid: boolean;
  problems: { id: string; reason: string }[];
  /** Free gifts of campaigns. */
  gifts: { sku: Sku; title: string; image: string | null; amount: number }[];
};

const isGift = (value: unknown): value is CartCheck['gifts'][number] =>
  typeof fieldsOf(value).sku === 'string' &&
  typeof fieldsOf(value).title === 'string' &&
  Number.isInteger(fieldsOf(value).amount);

/** The free gifts in the last validation. */
export function giftsOf({ validationResult }: Pick<StoredDeal, 'validationResult'>): CartCheck['gifts'] {
  const { gifts } = fieldsOf(validationResult);
  return Array.isArray(gifts) ? gifts.filter(isGift) : [];
}
