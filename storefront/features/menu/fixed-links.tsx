import { shop } from '#shop.config';
import { PrefetchLink } from '#storefront/features/navigation/prefetch-link.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import type { IconName } from '#storefront/ui/icon/icon-names.ts';
import { CUSTOMER_SERVICE } from '../shell/service-links.ts';

type FixedLink = { to: string; icon: IconName; label: string };

/** The links under the categories, in the spec's order. */
export function FixedLinks() {
  const { t, locale } = useI18n();
  const to = links(locale);
  const services = shop.services.flatMap((service): FixedLink[] =>
    service.icon ? [{ to: to.content(service.path), icon: service.icon, label: service[locale] }] : [],
  );
  const fixed: FixedLink[] = [
    { to: to.campaigns(), icon: 'spark', label: t('common.link.campaigns') },
    { to: to.spareParts(), icon: 'part', label: t('common.header.parts') },
    { to: to.tradeIns(), icon: 'exchange', label: t('common.menu.tradeIns') },
    ...services,
    { to: to.brands(), icon: 'brand', label: t('common.menu.brands') },
    { to: to.content(CUSTOMER_SERVICE), icon: 'chat', label: t('common.header.service') },
    { to: to.category(), icon: 'tag', label: t('common.menu.allProducts') },
  ];
  return (
    <ul className="m-fixed">
      {fixed.map(({ to, icon, label }) => (
        <li key={to}>
          <PrefetchLink to={to}>
            <Icon name={icon} />
            {label}
          </PrefetchLink>
        </li>
      ))}
    </ul>
  );
}
