import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorPage } from '#storefront/features/shell/error-page.tsx';
import type { Route } from './+types/boundary';

export default function Boundary() {
  return <Outlet />;
}

/** Errors of pages keep the header and the footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
