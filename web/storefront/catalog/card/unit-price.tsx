import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { shownUnitPrice, unitPrice } from '#domain/catalog/prices/unit-price.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { unitPriceText } from './price-text.tsx';

/** The unit price of a cart item, for a price that stands without the price block (price-14). */
export function UnitPrice({ item }: { item: CartItem }) {
  const { t } = useI18n();
  const unit = item.content && shownUnitPrice(unitPrice(unitOf(item), item.content), unitOf(item));
  return unit ? (
    <span className="small muted num">
      <VatText cents={unit.cents} rate={item.vatRate}>
        {(price) => unitPriceText(unit, price, t)}
      </VatText>
    </span>
  ) : null;
}
