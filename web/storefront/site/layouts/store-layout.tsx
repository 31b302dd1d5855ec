import { Outlet } from 'react-router';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { loadWords } from '#web/storefront/content/pages/words-only.ts';
import { StoreFrame } from '#web/storefront/sales/orders/store-order/store-frame.tsx';
import { LazyErrorPage } from '#web/storefront/site/errors/lazy-error-page.tsx';
import type { Route } from './+types/store-layout';

export const handle: PageHandle = { robots: 'disallow' };

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
      <LazyErrorPage error={error} />
    </StoreFrame>
  );
}
