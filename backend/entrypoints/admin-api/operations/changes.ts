import { z } from 'zod';
import { type FeedKind, feedKinds } from '#backend/platform/change-feed/kinds.ts';
import { changesAfter } from '#backend/platform/change-feed/service.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import type { KeyScope } from '#domain/staff/key-scopes.ts';
import { feedCursor, limit, listOf, moment, named, pageFields } from '../fields.ts';
import { type Operation, operation } from '../operation.ts';

const scopes = {
  order: 'orders:read',
  stock: 'stock:read',
  product: 'catalog:read',
} as const satisfies Record<FeedKind, KeyScope>;

const change = z
  .object({
    type: z.enum(feedKinds),
    id: z.string().describe('The number of the order; the sku of stock; the sku of the product page.'),
    op: z.enum(['changed', 'removed']),
    at: moment,
    version: z.string().describe('The `ETag` of the thing.'),
  })
  .register(named, { id: 'Change' });

export const changeOperations: readonly Operation[] = [
  operation({
    name: 'listChanges',
    tag: 'changes',
    method: 'get',
    path: '/changes',
    scope: null,
    summary: 'What changed, in the order of the last change of each thing',
    details:
      'Thin entries: read the thing afterwards. Each thing stands once, at its last change, so reading from the start gives all there are. Keep `next` and ask again with it; it never gets too old, and no change is missed when many happen at once. Each type needs the scope to read it: orders `orders:read`, stock `stock:read`, products `catalog:read`; without `types` you get those that the key may read. Stock changes with its pieces in stores, not with holds of unpaid orders; a product with its page and its price plan, not when a planned price begins.',
    query: z.strictObject({
      after: feedCursor.optional(),
      limit,
      types: listOf(z.enum(feedKinds), feedKinds.length)
        .optional()
        .describe(`Of ${feedKinds.join(', ')}, separated by commas.`),
    }),
    answer: z.object({ changes: z.array(change), ...pageFields }),
    async run({ shop, actor, query: { after = null, limit, types } }) {
      const readable = feedKinds.filter((kind) => actor.scopes.includes(scopes[kind]));
      const missing = types?.find((kind) => !readable.includes(kind));
      if (missing) throw new ShopError('permission-denied', `The key lacks the scope ${scopes[missing]}.`);
      const kinds = types ?? readable;
      if (kinds.length === 0)
        throw new ShopError('permission-denied', 'The key has no scope to read anything that changes.');
      const entries = await changesAfter(shop.db.kysely, { kinds, after, limit: limit + 1 });
      const seen = entries.slice(0, limit);
      const hasMore = entries.length > limit;
      const next = seen.at(-1)?.cursor ?? after;
      const changes = seen.map(({ kind, id, op, at, version }) => ({
        type: kind,
        id,
        op,
        at: at.toISOString(),
        version,
      }));
      return { body: { changes, next, hasMore }, next: hasMore ? next : null };
    },
  }),
];
