import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { CallerService } from '#backend/customers/sign-in/callers/service.ts';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';
import { type ErrorCode, ShopError } from '#domain/base/error-codes.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Result } from '#domain/base/result.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { MAX_LIST_NAME } from '#domain/customers/wish-lists/list-name.ts';
import { MOST_ITEMS, MOST_LISTS } from '#domain/customers/wish-lists/wish-list.ts';
import type { WishListService } from './service.ts';

const sku = z.string().refine(isPossibleId, 'must be a product code');
const listId = z.string().max(100);
const customization = z
  .object({ identifier: z.literal('size'), widthCm: z.int().min(1), lengthCm: z.int().min(1) })
  .nullish()
  .transform((size) => size ?? null);
const addBody = z.object({
  listId: listId.nullish().transform((id) => id ?? null),
  sku,
  amount: z.int().min(MIN_AMOUNT).max(MAX_AMOUNT).default(1),
  customization,
});
const membershipBody = z.object({
  sku,
  customization,
  listIds: z.array(listId).max(MOST_LISTS),
  newList: z.string().max(1000).optional(),
});
const choicesQuery = z.object({ sku });

/** JSON error of each rejection by the service: code, field and message. */
const refusals = {
  not_found: ['not-found', 'listId', 'There is no such wish list.'],
  unknown: ['invalid-argument', 'sku', 'The shop does not sell this.'],
  full: ['aborted', 'listId', `A wish list holds at most ${MOST_ITEMS} lines.`],
  too_many_lists: ['aborted', 'newList', `A customer has at most ${MOST_LISTS} wish lists.`],
  empty: ['invalid-argument', 'newList', 'A wish list needs a name.'],
  too_long: ['invalid-argument', 'newList', `A name has at most ${MAX_LIST_NAME} characters.`],
  text: ['invalid-argument', 'newList', 'A name has no control characters.'],
} satisfies Record<string, [ErrorCode, string, string]>;

/** The value of a result; throws the JSON error of a rejection, with the service's reason as code in `details`. */
function settled<T>(result: Result<T, keyof typeof refusals>): T {
  if (result.ok) return result.value;
  const [code, field, message] = refusals[result.reason];
  throw new ShopError(code, message, [{ field, code: result.reason, message }]);
}

/** Mounted at /api/wish-lists: endpoints for the heart on a product. Pages create and change lists. */
export function wishListRoutes({ wishLists, callers }: { wishLists: WishListService; callers: CallerService }) {
  const owner = (c: Context) => {
    c.header('cache-control', 'no-store');
    return callers.signedIn(c.req.raw.headers);
  };
  return new Hono()
    .get('/choices', async (c) => {
      const visitor = await owner(c);
      const { sku } = parseInput(choicesQuery, { sku: c.req.query('sku') });
      return c.json({ lists: await wishLists.choices(visitor, sku) });
    })
    .post('/items', async (c) => {
      const visitor = await owner(c);
      const wished = parseInput(addBody, await readJson(c));
      return c.json(settled(await wishLists.addItem(visitor, wished)));
    })
    .put('/membership', async (c) => {
      const visitor = await owner(c);
      const wished = parseInput(membershipBody, await readJson(c));
      return c.json(settled(await wishLists.bulk(visitor, wished)));
    });
}
