import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { links } from '#web/storefront/base/links.ts';
import { noticeTexts } from '#web/storefront/site/notices/notice-texts.ts';
import { openOfflinePage } from '#web/storefront/site/offline/keep-offline.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { faultOf, statusOf } from './fault-words.ts';

/** The error page: status code, text and a way on (error-1). */
export default function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const locale = localeOf(pathname);
  const t = noticeTexts(locale);
  const isOnline = import.meta.env.SSR || navigator.onLine;
  const status = statusOf(error, isOnline);
  const { code, title, text, mayPass } = faultOf(status, locale);
  useEffect(() => {
    if (status === 0) openOfflinePage();
  }, [status]);
  return (
    <div className="wrap fault">
      <title>{`${title} – ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      {code ? <p className="fault-code">{code}</p> : null}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="row">
        {mayPass ? (
          <ButtonLink look="primary" to={pathname + search} reloadDocument>
            {t('notices.fault.again')}
          </ButtonLink>
        ) : null}
        <ButtonLink look={mayPass ? 'outline' : 'primary'} to={links(locale).home()}>
          {t('notices.fault.home')}
        </ButtonLink>
      </p>
    </div>
  );
}
