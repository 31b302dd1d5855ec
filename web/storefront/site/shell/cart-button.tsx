import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useCartCount } from '#web/storefront/sales/cart/cart-store.ts';
import { useQuoteCount } from '#web/storefront/sales/quote-cart/quote-count.ts';
import { CountBadge } from '#web/ui/badge/badge.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

/** CSS pixels from which the panel of the cart leaves room for the page. */
const WIDE = 1024;

/**
 * Link to the cart with its number of pieces (header-1, cart-11). The number renders after hydration, never in cached
 * HTML.
 */
export function CartButton() {
  const { t, locale } = useI18n();
  const count = useCartCount();
  const to = links(locale).cart();
  // the mini cart (cart-14) loads at the press; when it does not, the link is followed
  const open = (event: MouseEvent) => {
    if (count === 0 || innerWidth < WIDE || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (location.pathname === to) return;
    event.preventDefault();
    import('#web/storefront/sales/cart/panel/open-panel.tsx')
      .then(({ openPanel }) => openPanel(locale))
      .catch(() => location.assign(to));
  };
  const label = count > 0 ? t('common.header.cart', { count }) : t('common.header.cartEmpty');
  return (
    <Link className="head-btn" to={to} onClick={open} aria-label={label}>
      <Icon name="cart" />
      <CountBadge count={count} />
    </Link>
  );
}

/** Link to the quote cart, when it has items. */
export function QuoteButton() {
  const { t, locale } = useI18n();
  const count = useQuoteCount();
  if (count === 0) return null;
  return (
    <Link className="head-btn" to={links(locale).quoteCart()} aria-label={t('common.header.quote', { count })}>
      <Icon name="clipboard" />
      <CountBadge count={count} />
    </Link>
  );
}
