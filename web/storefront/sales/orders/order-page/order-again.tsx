import { useState } from 'react';
import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import styles from '#web/storefront/sales/orders/order.module.css';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { againLines, buyAgain } from './buy-again.ts';

/** Adds an order's lines to the cart at today's prices; names discontinued items. */
export function OrderAgain({ lines }: { lines: OrderView['lines'] }) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<{ added: number; gone: string[] } | null>(null);
  // after hydration, because the cart is in the browser
  if (!hydrated || againLines(lines).length === 0) return null;

  async function again() {
    setBusy(true);
    try {
      const result = await buyAgain(lines, locale);
      setDone(result);
      if (result.added > 0)
        toast({
          message: result.added === 1 ? t('order.added.one') : t('order.added.many', { n: result.added }),
          ttl: 5000,
          cta: { label: t('order.openCart'), to: links(locale).cart() },
        });
    } catch {
      toast({ message: t('order.failedToast'), type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  const told = () => {
    if (!done || done.gone.length === 0) return t('order.againText');
    return done.added === 0 ? t('order.againNone') : t('order.againGone', { names: done.gone.join(', ') });
  };
  return (
    <div className={classes('no-print stack-2', styles.orderAgain)}>
      <Button look="outline" busy={busy} onClick={() => void again()}>
        <Icon name="cart" small />
        {t('order.again')}
      </Button>
      <p className="muted small" role="status">
        {told()}
      </p>
    </div>
  );
}
