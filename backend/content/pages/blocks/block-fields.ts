import { z } from 'zod';
import { isOneOf } from '#domain/base/records.ts';
import { type NamedKind, videoServices } from '#domain/content/pages/block.ts';
import { shop } from '#shop.config';

const text = (max: number) => z.string('must be a text').trim().min(1, 'must not be empty').max(max);
const storeIds = () => shop.stores.map(({ id }) => id);
// the first run of a new shop changes the stores while the process runs
const store = z
  .unknown()
  .refine((id) => isOneOf(storeIds(), id), {
    error: () => `must be a store of shop.config.ts: ${storeIds().join(', ')}`,
  })
  .transform(String);

/** Name of a picture file in `content/pictures`. */
export const pictureFile = z
  .string('must name a picture file')
  .regex(/^[\w][\w.-]*\.(?:svg|jpe?g|png|webp)$/, 'must name a picture file');
export const categoryPath = z
  .string('must be the path of a category')
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'must be the path of a category');

const several = (max: number) =>
  z.union([text(max).transform((one) => [one]), z.array(text(max)).min(1)], 'must be a text or a list of texts');

/**
 * Schema of each block kind's fields (docs/content.md). Listing parameters have the names of the listing's query
 * string.
 */
export const blockFields = {
  picture: z.strictObject({
    picture: pictureFile,
    alt: text(500),
    caption: text(300).optional(),
    link: text(500).optional(),
    notice: z.literal('legal-guarantee', 'must be legal-guarantee or left out').optional(),
  }),
  products: z.strictObject({
    title: text(120),
    q: text(200).optional(),
    category: categoryPath.optional(),
    brand: several(100).optional(),
    label: several(100).optional(),
    sale: z.literal(true, 'must be true or left out').optional(),
    outlet: z.literal(true, 'must be true or left out').optional(),
    stock: z.literal(true, 'must be true or left out').optional(),
    sort: z
      .enum(['relevance', 'newest', 'price-asc', 'price-desc', 'discount', 'name'], {
        error: 'must be relevance, newest, price-asc, price-desc, discount or name',
      })
      .optional(),
    limit: z.int('must be a whole number').min(1, 'must be at least 1').max(12, 'must be at most 12').default(4),
  }),
  action: z.strictObject({ title: text(120), text: text(500), link: text(500), label: text(60) }),
  questions: z.strictObject({
    title: text(120).optional(),
    questions: z
      .array(z.strictObject({ q: text(300), a: text(5000) }), 'must be a list of q and a')
      .min(1, 'must have at least one question'),
  }),
  hours: z.strictObject({ store, title: text(120).optional() }),
  map: z.strictObject({ store, picture: pictureFile, alt: text(200) }),
  video: z.strictObject({
    service: z.enum(videoServices, { error: `must be ${videoServices.join(' or ')}` }),
    id: z
      .string('must be the id in the address of the video')
      .regex(/^[\w-]{4,20}$/, 'must be the id in the address of the video'),
    title: text(200),
    poster: pictureFile.optional(),
  }),
} satisfies Record<NamedKind, z.ZodType>;
