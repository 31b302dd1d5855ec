import type { ReactNode } from 'react';
import { shop } from '#shop.config';
import { DeskStyles } from '#storefront/features/shell/desk-styles.tsx';
import { MAIN } from '#storefront/features/shell/skip-link.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Logo } from '#storefront/ui/logo/logo.tsx';

/** Around the pages of the shop's own people: the logo, and nothing that leads away. */
export function StoreFrame({ children }: { children: ReactNode }) {
  const { t, locale } = useI18n();
  return (
    <>
      <DeskStyles />
      <header className="co-head">
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
