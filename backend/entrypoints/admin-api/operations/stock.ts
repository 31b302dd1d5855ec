import { z } from 'zod';
import type { LevelProblem, SkuLevels } from '#backend/catalog/stock/service.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { cursor, limit, listOf, named, pieces, sku, storeId } from '../fields.ts';
import { type Operation, operation } from '../operation.ts';

const MOST_LEVELS = 1000;

const levels = z
  .object({
    sku,
    stores: z.record(z.string(), z.int().min(0)).describe('Pieces on the shelf of each store.'),
    held: pieces.describe('Pieces that unpaid orders hold.'),
    free: z.int().describe('Pieces in stores less held ones; negative when more are held.'),
  })
  .register(named, { id: 'StockLevels' });

const level = z.strictObject({
  sku,
  storeId,
  qty: pieces.describe('What the store is to have.'),
  expected: pieces.optional().describe('What it had when you read it; when a sale came between, nothing is changed.'),
});

const present = ({ shelf, ...known }: SkuLevels): z.input<typeof levels> => ({ ...known, stores: shelf });

const reasons: Record<LevelProblem['reason'], (qty: number | null) => string> = {
  unknown_sku: () => 'The catalog has no such sku.',
  unknown_store: () => 'There is no such store.',
  twice: () => 'The sku of this store is named twice.',
  changed_meanwhile: (qty) => `The store has ${qty} pieces.`,
};

/** 400 for what can never be set; 409 when only the expected quantity differs. */
function refuseLevels(problems: readonly LevelProblem[] = []): never {
  const isState = problems.every(({ reason }) => reason === 'changed_meanwhile');
  throw new ShopError(
    isState ? 'aborted' : 'invalid-argument',
    'Nothing was changed.',
    problems.map(({ index, reason, qty }) => ({
      field: `levels.${index}`,
      code: reason,
      message: reasons[reason](qty),
    })),
  );
}

const encodeSku = (after: string) => Buffer.from(after).toString('base64url');
const decodeSku = (after: string) => Buffer.from(after, 'base64url').toString().replaceAll('\0', '');

export const stockOperations: readonly Operation[] = [
  operation({
    name: 'listStock',
    tag: 'stock',
    method: 'get',
    path: '/stock',
    scope: 'stock:read',
    summary: 'Pieces of skus by store',
    details: 'The named skus, or all in pages. Unknown skus are left out.',
    query: z.strictObject({
      skus: listOf(sku, 200).optional().describe('Skus, separated by commas; 200 at most.'),
      after: cursor.optional(),
      limit,
    }),
    answer: z.object({ stock: z.array(levels), next: z.string().nullable() }),
    async run({ shop, actor, query: { skus = null, after, limit } }) {
      const page = { skus, after: after ? decodeSku(after) : '', limit: skus ? skus.length : limit };
      const found = await shop.stock.levels(actor, page);
      const last = !skus && found.length === limit ? found.at(-1) : undefined;
      const next = last ? encodeSku(last.sku) : null;
      return { body: { stock: found.map(present), next }, next };
    },
  }),
  operation({
    name: 'setStock',
    tag: 'stock',
    method: 'put',
    path: '/stock',
    scope: 'stock:write',
    summary: 'Set pieces of many skus, all or none',
    details:
      'As one who counted the shelf: other stores and the holds of unpaid orders stay. Sales that your numbers do not know yet would come back on the shelf; send `expected` with each level, or changes instead of quantities.',
    refusals: ['changed_meanwhile'],
    body: z.strictObject({ levels: z.array(level).min(1).max(MOST_LEVELS) }),
    answer: z.object({ changed: z.int().describe('How many levels were different.') }),
    async run({ shop, actor, body }) {
      const set = await shop.stock.setMany(actor, body.levels);
      return set.ok ? { body: { changed: set.value.changed } } : refuseLevels(set.details);
    },
  }),
  operation({
    name: 'adjustStock',
    tag: 'stock',
    method: 'post',
    path: '/stock/adjustments',
    scope: 'stock:write',
    summary: 'Add pieces of a sku to a store, or take them away',
    refusals: ['below_zero'],
    body: z.strictObject({
      sku,
      storeId,
      qty: z
        .int()
        .min(-100_000)
        .max(100_000)
        .refine((qty) => qty !== 0, 'must not be zero')
        .describe('+3 or -2.'),
      reason: z.string().trim().min(1).max(200),
    }),
    answer: z.object({ qty: pieces.describe('What the store has now.') }),
    async run({ shop, actor, body, key }) {
      const adjusted = await shop.stock.adjust(actor, { ...body, key });
      if (adjusted.ok) return { body: { qty: adjusted.value.level } };
      if (adjusted.reason === 'below_zero')
        throw new ShopError('aborted', 'Nothing was changed.', [
          { field: 'qty', code: 'below_zero', message: `The store has ${adjusted.details?.level} pieces.` },
        ]);
      const field = adjusted.reason === 'unknown_sku' ? 'sku' : 'qty';
      throw new ShopError('invalid-argument', 'Nothing was changed.', [
        {
          field,
          code: adjusted.reason,
          message: field === 'sku' ? reasons.unknown_sku(null) : 'The value is not valid.',
        },
      ]);
    },
  }),
];
