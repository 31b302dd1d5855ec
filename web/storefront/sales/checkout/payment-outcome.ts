import { cameFromShop } from '#web/storefront/base/came-from-shop.ts';

/** Query parameter of the return from the gateway (`backend/sales/payments/routes.ts`). */
const OUTCOME = 'maksu';
const CANCELLED = 'peruttu';

/** The address of a page after a payment that was not made. */
export const afterCancelled = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${OUTCOME}=${CANCELLED}`;

/** Whether the shopper returns from a payment that was not made. */
export const isPaymentCancelled = (url: Pick<URL, 'searchParams'>): boolean =>
  url.searchParams.get(OUTCOME) === CANCELLED;

/**
 * Whether a request may open the checkout: it comes from the shop's own pages, or back from a cancelled payment at the
 * gateway.
 */
export const mayOpenCheckout = (request: Request, ownOrigins: readonly string[]): boolean =>
  isPaymentCancelled(new URL(request.url)) || cameFromShop(request, ownOrigins);
