import type { MiddlewareHandler } from 'hono';
import type { SignedInStaff } from '#backend/platform/staff/sessions.ts';
import type { Shop } from '#backend/shop.ts';
import { staffTokenOf } from '#domain/staff/session-cookie.ts';

export type StaffVariables = { Variables: { nonce: string; requestId: string; staff: SignedInStaff | null } };

/** The path of the stream of changes. */
export const LIVE_PATH = '/tapahtumat';

/** Set by a page for the moment in which it reloads by itself (web/admin/base/live). */
const RELOADING = /(?:^|; ?)staff_reload=1(?:;|$)/;

/** What a browser does by itself must not keep an idle session open. */
const isUse = (path: string, cookies: string | undefined): boolean =>
  path !== LIVE_PATH && !RELOADING.test(cookies ?? '');

/** The ids of a proof and of an approved request, which the address of a form brings along; both are used up. */
const consentsOf = (method: string, query: (name: string) => string | undefined) =>
  method === 'POST' ? { proof: query('proof') ?? null, approval: query('approval') ?? null } : {};

/** Reads the session of a request; a suspended person or an ended session is nobody. */
export function staffSession(shop: Shop, https: boolean): MiddlewareHandler<StaffVariables> {
  return async (c, next) => {
    const token = staffTokenOf(c.req.header('cookie') ?? null, https);
    const use = {
      isUse: isUse(c.req.path, c.req.header('cookie')),
      ...consentsOf(c.req.method, (name) => c.req.query(name)),
    };
    c.set('staff', token ? await shop.staff.actorOf(token, c.get('requestId'), use) : null);
    await next();
  };
}
