import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { wantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { askBackend } from '#web/storefront/base/functions-client/ask-backend.ts';

/** A shared cart's address and until when it opens, an ISO time. */
export type SharedLink = { url: string; expiresAt: string };

let last: { asked: string; link: SharedLink } | null = null;

/** A link to a snapshot of the cart; the same one while the cart stays as it is. Throws when none could be made. */
export async function makeLink(items: readonly CartItem[], locale: Locale): Promise<SharedLink> {
  const body = { lines: items.map(wantedLine), locale };
  const asked = JSON.stringify(body);
  if (last?.asked === asked) return last.link;
  const link = await askBackend<SharedLink>('/api/shared-carts', { method: 'POST', body });
  last = { asked, link };
  return link;
}
