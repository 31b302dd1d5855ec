import { statusOf } from '../faults/fault-words.ts';
import { withRouter } from '../notices/page-router.ts';

/** Has the browser keep what is shown without a connection. */
export function keepOffline() {
  // storage may be forbidden: then there is no such page
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
}

/**
 * A page that could not be fetched is opened again as a document, which the browser answers with what it keeps: carts and
 * lists instead of an error. Only where the shop is really silent.
 */
export function openKeptPage(probe: () => Promise<unknown>) {
  withRouter((router) =>
    router.subscribe(({ errors }) => {
      const isLost = Object.values(errors ?? {}).some((error) => statusOf(error, navigator.onLine) === 0);
      if (isLost && navigator.serviceWorker?.controller) probe().catch(() => location.reload());
    }),
  );
}
