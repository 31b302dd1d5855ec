import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { MAIN } from '#web/storefront/base/skip-link.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Logo } from '#web/ui/logo/logo.tsx';
import styles from './checkout.module.css';

/** Frame of checkout and thank-you page: logo, secure note, help phone and terms, no other links. */
export function QuietFrame({ children }: { children: ReactNode }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <>
      <header className="quiet-head">
        <div className="wrap">
          <Logo to={to.home()} label={t('common.header.home', { name: shop.name })} />
          <span className={styles.note}>
            <Icon name="lock" small />
            {t('checkout.secure')}
          </span>
          <a
            className="tel num"
            href={`tel:${shop.phone.replaceAll(' ', '')}`}
            aria-label={t('checkout.help', { phone: shop.phone })}
          >
            <Icon name="phone" small />
            {shop.phone}
          </a>
        </div>
      </header>
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <nav className="wrap" aria-label={t('checkout.footer')}>
          <Link to={to.content('asiakaspalvelu/toimitusehdot')}>{t('common.link.terms')}</Link>
          <Link to={to.content('asiakaspalvelu/tietosuoja')}>{t('common.link.privacy')}</Link>
          <Link to={to.content('asiakaspalvelu/palautus-reklamaatio-ja-takuu')}>{t('common.link.returns')}</Link>
          <Link to={to.withdrawal()}>{t('common.link.withdrawal')}</Link>
          <Link to={to.content('asiakaspalvelu')}>{t('common.header.service')}</Link>
        </nav>
      </footer>
    </>
  );
}
