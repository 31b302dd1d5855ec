import { redirect } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import { nextPath } from '#domain/customers/sign-in/next-path.ts';

/** The page that the person wanted before signing in. */
export const wanted = (url: URL): string => nextPath(url.searchParams.get('next')) ?? '/';

/** Opens the page that the person wanted, with the cookie of their new session. */
export const signedIn = (shop: Shop, token: string, url: URL) =>
  redirect(wanted(url), { headers: { 'set-cookie': shop.staff.sessionCookie(token) } });
