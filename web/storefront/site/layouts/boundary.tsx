import { Outlet } from 'react-router';
import { LazyErrorPage } from '#web/storefront/site/errors/lazy-error-page.tsx';
import type { Route } from './+types/boundary';

export default function Boundary() {
  return <Outlet />;
}

/** Errors of pages render inside the shell (error-1). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LazyErrorPage error={error} />;
}
