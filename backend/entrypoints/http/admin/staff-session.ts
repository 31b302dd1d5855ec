import type { MiddlewareHandler } from 'hono';
import type { SignedInStaff } from '#backend/platform/staff/sessions.ts';
import type { Shop } from '#backend/shop.ts';
import { staffTokenOf } from '#domain/staff/session-cookie.ts';

export type StaffVariables = { Variables: { nonce: string; requestId: string; staff: SignedInStaff | null } };

/** Reads the session of a request; a suspended person or an ended session is nobody. */
export function staffSession(shop: Shop, https: boolean): MiddlewareHandler<StaffVariables> {
  return async (c, next) => {
    const token = staffTokenOf(c.req.header('cookie') ?? null, https);
    c.set('staff', token ? await shop.staff.actorOf(token, c.get('requestId')) : null);
    await next();
  };
}
