import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Locale } from '#domain/base/locale.ts';
import type { MenuNode } from '#domain/catalog/products/menu-tree.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { isReloading } from '#web/storefront/site/notices/lost-file.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { loadMenu } from './load-menu.ts';
import type { MenuDrawerProps } from './menu-drawer.tsx';

/** Drawer component and categories in one language. */
type Loaded = { locale: Locale; menu: MenuNode[]; Drawer: ComponentType<MenuDrawerProps> };

async function load(locale: Locale): Promise<Loaded> {
  const [{ MenuDrawer }, menu] = await Promise.all([import('./menu-drawer.tsx'), loadMenu(locale)]);
  return { locale, menu, Drawer: MenuDrawer };
}

/**
 * Opens the main menu (menu-1), which loads on first hover, focus or click. Before hydration, and when the menu fails
 * to load, it links to the list of all categories.
 */
export function MenuButton({ className }: { className: string }) {
  const { t, locale } = useI18n();
  const all = links(locale).category();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  // bound to the page it was opened on, so that navigation closes it
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // stays mounted after loading, so that it can slide out
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const shown = loaded?.locale === locale ? loaded : null;
  const open = openedAt === key && shown !== null;
  const warmUp = () => void load(locale).catch(() => {});
  // null after navigation, so that a late failure does not redirect
  const here = useRef<string | null>(null);
  useEffect(() => {
    here.current = key;
    return () => {
      here.current = null;
    };
  }, [key]);
  const show = () => {
    setOpenedAt(key);
    load(locale).then(setLoaded, async () => {
      if ((await isReloading()) || here.current !== key) return;
      setOpenedAt(null);
      // without a connection the page stays; a notice states the reason
      if (navigator.onLine) navigate(all);
    });
  };
  const inside = (
    <>
      <Icon name="menu" />
      <span className="head-btn-text">{t('common.header.menu')}</span>
    </>
  );
  const look = { className: classes('head-btn', className), 'aria-label': t('common.header.menu') };
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
        aria-busy={openedAt === key && !shown}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={show}
      >
        {inside}
      </button>
      {shown && <shown.Drawer menu={shown.menu} open={open} onClose={() => setOpenedAt(null)} />}
    </>
  );
}
