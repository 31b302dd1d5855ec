import { localize } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { arrival, deliveryPromise } from '#domain/sales/delivery/delivery-promise.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Arrival } from '#web/storefront/catalog/stock/arrival.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

/** When the goods arrive, by the rule of the checkout: those that are all in stock in working days, others when they have come. */
export function ArrivalNote({ items }: { items: readonly CartItem[] }) {
  const { locale } = useI18n();
  const methods = allowedMethods(items);
  // methods differ in delivery time, not in the arrival at the shop, so any of them will do
  const [method] = methods;
  if (!method) return null;
  const text = arrival(deliveryPromise(items, method));
  const days = methods.find(({ workingDays }) => workingDays)?.workingDays;
  if (!text && !days) return null;
  return (
    <p className="small muted sum-note">
      <Icon name="clock" small />
      <span>{text ? localize(text, locale).text : days && <Arrival days={days} withChristmas />}</span>
    </p>
  );
}
