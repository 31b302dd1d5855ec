import { lazy } from 'react';

/** The error page; it comes when it is needed. Where it cannot come, the root's own words stand in. */
export const PageFault = lazy(() => import('#web/storefront/site/errors/error-page.tsx'));
