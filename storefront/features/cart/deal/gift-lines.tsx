import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { useCart } from '../cart-store.ts';
import { giftsOf } from './cart-check.ts';

/** What campaigns give with the cart at no cost, as the server said last. */
export function GiftLines() {
  const { t } = useI18n();
  const validationResult = useCart((cart) => cart.validationResult);
  return giftsOf({ validationResult }).map(({ sku, title, amount }) => (
    <p key={sku} className="deal-note">
      <Icon name="spark" small />
      {amount > 1 ? t('cart.gifts', { name: title, count: amount }) : t('cart.gift', { name: title })}
    </p>
  ));
}
