import { Hono } from 'hono';
import { z } from 'zod';
import { isPossibleId } from '#domain/base/ids.ts';
import { locales } from '#domain/base/locale.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/cart/cart-commands.ts';
import { ordersInCookies } from '#domain/orders/order-cookie.ts';
import type { CheckoutService } from '../checkout/service.ts';
import { plainOrEnveloped } from '../functions/plain.ts';
import type { CallerService } from '../functions/service.ts';
import { parseInput, readJson } from '../http/read-json.ts';
import type { CartService } from './service.ts';

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
// the browser may send a code or the campaign it stands for
const campaign = z.union([z.string().max(100), z.object({ code: z.string().max(100) }).transform(({ code }) => code)]);
const body = z.object({
  items: z.array(item).max(MAX_ITEMS),
  campaign: campaign.nullish().transform((code) => code?.trim() || null),
  locale: z.enum(locales).default('fi'),
});

type Parts = {
  cart: CartService;
  callers: Pick<CallerService, 'of'>;
  checkout: Pick<CheckoutService, 'unpaidOf'>;
};

/** Mounted at /functions: the cart check of spec 7. A guest needs no token. */
export function cartRoutes({ cart, callers, checkout }: Parts) {
  return new Hono().post('/paymentGateway-validateCartV2', async (c) => {
    const { input, answered } = plainOrEnveloped(await readJson(c), 'items');
    const { locale, ...checked } = parseInput(body, input);
    c.header('cache-control', 'no-store');
    const customer = await callers.of(c.req.raw.headers);
    const unpaid = customer ? await checkout.unpaidOf(customer.userId) : [];
    const own = [...ordersInCookies(c.req.header('cookie')), ...unpaid];
    return c.json(answered(await cart.validate(checked, locale, own)));
  });
}
