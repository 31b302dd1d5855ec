import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Shop } from '#backend/shop.ts';
import { wishAdded } from './wish-added.ts';

/**
 * Puts what a guest wished on a list of the customer they turned out to be. Gives the cookies that let the next page say
 * so; a wish that can no longer be granted is no reason to stop anybody, it is only logged. On the server.
 */
export async function grantWish({ wishLists, log, settings }: Shop, visitor: Visitor, sku: string): Promise<string[]> {
  const added = await wishLists.addAfterSignIn(visitor, sku);
  if (added.ok) return [wishAdded(added.value.list.name, settings.COOKIE_SECURE)];
  log.info({ reason: added.reason }, 'a wish was not added after signing in');
  return [];
}
