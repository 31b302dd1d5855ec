import type { DeliveryOption } from '#backend/sales/checkout/outcomes.ts';
import { Arrival } from '#web/storefront/catalog/stock/arrival.tsx';

type Props = { method: Pick<DeliveryOption, 'deliveryTime' | 'arrival'>; isChosen: boolean };

/** The days of arrival of goods in stock, until when to order for Christmas by the chosen method, or the time that was promised. */
export function DeliveryTime({ method: { deliveryTime, arrival }, isChosen }: Props) {
  return arrival ? <Arrival days={arrival} withChristmas={isChosen} /> : deliveryTime;
}
