import { Hono } from 'hono';
import { z } from 'zod';
import type { CallerService } from '#backend/customers/sign-in/callers/service.ts';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { parseInput } from '#backend/platform/http-kit/read-json.ts';
import type { CampaignService } from '#backend/sales/campaigns/service.ts';
import type { CheckoutService } from '#backend/sales/checkout/service.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { acceptedIn } from '#domain/sales/campaigns/accepted-cookie.ts';
import { plainCode } from '#domain/sales/gift-cards/gift-card.ts';
import { ordersInCookies } from '#domain/sales/orders/order-cookie.ts';

const query = z.object({ code: z.string().trim().min(1).max(100) });

type Deps = {
  checkout: Pick<CheckoutService, 'giftCard'>;
  callers: Pick<CallerService, 'of'>;
  campaigns: Pick<CampaignService, 'tries'>;
};

/**
 * Mounted at /functions: gift cards (gift-card-1). `openAmount` is in euros; `valid` with 0 is a used card. Unknown,
 * blocked and expired codes get the same response in the same time (campaign-5).
 */
export function giftCardRoutes({ checkout, callers, campaigns }: Deps) {
  return new Hono().get('/campaign-getGiftCardCodeDetailsV2', async (c) => {
    const { code } = parseInput(query, c.req.query());
    c.header('cache-control', 'no-store');
    const userId = (await callers.of(c.req.raw.headers))?.userId ?? null;
    const own = ordersInCookies(c.req.header('cookie'));
    const shopper = { client: clientOf(c.req.raw), userId, own, accepted: acceptedIn(c.req.header('cookie')) };
    const card = await checkout.giftCard(code, shopper);
    if (card.outcome === 'limited')
      throw new ShopError('resource-exhausted', 'Too many wrong codes: wait a while and try again.');
    const isRight = card.outcome !== 'not_in_use';
    const cookie = isRight ? campaigns.tries.accept(shopper, { kind: 'gift_card', code: plainCode(code) }) : null;
    if (cookie) c.header('set-cookie', cookie);
    return c.json({ valid: isRight, openAmount: eurosFromCents(card.openAmount) });
  });
}
