import { type RefObject, useEffect, useState } from 'react';
import type { Variant } from '#domain/catalog/product.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { VatText } from '#storefront/ui/price/vat-text.tsx';
import type { ProductView } from '../product-view.ts';
import { QuoteButton } from './quote-button.tsx';
import type { Purchase } from './use-purchase.ts';

type Props = { product: ProductView; chosen: Variant; purchase: Purchase; watched: RefObject<HTMLElement | null> };

/** On phones the buying button follows at the bottom once the real one has scrolled away upwards. */
export function BuyBar({ product, chosen, purchase: { kind, item, label, add }, watched }: Props) {
  const { t } = useI18n();
  const passed = usePassed(watched);
  if (kind === 'none') return null;
  const toSize = product.customization !== null;
  const price = toSize && item ? item.price.finalPrice.inclTax : chosen.price.final?.inclTax;
  const unit = toSize && !item ? '/m²' : '';
  return (
    <div className="buybar" hidden={!passed}>
      <div className="wrap">
        <span className={chosen.price.discountPercent === null ? 'price' : 'price is-sale'}>
          <span className="price-now">
            <VatText cents={price} rate={chosen.vatRate}>
              {(text) => text + unit}
            </VatText>
          </span>
          <span className="price-30">{chosen.variationName}</span>
        </span>
        {kind === 'quote' ? (
          <QuoteButton product={product} chosen={chosen} />
        ) : (
          <Button look="transactional" onClick={() => add(1)}>
            {kind === 'deposit' ? t('product.reserveShort') : label}
          </Button>
        )}
      </div>
    </div>
  );
}

function usePassed(watched: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    // everything below the window counts as seen, so that only what lies above it has passed
    const observer = new IntersectionObserver(([entry]) => setPassed(entry ? !entry.isIntersecting : false), {
      rootMargin: '0px 0px 99999px 0px',
    });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return passed;
}
