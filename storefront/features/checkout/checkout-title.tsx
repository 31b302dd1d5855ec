import { Link } from 'react-router';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';

/** The page's name with the way back to the cart. */
export function CheckoutTitle() {
  const { t, locale } = useI18n();
  return (
    <div className="co-title">
      <Link className="more" to={links(locale).cart()}>
        <Icon name="arrow-left" small />
        {t('cart.title')}
      </Link>
      <h1>{t('checkout.title')}</h1>
    </div>
  );
}
