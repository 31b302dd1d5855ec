import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that comes when it is wanted (as `lazy`, in a `Suspense`). One that cannot be loaded never comes: the
 * page stays as it is, where `lazy` would take all of it down.
 */
export const piece = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch(() => new Promise<never>(() => {})));
