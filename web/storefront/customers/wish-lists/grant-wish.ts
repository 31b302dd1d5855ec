import type { Visitor } from '#backend/customers/sign-in/service.ts';
import type { Shop } from '#backend/shop.ts';
import type { Sku } from '#domain/base/ids.ts';
import { wishAdded } from './wish-added.ts';

/**
 * Adds a guest's wish to a list after signing in; runs on the server. Returns cookies that let the next page announce
 * it. A failure is only logged.
 */
export async function grantWish({ wishLists, log, settings }: Shop, visitor: Visitor, sku: Sku): Promise<string[]> {
  const added = await wishLists.addAfterSignIn(visitor, sku);
  if (added.ok) return [wishAdded(added.value.list.name, settings.COOKIE_SECURE)];
  log.info({ reason: added.reason }, 'a wish was not added after signing in');
  return [];
}
