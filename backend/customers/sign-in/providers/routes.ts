import { Hono } from 'hono';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { SignInService } from '../service.ts';
import type { Visitor } from '../visitor.ts';

type Parts = {
  auth: SignInService;
  wishLists: { addAfterSignIn: (visitor: Visitor, sku: Sku) => Promise<unknown> };
};

/** Callback routes of the sign-in providers: a link, or a form post (Apple). */
export function providerRoutes({ auth, wishLists }: Parts) {
  return new Hono().on(['GET', 'POST'], '/callback/:provider', async (c, next) => {
    const finished = await auth.finishProvider(c.req.param('provider'), c.req.raw, clientOf(c.req.raw));
    if (!finished) return next();
    const { signedIn } = finished;
    if (signedIn?.wish) await wishLists.addAfterSignIn(signedIn.visitor, signedIn.wish);
    c.header('cache-control', 'no-store');
    for (const cookie of finished.cookies) c.header('set-cookie', cookie, { append: true });
    return c.redirect(finished.location, 303);
  });
}
