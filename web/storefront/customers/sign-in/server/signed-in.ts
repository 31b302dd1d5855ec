import { redirectDocument } from 'react-router';
import type { SignedIn } from '#backend/customers/sign-in/service.ts';
import { links } from '#web/storefront/base/links.ts';
import { grantWish } from '#web/storefront/customers/wish-lists/grant-wish.ts';
import { intentCookie } from '../sign-in-intent.ts';
import { type Asked, quietHeaders } from './asked.ts';

const NOTHING = { next: null, wish: null };

/** Path after signing in: that of the intent, or the account (sign-in-7). */
export function whereTo({ intent, locale }: Pick<Asked, 'intent' | 'locale'>): string {
  const to = links(locale);
  return intent.next ?? (intent.wish ? to.wishLists() : to.account());
}

/** Grants a guest's wish and returns the session's cookies. A wish that fails does not stop the sign-in. */
export async function settle({ shop, intent }: Asked, { cookies, visitor }: SignedIn): Promise<string[]> {
  const told = intent.wish ? await grantWish(shop, visitor, intent.wish) : [];
  return [...cookies, ...told, intentCookie(NOTHING, shop.settings.COOKIE_SECURE)];
}

/** Redirects with a full page load, so that nothing of the guest's page stays in memory. */
export async function goOn(asked: Asked, session: SignedIn): Promise<Response> {
  const headers = new Headers(quietHeaders);
  for (const cookie of await settle(asked, session)) headers.append('set-cookie', cookie);
  return redirectDocument(whereTo(asked), { headers });
}
