import { useEffect } from 'react';
import type { Discounts } from '#domain/sales/campaigns/campaign.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { useCart } from '../cart-store.ts';
import { refreshCart } from '../refresh-cart.ts';
import { giftsOf } from './cart-check.ts';
import styles from './deal.module.css';

/** Free gifts of campaigns, as far as the server has them in stock. */
export function GiftLines({ gifts }: Pick<Discounts, 'gifts'>) {
  const { t, locale } = useI18n();
  const validationResult = useCart((cart) => cart.validationResult);
  const wanted = gifts.map(({ sku, amount }) => `${sku} ${amount}`).join('\n');
  useEffect(() => {
    // only the server knows the goods and their stock
    if (wanted) refreshCart(locale).catch(() => {});
  }, [wanted, locale]);
  return giftsOf({ validationResult })
    .filter(({ sku }) => gifts.some((gift) => gift.sku === sku))
    .map(({ sku, title, amount }) => (
      <p key={sku} className={styles.dealNote}>
        <Icon name="spark" small />
        {amount > 1 ? t('cart.gifts', { name: title, count: amount }) : t('cart.gift', { name: title })}
      </p>
    ));
}
