import { Link } from 'react-router';
import { useStore } from 'zustand';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { SearchBox } from '#web/storefront/catalog/search/search-box.tsx';
import { sessionStore } from '#web/storefront/customers/session/session.ts';
import { MenuButton } from '#web/storefront/site/menu/menu-button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Logo } from '#web/ui/logo/logo.tsx';
import { CartButton, QuoteButton } from './cart-button.tsx';
import styles from './header.module.css';
import { useScrollDirection } from './use-scroll-direction.ts';

/** Menu, logo, search, spare parts, account, wish lists and carts (header-1). */
export function Header() {
  const { t, locale } = useI18n();
  const to = links(locale);
  const hasWishes = useStore(sessionStore, ({ wishedSkus }) => wishedSkus.length > 0);
  useScrollDirection();
  return (
    <header className={classes('on-chrome', styles.head)}>
      <div className="wrap">
        <MenuButton className={classes('no-print', styles.menu)} />
        <Logo className={styles.logo} to={to.home()} label={t('common.header.home', { name: shop.name })} />
        <div className={classes('no-print', styles.find)}>
          <SearchBox />
          {!shop.menu?.hidden?.parts && (
            <Link
              className={classes('head-btn', styles.parts)}
              to={to.spareParts()}
              aria-label={t('common.header.parts')}
            >
              <Icon name="part" />
              <span className="head-btn-text">{t('common.header.parts')}</span>
            </Link>
          )}
        </div>
        <nav className={classes('no-print', styles.acts)} aria-label={t('common.header.own')}>
          <Link className="head-btn" to={to.account()} aria-label={t('common.header.account')}>
            <Icon name="user" />
          </Link>
          <Link className="head-btn" to={to.wishLists()}>
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
