import { useState } from 'react';
import { Link } from 'react-router';
import type { MenuNode } from '#domain/catalog/products/menu-tree.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { STORES } from '#web/storefront/base/service-links.ts';
import { LanguageSwitch } from '#web/storefront/site/shell/language-switch.tsx';
import { Drawer } from '#web/ui/drawer/drawer.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { FixedLinks } from './fixed-links.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { lastOf, opened, popped, pushed, type Stack } from './menu-stack.ts';

export type MenuDrawerProps = { menu: MenuNode[]; open: boolean; onClose: () => void };

/** The main menu: a stack of panels. Closes on navigation, Escape, its button or a click beside it (menu-1). */
export function MenuDrawer({ menu, open, onClose }: MenuDrawerProps) {
  const { t, locale } = useI18n();
  const [stack, setStack] = useState<Stack>(opened);
  // opens at the first panel, and keeps its panel while it slides out
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setStack(opened);
  }

  const node = lastOf(stack);
  // the links that wide screens have in the header
  const service = shop.services.at(0);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('common.header.menu')}
      foot={
        <>
          <Link to={links(locale).content(STORES)}>
            <Icon name="pin" small />
            {t('common.header.stores')}
          </Link>
          {service && <Link to={links(locale).content(service.path)}>{service[locale]}</Link>}
          <LanguageSwitch>
            <Icon name="globe" small />
          </LanguageSwitch>
        </>
      }
    >
      <nav aria-label={t('common.menu.main')}>
        <MenuPanel
          key={node?.path ?? ''}
          node={node}
          nodes={node?.children ?? menu}
          moved={stack.moved}
          cameFrom={stack.left?.path}
          onOpen={(child) => setStack(pushed(stack, child))}
          onBack={() => setStack(popped(stack))}
        />
        {!node && <FixedLinks />}
      </nav>
    </Drawer>
  );
}
