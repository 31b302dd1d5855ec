import { useState } from 'react';
import type { WishLine } from '#backend/customers/wish-lists/service.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import styles from '#web/storefront/customers/wish-lists/wish-lists.module.css';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { canBuy } from '../list/wish-facts.tsx';
import { buyWishes } from './buy-wishes.ts';

type Props = { line: WishLine; name: string; amount: number };

/** Adds one item to the cart; an item without a chosen variant links to its page. */
export function BuyWish({ line, name, amount }: Props) {
  const { t, locale } = useI18n();
  const actions = usePurchaseActions();
  const [busy, setBusy] = useState(false);
  if (!canBuy(line))
    return line.link && line.problem !== 'outOfStock' ? (
      <ButtonLink look="outline" size="s" to={inLocale(locale, line.link)} aria-label={t('wishes.openLine', { name })}>
        {t('wishes.open')}
      </ButtonLink>
    ) : null;
  const buy = async () => {
    const { id, sku, customization } = line;
    setBusy(true);
    await buyWishes([{ id, sku, amount, customization, name }], t, locale, actions);
    setBusy(false);
  };
  return (
    <Button
      look="transactional"
      size="s"
      quiet
      busy={busy}
      onClick={buy}
      aria-label={t('wishes.buyLine', { name })}
      className={styles.buy}
    >
      {t('wishes.buy')}
    </Button>
  );
}
