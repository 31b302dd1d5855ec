import { Hono } from 'hono';
import { z } from 'zod';
import type { SignInService } from '#backend/customers/sign-in/service.ts';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { lineId } from '#domain/catalog/offers/cart-item.ts';
import { chosenSize } from '#domain/sales/checkout/order-request.ts';
import { type CustomerCartService, MAX_CART_LINES } from './service.ts';

const lines = z
  .array(
    z.object({
      sku: z.string().refine(isPossibleId, 'must be a product code'),
      amount: z.int().min(MIN_AMOUNT).max(MAX_AMOUNT),
      customization: chosenSize.optional(),
    }),
  )
  .max(MAX_CART_LINES)
  .refine((all) => new Set(all.map(lineId)).size === all.length, 'must have each line once');
const body = z.object({ base: lines, lines });

type Deps = { auth: Pick<SignInService, 'visitor'>; customerCart: CustomerCartService };

/** Mounted at /api: a device sends its cart and receives the customer's, `{lines, revision}` (cart-8). */
export function customerCartRoutes({ auth, customerCart }: Deps) {
  return new Hono().put('/customer-cart', async (c) => {
    c.header('cache-control', 'no-store');
    const visitor = await auth.visitor(c.req.raw.headers);
    if (!visitor) throw new ShopError('unauthenticated', 'Nobody is signed in.');
    const merged = await customerCart.merge(visitor.userId, parseInput(body, await readJson(c)));
    if (!merged.ok) throw new ShopError('aborted', `A cart holds at most ${MAX_CART_LINES} lines.`);
    return c.json(merged.value);
  });
}
