import { Hono } from 'hono';
import type { ContractPriceService } from '#backend/customers/contract-prices/service.ts';
import type { SignInService } from '#backend/customers/sign-in/service.ts';
import type { WishListService } from '#backend/customers/wish-lists/service.ts';
import type { CustomerCartService } from '#backend/sales/cart/customer-cart/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';

/** The signed-in customer as pages see it; `user` is null for guests. */
export type SessionAnswer =
  | { user: null }
  | {
      user: { id: string; firstname: string; email: string; isVerified: boolean };
      /** Skus in all wish lists of the customer. */
      wishedSkus: Sku[];
      /** The customer’s company has contract prices. */
      hasOwnPrices: boolean;
      cart: { lines: WantedLine[]; revision: number };
    };

type Parts = {
  auth: Pick<SignInService, 'renew'>;
  customerCart: Pick<CustomerCartService, 'read'>;
  wishLists: Pick<WishListService, 'wishedSkus'>;
  contractPrices: Pick<ContractPriceService, 'ofBuyer'>;
};

/** Mounted at /api: pages are the same for every visitor and fetch the current user here. */
export function sessionRoutes({ auth, customerCart, wishLists, contractPrices }: Parts) {
  return new Hono().get('/session', async (c) => {
    c.header('cache-control', 'no-store');
    // renews the session cookie, or deletes the signed_in cookie of an ended session
    const { visitor, cookies } = await auth.renew(c.req.raw.headers);
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
    if (!visitor) return c.json<SessionAnswer>({ user: null });
    const { userId, firstname, email, isVerified } = visitor;
    const [wishedSkus, cart, prices] = await Promise.all([
      wishLists.wishedSkus(visitor),
      customerCart.read(userId),
      contractPrices.ofBuyer(userId),
    ]);
    const user = { id: userId, firstname, email, isVerified };
    return c.json<SessionAnswer>({ user, wishedSkus, hasOwnPrices: prices !== null, cart });
  });
}
