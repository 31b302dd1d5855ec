import { Outlet } from 'react-router';
import { loadWords } from '#web/storefront/content/pages/words-only.ts';
import { StoreFrame } from '#web/storefront/sales/orders/store-order/store-frame.tsx';
import { PageFault } from '#web/storefront/site/errors/page-fault.tsx';
import { DeskStyles } from '#web/storefront/site/styles/transactional-styles.tsx';
import type { Route } from './+types/store-layout';

export const loader = loadWords;
export const clientLoader = loadWords;
export const shouldRevalidate = () => false;

/** The layout of the shop's own people. */
export default function StoreLayout() {
  return (
    <>
      <DeskStyles />
      <StoreFrame>
        <Outlet />
      </StoreFrame>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <DeskStyles />
      <StoreFrame>
        <PageFault error={error} />
      </StoreFrame>
    </>
  );
}
