import { type ComponentType, lazy } from 'react';

/**
 * A component loaded on demand, for use inside a `Suspense`. When loading fails, the fallback stays and the page
 * works; `lazy` would replace the whole page with its error boundary.
 */
export const lazyComponent = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch(() => new Promise<never>(() => {})));
