import { Link } from 'react-router';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { customerService, PRIVACY, storePage } from '#web/storefront/base/service-links.ts';
import { FooterLetter } from '#web/storefront/customers/newsletter/footer-letter.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-names.ts';
import { Logo } from '#web/ui/logo/logo.tsx';
import { ThemeSelect } from '../theme-select.tsx';
import { VatSwitch } from '../vat-switch.tsx';
import styles from './footer.module.css';
import marks from './payment-marks.svg?no-inline';

const socialIcons: Record<string, IconName> = { Facebook: 'facebook', Instagram: 'instagram', YouTube: 'youtube' };

/** The logo of a social network, or its name without one. */
function SocialMark({ name }: { name: string }) {
  const icon = socialIcons[name];
  return icon ? <Icon name={icon} /> : name;
}

const telephone = () => `tel:${shop.phone.replaceAll(' ', '')}`;

/** Contact, stores, services, payment methods, social links and legal details. */
export function Footer() {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <footer className={classes('on-chrome', styles.foot)}>
      <div className="wrap">
        <div className={styles.cols}>
          <div className={classes('stack', styles.shop)}>
            <Logo to={to.home()} label={t('common.header.home', { name: shop.name })} />
            <p className="muted">{shop.tagline[locale]}</p>
            <address>
              <a className={classes('num', styles.phone)} href={telephone()}>
                {shop.phone}
              </a>
              <a href={`mailto:${shop.email}`}>{shop.email}</a>
              <span className="muted small">{shop.serviceHours[locale]}</span>
            </address>
          </div>
          <nav aria-labelledby="foot-stores">
            <h2 id="foot-stores">{t('common.footer.stores')}</h2>
            <ul>
              {shop.stores.map((store) => (
                <li key={store.id}>
                  <PrefetchLink to={to.content(storePage(store.id))}>{store.name}</PrefetchLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="foot-services">
            <h2 id="foot-services">{t('common.footer.services')}</h2>
            <ul>
              {shop.services.map(({ path, ...name }) => (
                <li key={path}>
                  <PrefetchLink to={to.content(path)}>{name[locale]}</PrefetchLink>
                </li>
              ))}
              {!shop.menu?.hidden?.tradeIns && (
                <li>
                  <PrefetchLink to={to.tradeIns()}>{t('common.menu.tradeIns')}</PrefetchLink>
                </li>
              )}
              {!shop.menu?.hidden?.outlet && (
                <li>
                  <PrefetchLink to={to.outlet()}>Outlet</PrefetchLink>
                </li>
              )}
            </ul>
          </nav>
          <nav aria-labelledby="foot-service">
            <h2 id="foot-service">{t('common.footer.customer')}</h2>
            <ul>
              {customerService.map(({ label, path }) => (
                <li key={path}>
                  <PrefetchLink to={to.content(path)}>{t(label)}</PrefetchLink>
                </li>
              ))}
              <li>
                <Link to={to.accessibility()}>{t('common.link.accessibility')}</Link>
              </li>
              <li>
                <Link to={to.contact()}>{t('common.link.contact')}</Link>
              </li>
              <li>
                <Link to={to.withdrawal()}>{t('common.link.withdrawal')}</Link>
              </li>
            </ul>
          </nav>
        </div>
        <FooterLetter />
        <div className={classes('no-print', styles.footPay)}>
          <img
            className={styles.pay}
            src={marks}
            alt={t('common.footer.payments')}
            width={352}
            height={72}
            loading="lazy"
          />
          <div className={styles.settings}>
            <VatSwitch />
            <ThemeSelect />
          </div>
          <ul className="row" aria-label={t('common.footer.social')}>
            {shop.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener" aria-label={name}>
                  <SocialMark name={name} />
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.legal}>
            <span>
              © {shop.company}, {t('common.footer.businessId', { id: shop.businessId })}
            </span>
            <PrefetchLink to={to.content(PRIVACY)}>{t('common.link.privacy')}</PrefetchLink>
            <Link to={to.cookies()}>{t('common.link.cookies')}</Link>
          </div>
        </div>
      </div>
    </footer>
  );
}
