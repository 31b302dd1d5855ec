import type { ReactNode } from 'react';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { MAIN } from '#web/storefront/base/skip-link.tsx';
import { Logo } from '#web/ui/logo/logo.tsx';

/** Frame of the staff pages: the logo, without links. */
export function StoreFrame({ children }: { children: ReactNode }) {
  const { t, locale } = useI18n();
  return (
    <>
      <header className="quiet-head no-print">
        <div className="wrap">
          <Logo to={links(locale).home()} label={t('common.header.home', { name: shop.name })} />
        </div>
      </header>
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
