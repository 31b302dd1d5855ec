import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { localeCookie } from '#domain/base/locale-choice.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { useShellData } from '#web/storefront/base/shell-data.ts';

/** Link to the same page in the other language; stores the choice in a cookie for a year (locale-3). */
export function LanguageSwitch({ children }: { children?: ReactNode }) {
  const { t, locale } = useI18n();
  const { pathname, search, hash } = useLocation();
  const secure = useShellData()?.cookieSecure ?? false;
  const target = locale === 'fi' ? 'en' : 'fi';
  const remember = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
    document.cookie = localeCookie(target, secure);
  };
  return (
    // the server encodes spaces in a query as `+`, which may differ from the address
    <Link
      suppressHydrationWarning
      to={inLocale(target, pathname, search + hash)}
      lang={target}
      hrefLang={target}
      onClick={remember}
    >
      {children}
      <span aria-hidden="true">{t('common.language.short')}</span>
      <span className="sr">{t('common.language.switch')}</span>
    </Link>
  );
}
