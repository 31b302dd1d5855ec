import { useState } from 'react';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { addToCart } from '#storefront/features/cart/cart-store.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Stepper } from '#storefront/ui/stepper/stepper.tsx';
import { toast } from '#storefront/ui/toast/toast.tsx';

const TOAST_MS = 5000;
const MOST = 9999;
const LIMITED = 2;

/** Adds pieces and says so with a link to the cart (spec 8, 9). */
export function useAddToCart() {
  const { t, locale } = useI18n();
  return (item: CartItem, amount: number) => {
    addToCart(item, amount);
    toast({
      message: amount === 1 ? t('catalog.toast.one') : t('catalog.toast.many', { n: amount }),
      ttl: TOAST_MS,
      cta: { label: t('catalog.toast.cart'), to: links(locale).cart() },
    });
  };
}

type Props = { item: CartItem | undefined };

/** Amount and the buying button. A stock-limited product (productLine 2) takes no more than there is. */
export function AddToCart({ item }: Props) {
  const { t } = useI18n();
  const add = useAddToCart();
  const [amount, setAmount] = useState(1);
  if (!item || item.stock.stockStatus === 'outOfStock')
    return (
      <Button look="transactional" size="l" wide disabled>
        {t('catalog.product.notAvailable')}
      </Button>
    );
  const most = item.productLine === LIMITED ? Math.max(1, item.stock.qty) : MOST;
  const pieces = Math.min(amount, most);
  return (
    <div className="buy-act">
      <Stepper big value={pieces} max={most} onChange={setAmount} label={t('catalog.product.amount')} />
      <Button look="transactional" size="l" onClick={() => add(item, pieces)}>
        {t('catalog.product.add')}
      </Button>
    </div>
  );
}
