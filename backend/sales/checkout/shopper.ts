import type { CodeClient } from '#backend/sales/campaigns/service.ts';
import type { OwnOrder } from '#domain/sales/orders/order-cookie.ts';
import type { OwnQuote } from '#domain/sales/quotes/quote-cookie.ts';

/**
 * The shopper at the checkout: address, signed-in customer or null, own earlier orders (of the browser and the
 * customer), and own quotes (of the browser). What these hold unpaid (units, card money, campaign uses, a quote) is
 * available to a new order.
 */
export type Shopper = CodeClient & { own: readonly OwnOrder[]; quotes?: readonly OwnQuote[] };

/** The part of a shopper known from the request: address and accepted codes. */
export type ShopperFrom = Pick<Shopper, 'client' | 'accepted'>;
export const seenFrom = ({ client, accepted = [] }: ShopperFrom): ShopperFrom => ({ client, accepted });

export const ANONYMOUS_SHOPPER: Shopper = { client: { ip: 'local' }, userId: null, own: [] };
