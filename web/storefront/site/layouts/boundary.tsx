import { Outlet } from 'react-router';
import { PageFault } from '#web/storefront/site/errors/page-fault.tsx';
import type { Route } from './+types/boundary';

export default function Boundary() {
  return <Outlet />;
}

/** Errors of pages keep the header and the footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}
