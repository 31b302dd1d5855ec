import { type ComponentType, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#storefront/features/cart/cart-store.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import type { MenuDrawerProps } from './menu-drawer.tsx';
import type { MenuNode } from './menu-tree.ts';

const loadMenu = () => import('./menu-drawer.tsx');
const warmUp = () => void loadMenu().catch(() => {});

/**
 * Opens the main menu, which loads with the first touch. Before hydration, and where the menu cannot be loaded, it leads
 * to the list of all categories instead.
 */
export function MenuButton({ menu }: { menu: MenuNode[] }) {
  const { t, locale } = useI18n();
  const all = links(locale).category();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  // open belongs to the page it was opened on, so a page change closes it
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // kept once it is there, so that it can slide out
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps> | null>(null);
  const open = openedAt === key && Drawer !== null;
  const show = () => {
    setOpenedAt(key);
    loadMenu().then(
      ({ MenuDrawer }) => setDrawer(() => MenuDrawer),
      (error) => {
        console.error('menu', error);
        navigate(all);
      },
    );
  };
  const inside = (
    <>
      <Icon name="menu" />
      <span className="t">{t('common.header.menu')}</span>
    </>
  );
  const look = { className: 'h-btn h-menu', 'aria-label': t('common.header.menu') };
  if (!hydrated)
    return (
      <Link {...look} to={all}>
        {inside}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        {...look}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={show}
      >
        {inside}
      </button>
      {Drawer && <Drawer menu={menu} open={open} onClose={() => setOpenedAt(null)} />}
    </>
  );
}
