import { Hono } from 'hono';
import { z } from 'zod';
import { rateLimit } from '#backend/platform/http-kit/limits/rate-limit.ts';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';
import type { Settings } from '#backend/platform/settings/settings.ts';
import { MAX_CART_LINES } from '#backend/sales/cart/customer-cart/service.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import { isLocale, locales } from '#domain/base/locale.ts';
import { MAX_AMOUNT, MIN_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { lineId } from '#domain/catalog/offers/cart-item.ts';
import { cartItemToWire } from '#domain/sales/cart/cart-wire.ts';
import { chosenSize } from '#domain/sales/checkout/order-request.ts';
import type { SharedCartService } from './service.ts';

const line = z.object({
  sku: z.string().refine(isPossibleId, 'must be a product code'),
  amount: z.int().min(MIN_AMOUNT).max(MAX_AMOUNT),
  customization: chosenSize.nullish(),
});
const body = z.object({
  lines: z
    .array(line)
    .min(1)
    .max(MAX_CART_LINES)
    .refine((lines) => new Set(lines.map(lineId)).size === lines.length, 'must have each line once'),
  locale: z.enum(locales).default('fi'),
});

type Deps = {
  sharedCarts: Pick<SharedCartService, 'share' | 'open'>;
  settings: Pick<Settings, 'TRUSTED_PROXIES'>;
  baseUrl: string;
};

/**
 * Mounted at /api/shared-carts: shares a cart, `{token, url, expiresAt}`, and opens one at current prices
 * (shared-cart-1).
 */
export function sharedCartRoutes({ sharedCarts, settings, baseUrl }: Deps) {
  // each stores a row for 90 days
  const sharing = rateLimit('shared-carts', settings.TRUSTED_PROXIES);
  return new Hono()
    .post('/', sharing, async (c) => {
      c.header('cache-control', 'no-store');
      const { lines, locale } = parseInput(body, await readJson(c));
      const { token, expiresAt } = await sharedCarts.share(lines);
      const page = locale === 'en' ? '/en/jaettu-ostoskori' : '/jaettu-ostoskori';
      return c.json({ token, url: `${baseUrl}${page}?c=${token}`, expiresAt });
    })
    .get('/:token', async (c) => {
      c.header('cache-control', 'no-store');
      const locale = c.req.query('locale') ?? 'fi';
      const cart = isLocale(locale) ? await sharedCarts.open(c.req.param('token'), locale) : null;
      if (!cart) throw new ShopError('not-found', 'No such shared cart, or its time is over.');
      const lines = cart.lines.map(({ item, ...rest }) => ({ item: cartItemToWire(item), ...rest }));
      return c.json({ ...cart, lines });
    });
}
