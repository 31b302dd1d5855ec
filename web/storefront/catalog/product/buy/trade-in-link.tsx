import { Suspense, useState } from 'react';
import type { Variant } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { ProductView } from '../product-view.ts';

type Props = { product: Pick<ProductView, 'name' | 'slug'>; chosen: Pick<Variant, 'sku'> };

/** "Tarjoa vanha koneesi vaihdossa": opens the request above the page; without scripts a link to its form (trade-in-1). */
export function TradeInLink({ product, chosen }: Props) {
  const { t, locale } = useI18n();
  const { TradeInDialog } = usePurchaseActions();
  const [isOpen, setOpen] = useState(false);
  const { name, slug } = product;
  return (
    <>
      <a
        className={buttonClass({ look: 'link', flush: true })}
        href={links(locale).tradeIn(chosen.sku)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="return" small />
        {t('product.tradeIn')}
      </a>
      <Suspense>
        {isOpen && <TradeInDialog product={{ sku: chosen.sku, slug, title: name }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
