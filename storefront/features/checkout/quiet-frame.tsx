import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shop } from '#shop.config';
import { DeskStyles } from '#storefront/features/shell/desk-styles.tsx';
import { MAIN } from '#storefront/features/shell/skip-link.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Logo } from '#storefront/ui/logo/logo.tsx';

/** The quiet layout of checkout and thank-you: logo, secure note, help phone, the terms; nothing that leads away. */
export function QuietFrame({ children }: { children: ReactNode }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  return (
    <>
      <DeskStyles />
      <header className="co-head">
        <div className="wrap">
          <Logo to={to.home()} label={t('common.header.home', { name: shop.name })} />
          <span className="co-note">
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
      <footer className="co-foot">
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
