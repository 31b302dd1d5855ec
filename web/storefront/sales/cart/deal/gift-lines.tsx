import { useEffect } from 'react';
import type { Discounts } from '#domain/sales/campaigns/campaign.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { useCart } from '../cart-store.ts';
import { refreshCart } from '../refresh-cart.ts';
import { giftsOf } from './cart-check.ts';

/** What campaigns give with the cart at no cost, as far as the server says that it is there to give. */
export function GiftLines({ gifts }: Pick<Discounts, 'gifts'>) {
  const { t, locale } = useI18n();
  const validationResult = useCart((cart) => cart.validationResult);
  const wanted = gifts.map(({ sku, amount }) => `${sku} ${amount}`).join('\n');
  useEffect(() => {
    // which goods they are, and whether there are any left, only the server knows
    if (wanted) refreshCart(locale).catch(() => {});
  }, [wanted, locale]);
  return giftsOf({ validationResult })
    .filter(({ sku }) => gifts.some((gift) => gift.sku === sku))
    .map(({ sku, title, amount }) => (
      <p key={sku} className="deal-note">
        <Icon name="spark" small />
        {amount > 1 ? t('cart.gifts', { name: title, count: amount }) : t('cart.gift', { name: title })}
      </p>
    ));
}
