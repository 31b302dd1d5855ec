import type { OrderLookup } from '#backend/sales/orders/service.ts';
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
      const answer = await fetch(`/api/checkout/orders/${encodeURIComponent(number)}`);
      if (answer.status === 404) settleCancelled(number);
      if (!answer.ok) {
        // an unread body would keep its connection
        await answer.body?.cancel();
        continue;
      }
      const { status } = (await answer.json()) as OrderLookup;
      const payment = status && paymentState(status);
      if (payment === 'paid') settlePaid(number);
      if (payment === 'cancelled' || payment === 'refunded') settleCancelled(number);
    } catch {}
  }
}
