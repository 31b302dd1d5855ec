import { shop } from '#shop.config';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Link } from '#storefront/ui/link/page-link.tsx';
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
                <Link to={to.content(first.path)}>{first[locale]}</Link>
              </li>
            )}
            <li>
              <Link to={to.campaigns()}>{t('common.link.campaigns')}</Link>
            </li>
            <li>
              <Link to={to.content(STORES)}>{t('common.header.stores')}</Link>
            </li>
            <li>
              <Link to={to.content(CUSTOMER_SERVICE)}>{t('common.header.service')}</Link>
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
