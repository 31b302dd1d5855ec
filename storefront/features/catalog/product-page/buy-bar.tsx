import { type RefObject, useEffect, useState } from 'react';
import { formatEuros } from '#domain/base/money.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { Variant } from '#domain/catalog/product.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { useAddToCart } from './add-to-cart.tsx';

type Props = { chosen: Variant; item: CartItem | undefined; watched: RefObject<HTMLElement | null> };

/** On phones the buying button follows at the bottom once the real one has scrolled away upwards. */
export function BuyBar({ chosen, item, watched }: Props) {
  const { t } = useI18n();
  const add = useAddToCart();
  const passed = usePassed(watched);
  if (!item || chosen.stock.stockStatus === 'outOfStock') return null;
  return (
    <div className="buybar" hidden={!passed}>
      <div className="wrap">
        <span className={chosen.price.discountPercent === null ? 'price' : 'price is-sale'}>
          <span className="price-now">{formatEuros(chosen.price.final?.inclTax)}</span>
          <span className="price-30">{chosen.variationName}</span>
        </span>
        <Button look="transactional" onClick={() => add(item, 1)}>
          {t('catalog.product.add')}
        </Button>
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
