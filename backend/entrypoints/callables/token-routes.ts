import { Hono } from 'hono';
import type { CallerService } from '#backend/customers/sign-in/callers/service.ts';
import type { SignInService } from '#backend/customers/sign-in/service.ts';
import { ShopError } from '#domain/base/error-codes.ts';

/** `GET /api/session/token`: a bearer token for the session of the cookie; ignores bearer tokens. */
export function tokenRoutes({ auth, callers }: { auth: Pick<SignInService, 'visitor'>; callers: CallerService }) {
  return new Hono().get('/token', async (c) => {
    c.header('cache-control', 'no-store');
    const visitor = await auth.visitor(c.req.raw.headers);
    if (!visitor) throw new ShopError('unauthenticated', 'Sign in first.');
    return c.json(await callers.token(visitor));
  });
}
