import { Outlet } from 'react-router';
import { loadWords } from '#web/storefront/content/pages/words-only.ts';
import { QuietFrame } from '#web/storefront/sales/checkout/quiet-frame.tsx';
import { PageFault } from '#web/storefront/site/errors/page-fault.tsx';
import { DeskStyles } from '#web/storefront/site/styles/transactional-styles.tsx';
import type { Route } from './+types/checkout-layout';

export const loader = loadWords;
export const clientLoader = loadWords;
export const shouldRevalidate = () => false;

/** The checkout's and the thank-you page's own layout: logo, help and the texts of the law, nothing that leads away. */
export default function QuietLayout() {
  return (
    <>
      <DeskStyles />
      <QuietFrame>
        <Outlet />
      </QuietFrame>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <DeskStyles />
      <QuietFrame>
        <PageFault error={error} />
      </QuietFrame>
    </>
  );
}
