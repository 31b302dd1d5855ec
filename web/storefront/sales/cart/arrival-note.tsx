import { Suspense } from 'react';
import { localize } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { arrival, deliveryPromise } from '#domain/sales/delivery/delivery-promise.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Arrival } from '#web/storefront/catalog/stock/arrival.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';

// vehicles are in few carts
const HandoverNote = lazyComponent(() => import('./handover-note.tsx'));

/** When the goods arrive, by the rule of the checkout: those that are all in stock in working days, others when they have come. */
export function ArrivalNote({ items }: { items: readonly CartItem[] }) {
  const { locale } = useI18n();
  const hydrated = useHydrated();
  const methods = allowedMethods(items);
  // methods differ in delivery time, not in the arrival at the shop, so any of them will do
  const [method] = methods;
  if (!method) return null;
  const text = arrival(deliveryPromise(items, method));
  const sent = methods.find(({ workingDays }) => workingDays);
  const vehicles = items.filter(({ shippingClass }) => shippingClass === 'vehicle');
  if (!text && vehicles.length > 0) return <Suspense>{hydrated && <HandoverNote vehicles={vehicles} />}</Suspense>;
  if (!text && !sent?.workingDays) return null;
  return (
    <p className="small muted sum-note">
      <Icon name="clock" small />
      <span>{text ? localize(text, locale).text : sent && <Sent method={sent} />}</span>
    </p>
  );
}

function Sent({ method: { workingDays, serviceProvider } }: { method: ShippingMethod }) {
  return workingDays && <Arrival days={[...workingDays, undefined, serviceProvider]} withChristmas />;
}
