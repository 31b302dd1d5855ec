import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { shop } from '#shop.config';
import { useHydrated } from '#storefront/features/cart/cart-store.ts';
import { SearchBox } from '#storefront/features/search/search-box.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Logo } from '#storefront/ui/logo/logo.tsx';
import type { MenuNode } from '../menu/menu-tree.ts';
import { CartButton } from './cart-button.tsx';

const loadMenu = () => import('../menu/menu-drawer.tsx').then(({ MenuDrawer }) => ({ default: MenuDrawer }));
const MenuDrawer = lazy(loadMenu);
const warmUpMenu = () => void loadMenu().catch(() => {});

/** Menu, logo, search and cart. Before hydration the menu button leads to the list of all categories instead. */
export function Header({ menu }: { menu: MenuNode[] }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const hydrated = useHydrated();
  // open belongs to the page it was opened on, so a page change closes it
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  // loaded with the first touch, and kept so that it can slide out
  const [wanted, setWanted] = useState(false);
  const inside = (
    <>
      <Icon name="menu" />
      <span className="t">{t('common.header.menu')}</span>
    </>
  );
  return (
    <header className="head on-chrome">
      <div className="wrap">
        {hydrated ? (
          <button
            type="button"
            className="h-btn h-menu"
            aria-label={t('common.header.menu')}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={warmUpMenu}
            onFocus={warmUpMenu}
            onClick={() => {
              setWanted(true);
              setOpenedAt(key);
            }}
          >
            {inside}
          </button>
        ) : (
          <Link className="h-btn h-menu" aria-label={t('common.header.menu')} to={to.category()}>
            {inside}
          </Link>
        )}
        <Logo to={to.home()} label={t('common.header.home', { name: shop.name })} />
        <div className="h-find">
          <SearchBox />
        </div>
        <nav className="h-acts" aria-label={t('common.header.own')}>
          <CartButton />
        </nav>
      </div>
      {wanted && (
        <Suspense>
          <MenuDrawer menu={menu} open={open} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </header>
  );
}
