import { isRouteErrorResponse, Outlet } from 'react-router';
import { QuietFrame } from '#storefront/features/checkout/quiet-frame.tsx';
import { ErrorPage } from '#storefront/features/shell/error-page.tsx';
import type { Route } from './+types/checkout-layout';

export default function CheckoutLayout() {
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
