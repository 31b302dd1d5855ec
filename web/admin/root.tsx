import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { chrome } from '#domain/base/brand-colours.ts';
import { detectLocale } from '#domain/base/locale-choice.ts';
import { shop } from '#shop.config';
import { staffContext } from '#web/admin/base/context.ts';
import { LocaleProvider, useTexts } from '#web/admin/base/texts.tsx';
import stylesheet from '#web/admin/site/styles/app.css?url';
import en from '#web/messages/admin/en/shell.ts';
import fi from '#web/messages/admin/fi/shell.ts';
import type { Route } from './+types/root';

/** The person's language; before signing in, that of the browser. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { headers } = request;
  return { locale: context.get(staffContext)?.locale ?? detectLocale(null, headers.get('accept-language')) };
}

export const meta: Route.MetaFunction = () => [{ title: `Toimisto – ${shop.name}` }];

export function Layout({ children }: { children: React.ReactNode }) {
  const locale = useRouteLoaderData<typeof loader>('root')?.locale ?? 'fi';
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={chrome.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={chrome.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* before all others, because it orders the layers */}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider value={locale}>{children}</LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort, when the shell itself failed. Errors of a page render inside the shell. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(fi, en);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className="fault">
      <h1>{status === 404 ? t('shell.missing') : t('shell.broken')}</h1>
      <p>
        <a href="/">{t('shell.toToday')}</a>
      </p>
    </main>
  );
}
