import type { AnalyticsEvent } from '#web/storefront/base/analytics/analytics-event.ts';
import { DEFAULTS, granted } from './consent-mode.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const WAIT_MS = 500;
const state = () => document.documentElement.dataset;
const queue = () => (window.dataLayer ??= []);

/** A command to Google's tags: they read the `arguments` object itself and ignore an array. */
function gtag(..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: required by the gtag protocol
  queue().push(arguments);
}

const isStarted = () => window.dataLayer !== undefined;

/**
 * Loads the tag manager once, only for a visitor who allows statistics or advertising (basic consent mode, tag-1):
 * pushes the denied defaults, then the granted purposes, then adds the script.
 */
export function startTags() {
  const { tags: id, consent = '' } = state();
  if (!id || isStarted()) return;
  gtag('consent', 'default', { ...DEFAULTS, wait_for_update: WAIT_MS });
  gtag('consent', 'update', granted(consent));
  queue().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  // scripts that a tag adds to the page inherit the nonce
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

/** Pushes a changed choice to the tags of this page. */
export function updateConsent() {
  if (isStarted()) gtag('consent', 'update', granted(state().consent ?? ''));
}

/**
 * A page view, with the address that analytics may receive. Otherwise tags would read the window's address with each
 * event.
 */
export function pushPage(page_location: string, title: string) {
  if (!isStarted() || !state().tags) return;
  gtag('set', { page_location });
  push({ event: 'page_view', page_location, ...(title && { page_title: title }) });
}

/** Pushes an event. Does nothing before the tags have started or after consent was withdrawn. */
export function push(event: AnalyticsEvent) {
  if (!isStarted() || !state().tags) return;
  // clears the items of the previous event, which would be merged into this one
  if (event.ecommerce) queue().push({ ecommerce: null });
  queue().push(event);
}
