import { redirect } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { nextPath } from '#domain/customers/sign-in/next-path.ts';

/** Opens the page that the person wanted, with the cookie of their new session. */
export const signedIn = (shop: Shop, token: string, next: string | null) =>
  redirect(nextPath(next) ?? '/', { headers: { 'set-cookie': shop.staff.sessionCookie(token) } });
