import { Outlet } from 'react-router';
import { QuietFrame } from '#storefront/features/checkout/quiet-frame.tsx';
import { PageFault } from '#storefront/features/shell/page-fault.tsx';
import type { Route } from './+types/quiet-layout';
import { loadWords } from './words-only.ts';

export const loader = loadWords;
export const clientLoader = loadWords;
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
      <PageFault error={error} />
    </QuietFrame>
  );
}
