import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { chrome } from '#domain/base/brand-colours.ts';
import { detectLocale } from '#domain/base/locale-choice.ts';
import { shop } from '#shop.config';
import { staffContext } from '#web/admin/base/context.ts';
import { Fault } from '#web/admin/base/pieces/fault.tsx';
import { scrollKey } from '#web/admin/base/place/place.ts';
import { LocaleProvider } from '#web/admin/base/texts.tsx';
import { viewSettings } from '#web/admin/base/view-settings.ts';
import stylesheet from '#web/admin/site/styles/app.css?url';
import { ChangedFactsData } from '#web/ui/changed-facts.tsx';
import type { Route } from './+types/root';

/** The person's language; before signing in, that of the browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const preferred = detectLocale(null, request.headers.get('accept-language'));
  return { locale: context.get(staffContext)?.locale ?? preferred, view: await viewSettings(request) };
}

export const meta: Route.MetaFunction = () => [{ title: `Toimisto – ${shop.name}` }];

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const locale = data?.locale ?? 'fi';
  const theme = data?.view.theme;
  return (
    <html lang={locale} data-theme={theme === 'system' ? undefined : theme} data-density={data?.view.density}>
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
        {import.meta.env.SSR ? <ChangedFactsData /> : null}
      </head>
      <body>
        <LocaleProvider value={locale}>{children}</LocaleProvider>
        <ScrollRestoration getKey={scrollKey} />
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
  return <Fault error={error} />;
}
