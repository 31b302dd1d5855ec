import type { Trier } from '#backend/sales/campaigns/service.ts';
import type { OwnOrder } from '#domain/sales/orders/order-cookie.ts';
import type { OwnQuote } from '#domain/sales/quotes/quote-cookie.ts';

/**
 * Who is at the checkout: where from, the signed-in customer or null, and the orders this browser and this customer
 * placed before, with the quotes this browser asked for or accepted. What those hold unpaid (pieces, a card's money, a use of a campaign, a quote) is theirs to order anew.
 */
export type Shopper = Trier & { own: readonly OwnOrder[]; quotes?: readonly OwnQuote[] };

/** What the request itself tells of a shopper: its address and the codes its browser had accepted. */
export type ShopperFrom = Pick<Shopper, 'client' | 'accepted'>;
export const seenFrom = ({ client, accepted = [] }: ShopperFrom): ShopperFrom => ({ client, accepted });

export const NOBODY: Shopper = { client: { ip: 'local' }, userId: null, own: [] };
