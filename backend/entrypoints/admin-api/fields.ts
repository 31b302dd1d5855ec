import { z } from 'zod';
import { readCursor } from '#backend/platform/change-feed/service.ts';
import { shop as config } from '#shop.config';

/** Fields that several operations have. */

/** A schema that the document names, so that clients have a type for it. */
export const named = z.registry<{ id: string; description?: string }>();

export const cents = z.int().describe('Cents, VAT included.');
export const moment = z.iso.datetime().describe('Time in UTC.');
const storeIds = () => config.stores.map(({ id }) => id);
// the first run of a new shop changes the stores while the process runs
export const storeId = z
  .string()
  .refine((id) => storeIds().includes(id), { error: () => `must be one of ${storeIds().join(', ')}` })
  .meta({ enum: storeIds() });
export const sku = z.string().min(1).max(100);
export const pieces = z.int().min(0).max(1_000_000);

const MOST_LISTED = 500;
export const cursor = z.string().max(600).describe('The `next` of an earlier response; it continues there.');
/** A cursor of things in the order of their changes. */
export const feedCursor = cursor.refine((text) => readCursor(text) !== null, 'must be the `next` of a response');
export const limit = z.coerce
  .number()
  .int()
  .min(1)
  .max(MOST_LISTED)
  .default(100)
  .describe(`How many, ${MOST_LISTED} at most.`);

/** A list in a query, separated by commas. */
export const listOf = <S extends z.ZodType<unknown, string>>(item: S, most: number) =>
  z
    .string()
    .max(20_000)
    .transform((text) => text.split(','))
    .pipe(z.array(item).min(1).max(most));

export const pageFields = {
  next: z.string().nullable().describe('Send it as `after` to continue; null only when nothing was ever there.'),
  hasMore: z.boolean().describe('Whether more is there at once; else ask again later with `next`.'),
};
