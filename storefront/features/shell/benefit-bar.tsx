import { shop } from '#shop.config';
import { PrefetchLink } from '#storefront/features/navigation/prefetch-link.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { CUSTOMER_SERVICE, STORES } from './service-links.ts';

/** The promises of the shop and the few links that are always needed. */
export function BenefitBar() {
  const { t, locale } = useI18n();
  const to = links(locale);
  const first = shop.services.at(0);
  return (
    <aside className="benefit" aria-label={t('common.header.benefits')}>
      <div className="wrap">
        <ul className="pts">
          {shop.benefits.map((benefit) => (
            <li key={benefit.icon}>
              <Icon name={benefit.icon} />
              {benefit[locale]}
            </li>
          ))}
        </ul>
        <nav aria-label={t('common.header.links')}>
          <ul className="links">
            {first && (
              <li>
                <PrefetchLink to={to.content(first.path)}>{first[locale]}</PrefetchLink>
              </li>
            )}
            <li>
              <PrefetchLink to={to.campaigns()}>{t('common.link.campaigns')}</PrefetchLink>
            </li>
            <li>
              <PrefetchLink to={to.content(STORES)}>{t('common.header.stores')}</PrefetchLink>
            </li>
            <li>
              <PrefetchLink to={to.content(CUSTOMER_SERVICE)}>{t('common.header.service')}</PrefetchLink>
            </li>
            <li>
              <LanguageSwitch />
            </li>
          </ul>
        </nav>
      </div>
    </aside>
  );
}
