import { Outlet } from 'react-router';
import { PageFault } from '#storefront/features/shell/page-fault.tsx';
import { StoreFrame } from '#storefront/features/store-order/store-frame.tsx';
import { loadWords } from '../words-only.ts';
import type { Route } from './+types/store-layout';

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
