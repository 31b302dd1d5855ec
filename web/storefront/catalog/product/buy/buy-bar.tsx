import type { Variant } from '#domain/catalog/products/product.ts';
import { missingPrice } from '#domain/catalog/products/way-to-buy.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { missingPriceText } from '#web/storefront/catalog/card/price-text.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { VatText } from '#web/ui/price/vat-text.tsx';
import type { ProductView } from '../product-view.ts';
import styles from './buy-bar.module.css';
import { QuoteButton } from './quote-button.tsx';
import type { Purchase } from './use-purchase.ts';

type Props = {
  product: ProductView;
  chosen: Variant;
  purchase: Purchase;
  /** Whether the button of the page has scrolled out of view. */
  shown: boolean;
};

/** On phones: a bar at the bottom with the buy button, once the button of the page has scrolled away upwards. */
export default function BuyBar({ product, chosen, purchase: { kind, item, label, add, isMissing }, shown }: Props) {
  const { t, locale } = useI18n();
  if (kind === 'none') return null;
  const isSizePriced = product.customization !== null;
  const price = isSizePriced && item ? item.price.finalPrice.inclTax : chosen.price.final?.inclTax;
  const unit = isSizePriced && !item ? '/m²' : '';
  return (
    <div className={classes('no-print', styles.buybar)} data-buy-bar hidden={!shown}>
      <div className="wrap">
        <span className={chosen.price.discountPercent === null ? 'price' : 'price is-sale'}>
          <span className="price-now">
            {price === undefined ? (
              missingPriceText(missingPrice(chosen.price, product.saleMode), t, locale)
            ) : (
              <VatText cents={price} rate={chosen.vatRate}>
                {(text) => text + unit}
              </VatText>
            )}
          </span>
          {!isMissing && <span className="price-30">{chosen.variationName}</span>}
        </span>
        {kind === 'quote' ? (
          <QuoteButton product={product} chosen={chosen} />
        ) : (
          <Button look="transactional" onClick={() => add(1)}>
            {kind === 'deposit' && !isMissing ? t('product.reserveShort') : label}
          </Button>
        )}
      </div>
    </div>
  );
}
