import { Hono } from 'hono';
import { z } from 'zod';
import type { CallerService } from '#backend/customers/sign-in/callers/service.ts';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { plainOrEnveloped } from '#backend/platform/http-kit/plain-or-enveloped.ts';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';
import { type CampaignService, campaignCode } from '#backend/sales/campaigns/service.ts';
import type { CheckoutService } from '#backend/sales/checkout/service.ts';
import { locales } from '#domain/base/locale.ts';
import { acceptedIn } from '#domain/sales/campaigns/accepted-cookie.ts';
import { ordersInCookies } from '#domain/sales/orders/order-cookie.ts';
import { cartLinesInput } from './cart-line-input.ts';
import type { CartService } from './service.ts';

// the browser may send a code, or the campaign of the code
const campaign = z.union([z.string().max(100), z.object({ code: z.string().max(100) }).transform(({ code }) => code)]);
const body = z.object({
  items: cartLinesInput,
  campaign: campaign.nullish().transform((code) => code?.trim() || null),
  locale: z.enum(locales).default('fi'),
});

type Deps = {
  cart: CartService;
  campaigns: Pick<CampaignService, 'tries'>;
  callers: Pick<CallerService, 'of'>;
  checkout: Pick<CheckoutService, 'unpaidOf'>;
};

/** Mounted at /functions: the cart validation, open to guests. */
export function cartRoutes({ cart, campaigns, callers, checkout }: Deps) {
  return new Hono().post('/paymentGateway-validateCartV2', async (c) => {
    const { input, answered } = plainOrEnveloped(await readJson(c), 'items');
    const { locale, ...checked } = parseInput(body, input);
    c.header('cache-control', 'no-store');
    const customer = await callers.of(c.req.raw.headers);
    const unpaid = customer ? await checkout.unpaidOf(customer.userId) : [];
    const own = [...ordersInCookies(c.req.header('cookie')), ...unpaid];
    const shopper = {
      client: clientOf(c.req.raw),
      userId: customer?.userId ?? null,
      email: customer?.email ?? null,
      accepted: acceptedIn(c.req.header('cookie')),
      own,
    };
    const validation = await cart.validate(checked, locale, shopper);
    const { campaign } = checked;
    if (campaign && validation.validations.campaignCodeValidationResult.success) {
      const cookie = campaigns.tries.accept(shopper, { kind: 'campaign', code: campaignCode(campaign) });
      if (cookie) c.header('set-cookie', cookie);
    }
    return c.json(answered(validation));
  });
}
