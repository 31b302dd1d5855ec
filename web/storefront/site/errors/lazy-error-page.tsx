import { lazy } from 'react';

/** The error page, loaded when it is needed. When it fails to load, the error boundary of the root renders instead. */
export const LazyErrorPage = lazy(() => import('#web/storefront/site/errors/error-page.tsx'));
