import { Link } from 'react-router';
import { useCartCount } from '#storefront/features/cart/cart-store.ts';
import { useQuoteCount } from '#storefront/features/quote-cart/quote-count.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { CountBadge } from '#storefront/ui/badge/badge.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';

/** The way to the cart with the number of pieces in it; the number comes after hydration, never in cached HTML. */
export function CartButton() {
  const { t, locale } = useI18n();
  const count = useCartCount();
  const label = count > 0 ? t('common.header.cart', { count }) : t('common.header.cartEmpty');
  return (
    <Link className="h-btn" to={links(locale).cart()} aria-label={label}>
      <Icon name="cart" />
      <CountBadge count={count} />
    </Link>
  );
}

/** The same for the quote cart, for those who have something in it. */
export function QuoteButton() {
  const { t, locale } = useI18n();
  const count = useQuoteCount();
  if (count === 0) return null;
  return (
    <Link className="h-btn" to={links(locale).quoteCart()} aria-label={t('common.header.quote', { count })}>
      <Icon name="clipboard" />
      <CountBadge count={count} />
    </Link>
  );
}
