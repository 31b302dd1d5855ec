import { Outlet } from 'react-router';
import { PageFault } from '#web/storefront/base/page-fault.tsx';
import { loadWords } from '#web/storefront/content/pages/words-only.ts';
import type { Route } from './+types/checkout-layout';
import { QuietFrame } from './quiet-frame.tsx';

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
