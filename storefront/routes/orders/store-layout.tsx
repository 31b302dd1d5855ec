import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorPage } from '#storefront/features/shell/error-page.tsx';
import { StoreFrame } from '#storefront/features/store-order/store-frame.tsx';
import { loadLocaleOf } from '#storefront/i18n/i18n.tsx';
import type { Route } from './+types/store-layout';

export async function loader({ url }: Route.LoaderArgs) {
  await loadLocaleOf(url.pathname);
  return null;
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  await loadLocaleOf(url.pathname);
  return null;
}

export const shouldRevalidate = () => false;

/** The layout of the shop's own people. */
export default function StoreLayout() {
  return (
    <StoreFrame>
      <Outlet />
    </StoreFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <StoreFrame>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </StoreFrame>
  );
}
