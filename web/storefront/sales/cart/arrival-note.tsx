import { localize } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { arrival, deliveryPromise } from '#domain/sales/delivery/delivery-promise.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

/** The arrival date of goods that are not all in stock, by the rule of the checkout. */
export function ArrivalNote({ items }: { items: readonly CartItem[] }) {
  const { locale } = useI18n();
  // methods differ in delivery time, not in the arrival at the shop, so any of them will do
  const [method] = allowedMethods(items);
  const text = method && arrival(deliveryPromise(items, method));
  return text ? (
    <p className="small muted sum-note">
      <Icon name="clock" small />
      {localize(text, locale).text}
    </p>
  ) : null;
}
