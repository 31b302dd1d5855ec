import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { links } from '#web/storefront/base/links.ts';
import { theme } from '#web/storefront/base/page-setting.ts';
import { faultOf } from '#web/storefront/site/errors/fault-words.ts';
import { noticeTexts } from '#web/storefront/site/notices/notice-texts.ts';
import stylesheet from '#web/storefront/site/styles/app.css?url';
import { Logo } from '#web/ui/logo/logo.tsx';
import offlineScript from './offline-script.ts?worker&url';

/** The files of the offline page. */
export const offlineFiles = [
  stylesheet,
  offlineScript,
  '/favicon.svg',
  '/fonts/archivo-text.woff2',
  '/fonts/archivo-heading.woff2',
];

type Props = { status: number; locale: Locale; nonce: string; children?: ReactNode; script?: string };

function PlainPage({ status, locale, nonce, children, script }: Props) {
  const { code, title, text, mayPass } = faultOf(status, locale);
  const t = noticeTexts(locale);
  const home = links(locale).home();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${shop.name}`}</title>
        <script nonce={nonce}>{theme.early}</script>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
        {script ? <script src={script} defer /> : null}
      </head>
      <body>
        <header className="plain-head on-chrome">
          <div className="wrap">
            <a href={home}>
              <Logo />
            </a>
          </div>
        </header>
        <main>
          <div className="wrap fault">
            {code ? <p className="fault-code">{code}</p> : null}
            <h1>{title}</h1>
            <p className="lead">{text}</p>
            <p className="row">
              {mayPass ? (
                // biome-ignore lint/a11y/useValidAnchor: the empty address is the requested page
                <a className="btn btn-primary" href="">
                  {t('notices.fault.again')}
                </a>
              ) : null}
              <a className={mayPass ? 'btn btn-outline' : 'btn btn-primary'} href={home}>
                {t('notices.fault.home')}
              </a>
            </p>
            {children}
          </div>
        </main>
      </body>
    </html>
  );
}

const written = (page: ReactNode) => `<!DOCTYPE html>${renderToStaticMarkup(page)}`;

/** An error page without the application: for limits, oversized bodies and errors before rendering. */
export const faultPage = (status: number, locale: Locale, nonce: string): string =>
  written(<PlainPage status={status} locale={locale} nonce={nonce} />);

/** The offline page; its script fills in carts and lists from the browser's storage. */
export function offlinePage(locale: Locale, nonce: string): string {
  return written(
    <PlainPage status={0} locale={locale} nonce={nonce} script={offlineScript}>
      <section id="kept" className="kept-all" aria-labelledby="kept-title" hidden>
        <h2 id="kept-title">{noticeTexts(locale)('notices.kept')}</h2>
      </section>
    </PlainPage>,
  );
}
