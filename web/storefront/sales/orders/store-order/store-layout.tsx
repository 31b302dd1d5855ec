import { Outlet } from 'react-router';
import { PageFault } from '#web/storefront/base/page-fault.tsx';
import { loadWords } from '#web/storefront/content/pages/words-only.ts';
import type { Route } from './+types/store-layout';
import { StoreFrame } from './store-frame.tsx';

export const loader = loadWords;
export const clientLoader = loadWords;
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
      <PageFault error={error} />
    </StoreFrame>
  );
}
