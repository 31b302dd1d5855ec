import type { OwnOrder } from '#domain/orders/order-cookie.ts';
import type { Trier } from '../campaigns/service.ts';

/**
 * Who is at the checkout: where from, the signed-in customer or null, and the orders this browser and this customer
 * placed before. What those hold unpaid (pieces, a card's money, a use of a campaign, a quote) is theirs to order anew.
 */
export type Shopper = Trier & { own: readonly OwnOrder[] };

export const NOBODY: Shopper = { client: { ip: 'local' }, userId: null, own: [] };
