import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { useFresh } from '#web/storefront/catalog/stock/use-fresh.ts';
import { Icon } from '#web/ui/icon/icon.tsx';

type Props = { vehicles: readonly Pick<CartItem, 'stock' | 'amount'>[] };

/** From when the vehicles of the cart can be handed over: the first store that has all of them (handover-1). */
export default function HandoverNote({ vehicles }: Props) {
  const { locale } = useI18n();
  const stores = shop.stores.filter(({ id }) =>
    vehicles.every(({ stock, amount }) => (stock.storeAvailability[id] ?? 0) >= amount),
  );
  const text = useFresh<string>(`/data/stock/handover.json?stores=${stores.map(({ id }) => id)}&locale=${locale}`);
  if (!text) return null;
  return (
    <p className="small muted sum-note">
      <Icon name="clock" small />
      <span>{text}</span>
    </p>
  );
}
