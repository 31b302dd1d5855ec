import { isRouteErrorResponse, Outlet } from 'react-router';
import { QuietFrame } from '#storefront/features/checkout/quiet-frame.tsx';
import { ErrorPage } from '#storefront/features/shell/error-page.tsx';
import type { Route } from './+types/thank-you-layout';

export default function ThankYouLayout() {
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
