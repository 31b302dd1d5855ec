import { probe } from '#web/storefront/site/notices/probe.ts';

/** Registers the service worker, which stores the offline page. */
export function keepOffline() {
  // fails where storage is forbidden; then there is no offline page
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
}

/**
 * Reloads a page that could not be fetched as a document, so that the service worker shows the offline page instead
 * of an error. Does nothing while the backend responds.
 */
export function openOfflinePage() {
  if (navigator.serviceWorker?.controller) probe().catch(() => location.reload());
}
