import type { OrderLookup } from '#backend/sales/orders/service.ts';
import { BackendError, callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { paymentState } from './payment-state.ts';
import { placedOrders } from './placed-orders.ts';
import { settleCancelled, settlePaid } from './settle-cart.ts';

/**
 * Fetches the state of the orders placed in this browser, for payments whose browser never returned and of which only
 * the gateway's callback is known (payment-2). Without a response it is repeated on the next visit.
 */
export async function settlePlaced() {
  for (const { number } of placedOrders()) {
    try {
      const { status } = await callBackend<OrderLookup>(`/api/checkout/orders/${encodeURIComponent(number)}`);
      const payment = status && paymentState(status);
      if (payment === 'paid') settlePaid(number);
      if (payment === 'cancelled' || payment === 'refunded') settleCancelled(number);
    } catch (error) {
      if (error instanceof BackendError && error.status === 404) settleCancelled(number);
    }
  }
}
