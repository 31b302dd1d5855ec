import { probe } from '#web/storefront/site/notices/probe.ts';

/** Has the browser keep what is shown without a connection. */
export function keepOffline() {
  // storage may be forbidden: then there is no such page
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
}

/**
 * Opens a page that could not be fetched as a document, which the service worker answers: carts and lists instead of an
 * error. Only when the shop does not respond.
 */
export function openOfflinePage() {
  if (navigator.serviceWorker?.controller) probe().catch(() => location.reload());
}
