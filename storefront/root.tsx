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
import { chrome } from '#domain/brand-colours.ts';
import { shop } from '#shop.config';
import { earlyStorageScript, SCROLL_KEY } from '#storefront/features/consent/early-storage.ts';
import type { Route } from './+types/root';
import { connectCart } from './features/cart/connect-cart.ts';
import { ConsentBanner } from './features/consent/consent-banner.tsx';
import { earlyConsentScript } from './features/consent/early-script.ts';
import { catchUp } from './features/navigation/catch-up.ts';
import { FixedHead } from './features/notices/fixed-head.tsx';
import { useOpening } from './features/notices/lost-file.ts';
import { reportScript } from './features/notices/report-script.ts';
import { ShopNoticesSlot } from './features/notices/shop-notices-slot.tsx';
import { followSession } from './features/session/follow-session.ts';
import { MAIN, SkipLink } from './features/shell/skip-link.tsx';
import { theme } from './features/shell/theme-choice.ts';
import { vat } from './features/shell/vat-choice.ts';
import { TagManagerId } from './features/tags/tag-manager-id.ts';
import { TagsSlot } from './features/tags/tags-slot.tsx';
import { followRedirects } from './redirects.ts';
import { ScriptNonce } from './script-nonce.ts';
import { JsonLd } from './seo/json-ld/json-ld.tsx';
import stylesheet from './styles/app.css?url';

/** Only `/` asks for the visitor's language, never a deep link and never for bots (decisions 1). */
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
    <html lang={locale} suppressHydrationWarning>
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
        <meta name="theme-color" content={chrome.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={chrome.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out happens on the way to another page
  useEffect(followSession, [key]);
  useEffect(catchUp, []);
  useOpening();
  return (
    <>
      <Outlet />
      <TagsSlot />
      <ShopNoticesSlot />
    </>
  );
}

const words = {
  fi: { missing: 'Sivua ei löytynyt', broken: 'Jotain meni pieleen', lost: 'Ei yhteyttä', home: 'Siirry etusivulle' },
  en: { missing: 'Page not found', broken: 'Something went wrong', lost: 'No connection', home: 'Go to the home page' },
};

/** The last resort, when the shell itself failed; page errors are shown inside the shell (routes/boundary.tsx). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const locale = localeOf(useLocation().pathname);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const text = words[locale];
  const isLost = !import.meta.env.SSR && !navigator.onLine;
  return (
    <main id={MAIN} className="wrap sect stack">
      <title>{`${status} – ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="num">{isLost ? '' : status}</p>
      <h1>{isLost ? text.lost : status === 404 ? text.missing : text.broken}</h1>
      <p>
        <a className="btn btn-primary" href={locale === 'en' ? '/en' : '/'}>
          {text.home}
        </a>
      </p>
    </main>
  );
}
