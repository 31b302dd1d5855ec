import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sellProblem, takenBefore } from '#domain/catalog/offers/sell-problem.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Drawer } from '#web/ui/drawer/drawer.tsx';
import { showOverlay } from '#web/ui/toast/toast-store.ts';
import { useCart, useCartCount } from '../cart-store.ts';
import { DeliveryNudge } from '../deal/delivery-nudge.tsx';
import { followOffers } from '../deal/keep-campaign.ts';
import { useCartPricing } from '../deal/use-cart-pricing.ts';
import { TotalsRows } from '../totals-rows.tsx';
import styles from './cart-panel.module.css';
import { MatchingItems } from './matching-items.tsx';
import { PanelLine } from './panel-line.tsx';

/** What was just added, and the message about it. */
export type Added = { item: CartItem; added: number; message: string };

/** The cart in a drawer above the page. Leaving the page closes it. */
export function CartPanel({ added }: { added: Added | null }) {
  const { t, locale } = useI18n();
  const { key } = useLocation();
  const [page] = useState(key);
  const [isOpen, setOpen] = useState(true);
  const items = useCart((cart) => cart.items);
  const count = useCartCount();
  const { totals, names, campaigns, facts } = useCartPricing();
  useEffect(followOffers, []);
  const hasLeft = key !== page;
  // not only hidden: going back to the page must not open it again
  useEffect(() => {
    if (hasLeft) showOverlay(null);
  }, [hasLeft]);
  if (hasLeft) return null;
  const before = takenBefore(items);
  const canBuy = items.every((item, i) => sellProblem(item, item.amount, before[i]) === null);
  const close = () => setOpen(false);
  const foot = (
    <div className={styles.acts}>
      {canBuy && count > 0 && (
        <ButtonLink look="transactional" size="l" wide to={links(locale).checkout()}>
          {t('cart.toCheckout')}
        </ButtonLink>
      )}
      <ButtonLink look="outline" wide to={links(locale).cart()}>
        {t('cart.toast.cart')}
      </ButtonLink>
      <Button look="ghost" wide onClick={close}>
        {t('cart.panel.goOn')}
      </Button>
    </div>
  );
  return (
    <Drawer open={isOpen} onClose={close} side="right" title={added?.message ?? t('cart.title')} foot={foot}>
      <ul className={styles.lines} aria-label={t(added ? 'cart.panel.added' : 'cart.lines')}>
        {added ? (
          <PanelLine item={{ ...added.item, amount: added.added }} />
        ) : (
          items.map((item) => <PanelLine key={item.id} item={item} />)
        )}
      </ul>
      <div className={styles.sums}>
        {added && <p className="small muted">{t('cart.panel.now', { count })}</p>}
        <TotalsRows
          totals={totals}
          names={names}
          delivery={{ kind: 'words', text: t('cart.deliveryLater') }}
          followsVatChoice
        />
      </div>
      <DeliveryNudge items={items} campaigns={campaigns} facts={facts} />
      {added && <MatchingItems sku={added.item.sku} />}
    </Drawer>
  );
}
