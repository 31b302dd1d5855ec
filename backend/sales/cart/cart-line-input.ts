import { z } from 'zod';
import { isPossibleId } from '#domain/base/ids.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';

/** A list of 500 spare parts on top of a full cart. */
const MAX_ITEMS = 1000;

const item = z.object({
  sku: z.string().refine(isPossibleId, 'must be a product code'),
  amount: z.int().min(MIN_AMOUNT).max(MAX_AMOUNT),
  // the size of goods cut to size
  customization: z
    .object({ identifier: z.literal('size'), widthCm: z.int().min(1), lengthCm: z.int().min(1) })
    .nullish(),
});

/** The lines of a cart as browsers send them: sku, size and pieces are all that is believed. */
export const cartLinesInput = z.array(item).max(MAX_ITEMS);
