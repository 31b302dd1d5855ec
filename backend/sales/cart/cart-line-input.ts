import { z } from 'zod';
import { isPossibleId } from '#domain/base/ids.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';

/** Room for 500 spare parts in addition to a full cart. */
const MAX_ITEMS = 1000;

const item = z.object({
  sku: z.string().refine(isPossibleId, 'must be a product code'),
  amount: z.int().min(MIN_AMOUNT).max(MAX_AMOUNT),
  // the size of a product cut to size
  customization: z
    .object({ identifier: z.literal('size'), widthCm: z.int().min(1), lengthCm: z.int().min(1) })
    .nullish(),
});

/** Cart lines as sent by browsers; only sku, size and amount are trusted. */
export const cartLinesInput = z.array(item).max(MAX_ITEMS);
