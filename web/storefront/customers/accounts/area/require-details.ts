import { redirect } from 'react-router';
import type { UserDetails } from '#backend/customers/accounts/service.ts';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Shop } from '#backend/shop.ts';
import { links } from '#web/storefront/base/links.ts';

/** The visitor's details. An account deleted meanwhile on another device redirects to signing in. */
export async function requireDetails({ accounts }: Shop, visitor: Visitor): Promise<UserDetails> {
  const details = await accounts.details(visitor);
  if (!details) throw redirect(links(visitor.locale).signIn());
  return details;
}
