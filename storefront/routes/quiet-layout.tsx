import { isRouteErrorResponse, Outlet } from 'react-router';
import { QuietFrame } from '#storefront/features/checkout/quiet-frame.tsx';
import { ErrorPage } from '#storefront/features/shell/error-page.tsx';
import { loadLocaleOf } from '#storefront/i18n/i18n.tsx';
import type { Route } from './+types/quiet-layout';

export async function loader({ url }: Route.LoaderArgs) {
  await loadLocaleOf(url.pathname);
  return null;
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  await loadLocaleOf(url.pathname);
  return null;
}

export const shouldRevalidate = () => false;

/** The checkout's and the thank-you page's own layout: logo, help and the texts of the law, nothing that leads away. */
export default function QuietLayout() {
  return (
    <QuietFrame>
      <Outlet />
    </QuietFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <QuietFrame>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </QuietFrame>
  );
}
