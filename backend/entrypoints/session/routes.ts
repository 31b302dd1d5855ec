import { Hono } from 'hono';
import type { AuthService } from '#backend/customers/sign-in/service.ts';
import type { WishListService } from '#backend/customers/wish-lists/service.ts';
import type { CustomerCartService } from '#backend/sales/cart/customer-cart/service.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';

/** What a page may know of the customer who is signed in; `user` null: nobody is. */
export type SessionAnswer =
  | { user: null }
  | {
      user: { id: string; firstname: string; email: string; isVerified: boolean };
      /** Skus in any of the customer's wish lists. */
      wishedSkus: string[];
      cart: { lines: WantedLine[]; revision: number };
    };

type Parts = {
  auth: Pick<AuthService, 'renew'>;
  customerCart: Pick<CustomerCartService, 'read'>;
  wishLists: Pick<WishListService, 'wishedSkus'>;
};

/** Mounted at /api: pages are the same for everybody, and ask here who is looking at them. */
export function sessionRoutes({ auth, customerCart, wishLists }: Parts) {
  return new Hono().get('/session', async (c) => {
    c.header('cache-control', 'no-store');
    // the session goes on from here; or it ended elsewhere, and the browser need not ask again
    const { visitor, cookies } = await auth.renew(c.req.raw.headers);
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
    if (!visitor) return c.json<SessionAnswer>({ user: null });
    const { userId, firstname, email, isVerified } = visitor;
    const [wishedSkus, cart] = await Promise.all([wishLists.wishedSkus(visitor), customerCart.read(userId)]);
    return c.json<SessionAnswer>({ user: { id: userId, firstname, email, isVerified }, wishedSkus, cart });
  });
}
