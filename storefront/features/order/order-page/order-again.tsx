import { useState } from 'react';
import type { OrderView } from '#backend/orders/order-view.ts';
import { useHydrated } from '#storefront/features/cart/cart-store.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { toast } from '#storefront/ui/toast/toast-store.ts';
import { buyAgain } from './buy-again.ts';

/** Puts an order's lines into the cart at today's prices; says what is no longer sold. */
export function OrderAgain({ lines }: { lines: OrderView['lines'] }) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<'some' | 'all' | null>(null);
  const [missingCount, setMissingCount] = useState(0);
  // the cart is the browser's own
  if (!hydrated) return null;

  async function again() {
    setBusy(true);
    try {
      const { added, gone } = await buyAgain(lines, locale);
      setMissing(gone === 0 ? null : added === 0 ? 'all' : 'some');
      setMissingCount(gone);
      if (added > 0)
        toast({
          message: t('account.toast.addedToCart', { n: added }),
          ttl: 5000,
          cta: { label: t('account.toast.toCart'), to: links(locale).cart() },
        });
    } catch {
      toast({ message: t('account.toast.failed'), type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="stack-2 order-again">
      <Button look="outline" busy={busy} onClick={() => void again()}>
        <Icon name="cart" small />
        {t('account.order.again')}
      </Button>
      <p className="muted small" role="status">
        {missing === 'all'
          ? t('account.order.againNone')
          : missing === 'some'
            ? t('account.order.againPart', { count: missingCount })
            : t('account.order.againText')}
      </p>
    </div>
  );
}
