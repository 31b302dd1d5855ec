import { Link } from 'react-router';
import { useStore } from 'zustand';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { SearchBox } from '#web/storefront/catalog/search/search-box.tsx';
import { sessionStore } from '#web/storefront/customers/session/session.ts';
import { MenuButton } from '#web/storefront/site/menu/menu-button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Logo } from '#web/ui/logo/logo.tsx';
import { CartButton, QuoteButton } from './cart-button.tsx';
import { useScrollDirection } from './use-scroll-direction.ts';

/** Menu, logo, search, spare parts, account, wish lists and carts (header-1). */
export function Header() {
  const { t, locale } = useI18n();
  const to = links(locale);
  const hasWishes = useStore(sessionStore, ({ wishedSkus }) => wishedSkus.length > 0);
  useScrollDirection();
  return (
    <header className="head on-chrome">
      <div className="wrap">
        <MenuButton />
        <Logo to={to.home()} label={t('common.header.home', { name: shop.name })} />
        <div className="h-find">
          <SearchBox />
          <Link className="h-btn h-parts" to={to.spareParts()} aria-label={t('common.header.parts')}>
            <Icon name="part" />
            <span className="t">{t('common.header.parts')}</span>
          </Link>
        </div>
        <nav className="h-acts" aria-label={t('common.header.own')}>
          <Link className="h-btn" to={to.account()} aria-label={t('common.header.account')}>
            <Icon name="user" />
          </Link>
          <Link className="h-btn" to={to.wishLists()}>
            <Icon name="heart" />
            <span className="sr">{t('common.header.wishes')}</span>
            {hasWishes && (
              <span className="dot">
                <span className="sr">{t('common.header.wished')}</span>
              </span>
            )}
          </Link>
          <QuoteButton />
          <CartButton />
        </nav>
      </div>
    </header>
  );
}
