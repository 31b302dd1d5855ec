import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { wantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';

/** A shared cart's address and its expiry as an ISO time. */
export type SharedLink = { url: string; expiresAt: string };

let last: { asked: string; link: SharedLink } | null = null;

/** Creates a link to a snapshot of the cart (shared-cart-1); an unchanged cart keeps its link. Throws on failure. */
export async function makeLink(items: readonly CartItem[], locale: Locale): Promise<SharedLink> {
  const body = { lines: items.map(wantedLine), locale };
  const asked = JSON.stringify(body);
  if (last?.asked === asked) return last.link;
  const link = await callBackend<SharedLink>('/api/shared-carts', { method: 'POST', body });
  last = { asked, link };
  return link;
}
