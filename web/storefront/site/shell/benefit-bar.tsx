import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { CUSTOMER_SERVICE, STORES } from '#web/storefront/base/service-links.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';

/** The benefits of the shop and a few service links. */
export function BenefitBar() {
  const { t, locale } = useI18n();
  const to = links(locale);
  const first = shop.services.at(0);
  return (
    <aside className={classes('no-print', styles.benefit)} aria-label={t('common.header.benefits')}>
      <div className="wrap">
        <ul className={styles.pts}>
          {shop.benefits.map((benefit) => (
            <li key={benefit.icon}>
              <Icon name={benefit.icon} />
              {benefit[locale]}
            </li>
          ))}
        </ul>
        <nav aria-label={t('common.header.links')}>
          <ul className={styles.links}>
            {first && (
              <li>
                <PrefetchLink to={to.content(first.path)}>{first[locale]}</PrefetchLink>
              </li>
            )}
            {!shop.menu?.hidden?.campaigns && (
              <li>
                <PrefetchLink to={to.campaigns()}>{t('common.link.campaigns')}</PrefetchLink>
              </li>
            )}
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
