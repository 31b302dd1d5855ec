import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FieldEdit } from '#domain/base/merge-edits.ts';
import type { FieldChange, ImportRow } from '#domain/catalog/change-sets/change-set.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import type { ProductContent } from './content.ts';
import type { StoredProduct } from './read-product.ts';
import type { MergedForm } from './store-product.ts';

/** What a product had that a later change may give back: keys of its lists, and price plans of skus that leave the shop. */
export type KeptProduct = { content: ProductContent; plans: Record<string, PricePlan> };

const sku = z.string().min(1).max(100);
const kept = z.custom<KeptProduct>((value) => typeof value === 'object' && value !== null).optional();
const edit = z.strictObject({ field: z.string(), base: z.string(), mine: z.string() });

/** A change of a product's page: fields of its form, or a move into the shop or out of it. */
export const pageChange = z.union([
  z.strictObject({ sku, fields: z.array(edit), kept }),
  z.strictObject({ sku, state: z.literal('published'), kept }),
  z.strictObject({ sku, state: z.enum(['draft', 'archived']), to: z.string().nullable() }),
]);
export type PageChange = z.infer<typeof pageChange>;

const fingerprint = (values: Record<string, string | undefined>, fields: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(fields.toSorted().map((field) => [field, values[field] ?? ''])))
    .digest('hex')
    .slice(0, 32);

/** What a change does to a product as it is stored, and the change that takes it back. */
export type PageEffect = {
  changes: FieldChange[];
  inverse: ImportRow;
  /** Fingerprints of the values that the change replaces, and of those that it writes. */
  seen: string;
  wrote: string;
};

const LISTS_OF_FILES = ['variants', 'images', 'documents'];

/** The effect of a merged form. `asked` are the fields that it names. */
export function formEffect(
  stored: StoredProduct,
  { before, after, changed }: MergedForm,
  asked: readonly FieldEdit[],
  plans: KeptProduct['plans'],
): PageEffect {
  const isShorter = changed.some((field) => LISTS_OF_FILES.includes(field));
  return {
    changes: changed.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null })),
    inverse: {
      sku: stored.sku,
      fields: changed.map((field) => ({ field, base: after[field] ?? '', mine: before[field] ?? '' })),
      ...(isShorter && { kept: { content: stored.content, plans } }),
    },
    seen: fingerprint(
      before,
      asked.map(({ field }) => field),
    ),
    wrote: fingerprint(after, changed),
  };
}

type Move = { to: string | null; plans: KeptProduct['plans']; redirect: string | null };

/** The effect of a move into the shop or out of it. `redirect` is where the product's address leads now. */
export function moveEffect(
  stored: StoredProduct,
  state: StoredProduct['state'],
  { to, plans, redirect }: Move,
): PageEffect {
  const moves = [{ field: 'state', before: stored.state, after: state }];
  return {
    changes:
      stored.state === state ? [] : [...moves, ...(to ? [{ field: 'redirect', before: redirect, after: to }] : [])],
    inverse:
      stored.state === 'published'
        ? { sku: stored.sku, state: 'published', kept: { content: stored.content, plans } }
        : { sku: stored.sku, state: stored.state, to: redirect },
    seen: stored.state,
    wrote: state,
  };
}
