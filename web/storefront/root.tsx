import { isbot } from 'isbot';
import { use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import { localeOf } from '#domain/base/locale.ts';
import { detectLocale } from '#domain/base/locale-choice.ts';
import { shop } from '#shop.config';
import { theme, vat } from '#web/storefront/base/page-setting.ts';
import { JsonLd } from '#web/storefront/base/seo/json-ld/json-ld.tsx';
import { MAIN, SkipLink } from '#web/storefront/base/skip-link.tsx';
import { connectCart } from '#web/storefront/sales/cart/connect-cart.ts';
import { ConsentBanner } from '#web/storefront/site/consent/consent-banner.tsx';
import { earlyConsentScript } from '#web/storefront/site/consent/early-script.ts';
import { earlyStorageScript, SCROLL_KEY } from '#web/storefront/site/consent/early-storage.ts';
import { DistrictProviders } from '#web/storefront/site/district-providers.tsx';
import { catchUp } from '#web/storefront/site/navigation/catch-up.ts';
import { FixedHead } from '#web/storefront/site/notices/fixed-head.tsx';
import { useOpening } from '#web/storefront/site/notices/lost-file.ts';
import { reportScript } from '#web/storefront/site/notices/report-script.ts';
import { ShopNoticesSlot } from '#web/storefront/site/notices/shop-notices-slot.tsx';
import { followRedirects } from '#web/storefront/site/redirects.ts';
import { ScriptNonce } from '#web/storefront/site/script-nonce.ts';
import { followSession } from '#web/storefront/site/session/follow-session.ts';
import stylesheet from '#web/storefront/site/styles/app.css?url';
import { TagManagerId } from '#web/storefront/site/tags/tag-manager-id.ts';
import { TagsSlot } from '#web/storefront/site/tags/tags-slot.tsx';
import { ChangedTokens, tokenStyle } from '#web/ui/changed-facts.tsx';
import type { Route } from './+types/root';

/** Redirects `/` by the visitor's language; deep links and crawlers are never redirected (locale-2). */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url }, next) => {
    const isHomeDocument = url.pathname === '/' && !new URL(request.url).pathname.endsWith('.data');
    if (!isHomeDocument || isbot(request.headers.get('user-agent') ?? '')) return next();
    const { headers } = request;
    if (detectLocale(headers.get('cookie'), headers.get('accept-language')) === 'en')
      throw redirect(`/en${url.search}`, {
        headers: { 'cache-control': 'no-store', vary: 'cookie, accept-language' },
      });
    return next();
  },
  followRedirects,
];

export function Layout({ children }: { children: React.ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  return (
    <html
      lang={locale}
      style={import.meta.env.SSR ? tokenStyle(use(ChangedTokens)) : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={use(ScriptNonce)} suppressHydrationWarning>
          {import.meta.env.SSR
            ? (import.meta.env.PROD ? reportScript : '') +
              earlyStorageScript +
              vat.early +
              theme.early +
              earlyConsentScript(use(TagManagerId))
            : ''}
        </script>
        {/* before all others, because it orders the layers */}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <Meta />
        <Links />
        {import.meta.env.SSR ? <FixedHead locale={locale} /> : null}
        {import.meta.env.SSR && <JsonLd />}
      </head>
      <body>
        <SkipLink locale={locale} />
        <ConsentBanner />
        {children}
        <ScrollRestoration storageKey={SCROLL_KEY} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { key } = useLocation();
  useEffect(connectCart, []);
  useEffect(catchUp, []);
  useOpening();
  return (
    <>
      <DistrictProviders>
        <Outlet />
      </DistrictProviders>
      <SessionCheck key={key} />
      <TagsSlot />
      <ShopNoticesSlot />
    </>
  );
}

/** Mounted once per page view: signing in and out happens on the way to another page. */
function SessionCheck() {
  useEffect(followSession, []);
  return null;
}

const words = {
  fi: { missing: 'Sivua ei löytynyt', broken: 'Jotain meni pieleen', lost: 'Ei yhteyttä', home: 'Siirry etusivulle' },
  en: { missing: 'Page not found', broken: 'Something went wrong', lost: 'No connection', home: 'Go to the home page' },
};

/** The last resort, when the shell itself failed. Errors of a page render inside the shell. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const locale = localeOf(useLocation().pathname);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const text = words[locale];
  const isOffline = !import.meta.env.SSR && !navigator.onLine;
  return (
    <main id={MAIN} className="wrap sect stack">
      <title>{`${status} – ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="num">{isOffline ? '' : status}</p>
      <h1>{isOffline ? text.lost : status === 404 ? text.missing : text.broken}</h1>
      <p>
        <a className="btn btn-primary" href={locale === 'en' ? '/en' : '/'}>
          {text.home}
        </a>
      </p>
    </main>
  );
}
