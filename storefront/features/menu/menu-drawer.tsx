import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { shop } from '#shop.config';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Drawer } from '#storefront/ui/drawer/drawer.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { CUSTOMER_SERVICE, STORES } from '../shell/service-links.ts';
import { MenuPanel } from './menu-panel.tsx';
import type { MenuNode } from './menu-tree.ts';

type Props = { menu: MenuNode[]; open: boolean; onClose: () => void };

/** The main menu: a stack of panels, closed by a page change, Escape, the close button or a press beside it (spec 2). */
export function MenuDrawer({ menu, open, onClose }: Props) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const [stack, setStack] = useState<MenuNode[]>([]);
  useEffect(() => {
    if (open) setStack([]);
  }, [open]);

  const top = stack.at(-1);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('common.header.menu')}
      foot={
        <>
          <Link to={to.content(STORES)}>
            <Icon name="pin" small />
            {t('common.header.stores')}
          </Link>
          <LanguageSwitch>
            <Icon name="globe" small />
          </LanguageSwitch>
        </>
      }
    >
      <nav aria-label={t('common.menu.main')}>
        <MenuPanel
          key={top?.path ?? ''}
          node={top}
          nodes={top?.children ?? menu}
          onOpen={(node) => setStack([...stack, node])}
          onBack={() => setStack(stack.slice(0, -1))}
        />
        {!top && (
          <ul className="m-fixed">
            {shop.services.map(
              (service) =>
                'icon' in service && (
                  <li key={service.path}>
                    <Link to={to.content(service.path)}>
                      <Icon name={service.icon} />
                      {service[locale]}
                    </Link>
                  </li>
                ),
            )}
            <li>
              <Link to={to.brands()}>
                <Icon name="brand" />
                {t('common.menu.brands')}
              </Link>
            </li>
            <li>
              <Link to={to.content(CUSTOMER_SERVICE)}>
                <Icon name="chat" />
                {t('common.header.service')}
              </Link>
            </li>
            <li>
              <Link to={to.category()}>
                <Icon name="tag" />
                {t('common.menu.allProducts')}
              </Link>
            </li>
          </ul>
        )}
      </nav>
    </Drawer>
  );
}
