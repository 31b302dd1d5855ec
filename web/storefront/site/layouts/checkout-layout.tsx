import { Outlet } from 'react-router';
import type { PageHandle } from '#domain/base/page-handle.ts';
import { loadWords } from '#web/storefront/content/pages/words-only.ts';
import { QuietFrame } from '#web/storefront/sales/checkout/quiet-frame.tsx';
import { LazyErrorPage } from '#web/storefront/site/errors/lazy-error-page.tsx';
import type { Route } from './+types/checkout-layout';

export const handle: PageHandle = { robots: 'disallow', crumbs: 'none' };

export const loader = loadWords;
export const clientLoader = loadWords;
export const shouldRevalidate = () => false;

/** Layout of the checkout and the thank-you page: logo, help and legal texts, no other links. */
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
      <LazyErrorPage error={error} />
    </QuietFrame>
  );
}
