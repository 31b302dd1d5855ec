import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import { receivedDay } from '#domain/sales/orders/received-day.ts';
import { returnDeadline } from '#domain/sales/returns/return-lines.ts';

const dateOf = (time: string | undefined) => (time === undefined ? null : new Date(time));

/** The last local day to return an order from its page; null before everything is sent or picked up. */
export function deadlineOf({ reachedAt, shipments, delivery }: OrderView): string | null {
  const shippedAt = reachedAt.shipped ? dateOf(shipments.at(-1)?.at ?? reachedAt.shipped) : null;
  const day = receivedDay({ methodId: delivery.methodId, completedAt: dateOf(reachedAt.completed), shippedAt });
  return day && returnDeadline(day);
}
