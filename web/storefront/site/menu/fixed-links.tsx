import { type MenuLink, menuLinks } from '#domain/base/menu-links.ts';
import { placed } from '#domain/base/placed.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { CUSTOMER_SERVICE } from '#web/storefront/base/service-links.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-names.ts';
import styles from './menu.module.css';

type FixedLink = { to: string; icon: IconName; label: string; prefetch?: 'none' };

/** The links below the categories, those that staff left in (menu-1, setting-13). */
export function FixedLinks() {
  const { t, locale } = useI18n();
  const to = links(locale);
  const services = shop.services.flatMap((service): FixedLink[] =>
    service.icon ? [{ to: to.content(service.path), icon: service.icon, label: service[locale] }] : [],
  );
  const all: Record<MenuLink, FixedLink[]> = {
    campaigns: [{ to: to.campaigns(), icon: 'spark', label: t('common.link.campaigns') }],
    parts: [{ to: to.spareParts(), icon: 'part', label: t('common.header.parts'), prefetch: 'none' }],
    tradeIns: [{ to: to.tradeIns(), icon: 'exchange', label: t('common.menu.tradeIns') }],
    services,
    brands: [{ to: to.brands(), icon: 'brand', label: t('common.menu.brands') }],
    service: [{ to: to.content(CUSTOMER_SERVICE), icon: 'chat', label: t('common.header.service') }],
    all: [{ to: to.category(), icon: 'tag', label: t('common.menu.allProducts') }],
  };
  const fixed = placed(menuLinks, shop.menu ?? {}).flatMap((link) => all[link]);
  return (
    <ul className={styles.fixed}>
      {fixed.map(({ icon, label, ...link }) => (
        <li key={link.to}>
          <PrefetchLink {...link}>
            <Icon name={icon} />
            {label}
          </PrefetchLink>
        </li>
      ))}
    </ul>
  );
}
