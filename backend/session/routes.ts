import { Hono } from 'hono';
import type { WantedLine } from '#domain/cart/wanted-line.ts';
import { endedHintCookie } from '../auth/cookies.ts';
import type { AuthService } from '../auth/service.ts';
import type { CustomerCartService } from '../customer-cart/service.ts';
import type { Settings } from '../settings.ts';
import type { WishListService } from '../wish-lists/service.ts';

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
  auth: Pick<AuthService, 'visitor'>;
  customerCart: Pick<CustomerCartService, 'read'>;
  wishLists: Pick<WishListService, 'wishedSkus'>;
  settings: Pick<Settings, 'COOKIE_SECURE'>;
};

/** Mounted at /api: pages are the same for everybody, and ask here who is looking at them. */
export function sessionRoutes({ auth, customerCart, wishLists, settings }: Parts) {
  return new Hono().get('/session', async (c) => {
    c.header('cache-control', 'no-store');
    const visitor = await auth.visitor(c.req.raw.headers);
    if (!visitor) {
      // the session ended elsewhere: the browser need not ask again
      c.header('set-cookie', endedHintCookie(settings.COOKIE_SECURE));
      return c.json<SessionAnswer>({ user: null });
    }
    const { userId, firstname, email, isVerified } = visitor;
    const [wishedSkus, cart] = await Promise.all([wishLists.wishedSkus(visitor), customerCart.read(userId)]);
    return c.json<SessionAnswer>({ user: { id: userId, firstname, email, isVerified }, wishedSkus, cart });
  });
}
