import type { DeliveryOption } from '#backend/sales/checkout/outcomes.ts';
import { shop } from '#shop.config';
import { CARRIER_MARKS } from '#web/storefront/base/marks/mark-names.ts';

const carriers: Record<string, string> = CARRIER_MARKS;

/** The carrier's name for shoppers; null for freight and the stores' own deliveries. */
export const carrierName = ({ serviceProvider }: Pick<DeliveryOption, 'serviceProvider'>): string | null =>
  carriers[serviceProvider] ?? null;

/**
 * Names a method within its group: the carrier and the rest of the label (`Posti – pakettiautomaatti` → Posti,
 * Pakettiautomaatti). A store pickup has the name of its store.
 */
export function methodName(method: Pick<DeliveryOption, 'label' | 'serviceProvider' | 'group' | 'storeId'>): {
  carrier: string | null;
  name: string;
} {
  const store = method.group === 'StorePickup' && shop.stores.find(({ id }) => id === method.storeId);
  if (store) return { carrier: null, name: store.name };
  const carrier = carrierName(method);
  const { label } = method;
  if (carrier === null || !label.startsWith(`${carrier} – `)) return { carrier, name: label };
  const rest = label.slice(carrier.length + 3);
  return { carrier, name: rest.charAt(0).toUpperCase() + rest.slice(1) };
}
