import type { OrderLookup } from '#backend/sales/orders/service.ts';
import { paymentState } from './payment-state.ts';
import { placedOrders } from './placed-orders.ts';
import { settleCancelled, settlePaid } from './settle-cart.ts';

/**
 * Asks what became of the orders this browser has placed, for the payment whose browser never came back: only the
 * gateway's callback did (decisions 6). What cannot be learnt now is asked on the next visit.
 */
export async function settlePlaced() {
  for (const { number } of placedOrders()) {
    try {
      const answer = await fetch(`/api/checkout/orders/${encodeURIComponent(number)}`);
      if (answer.status === 404) settleCancelled(number);
      if (!answer.ok) {
        // what nobody reads keeps its connection
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
