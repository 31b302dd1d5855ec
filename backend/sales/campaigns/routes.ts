import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { CallerService } from '#backend/customers/sign-in/callers/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { plainOrEnveloped } from '#backend/platform/http-kit/plain-or-enveloped.ts';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';
import { cartLinesInput } from '#backend/sales/cart/cart-line-input.ts';
import type { CheckoutService } from '#backend/sales/checkout/service.ts';
import { ownUnpaid } from '#backend/sales/orders/own-orders.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { locales } from '#domain/base/locale.ts';
import { acceptedIn } from '#domain/sales/campaigns/accepted-cookie.ts';
import { campaignToWire, cartRuleToWire } from '#domain/sales/campaigns/campaign-wire.ts';
import { ordersInCookies } from '#domain/sales/orders/order-cookie.ts';
import { campaignCode } from './cart-campaigns.ts';
import { codeDetails } from './code-details.ts';
import { freshItems } from './fresh-items.ts';
import type { CampaignService } from './service.ts';

const body = z.object({
  code: z.string().trim().min(1).max(100).transform(campaignCode),
  isUserInitiated: z.boolean().default(true),
  cartItems: cartLinesInput.default([]),
  locale: z.enum(locales).default('fi'),
});

type Deps = Pick<ShopContext, 'db' | 'settings' | 'now'> & {
  campaigns: CampaignService;
  checkout: Pick<CheckoutService, 'unpaidOf'>;
  callers: Pick<CallerService, 'of'>;
  sold: Pick<CatalogService, 'cartItems'>;
};

/** Mounted at /functions: campaigns for carts, open to guests. */
export function campaignRoutes({ campaigns, callers, checkout, sold, ...ctx }: Deps) {
  /** A code used by the shopper's own unpaid order is still available to them. */
  async function ownOrderIds(c: Context, userId: string | null): Promise<string[]> {
    const unpaid = userId ? await checkout.unpaidOf(userId) : [];
    const own = await ownUnpaid(ctx, [...ordersInCookies(c.req.header('cookie')), ...unpaid]);
    return own.map(({ id }) => id);
  }

  return new Hono()
    .post('/campaign-getCampaignCodeDetailsV2', async (c) => {
      const { input, answered } = plainOrEnveloped(await readJson(c), 'code');
      const { code, cartItems, locale } = parseInput(body, input);
      c.header('cache-control', 'no-store');
      const visitor = await callers.of(c.req.raw.headers);
      const customer = { userId: visitor?.userId ?? null, email: visitor?.email ?? null };
      const items = await freshItems(cartItems, locale, sold);
      const besides = await ownOrderIds(c, customer.userId);
      const trier = {
        client: clientOf(c.req.raw),
        userId: customer.userId,
        accepted: acceptedIn(c.req.header('cookie')),
      };
      const asked = await campaigns.tries.counted(
        trier,
        [{ kind: 'campaign', code }],
        () => campaigns.atWork({ code, items, besides, ...customer }),
        ({ refused }) => refused === null,
      );
      if (!asked.ok) {
        c.header('retry-after', String(asked.details?.retryAfter ?? 60));
        throw new ShopError('resource-exhausted', 'Too many wrong codes: wait a while and try again.');
      }
      const cookie = asked.value.refused ? null : campaigns.tries.accept(trier, { kind: 'campaign', code });
      if (cookie) c.header('set-cookie', cookie);
      const facts = { now: ctx.now().toISOString(), isSignedIn: customer.userId !== null };
      return c.json(answered(codeDetails(code, asked.value, items, facts)));
    })
    .get('/campaign-getCartRuleDetailsV2', async (c) => {
      c.header('cache-control', 'no-store');
      const visitor = await callers.of(c.req.raw.headers);
      const userId = visitor?.userId ?? null;
      const asked = { code: null, items: [], userId, email: visitor?.email ?? null };
      const { rule: inForce, campaigns: working } = await campaigns.onCart(asked);
      const automatic = working.map(campaignToWire);
      if (!inForce) return c.json({ error: 'no_rule', campaigns: [], automatic });
      const ofTiers = inForce.campaigns.map(campaignToWire);
      return c.json({ rule: cartRuleToWire(inForce.rule), campaigns: ofTiers, automatic });
    });
}
