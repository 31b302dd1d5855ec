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

/** A command to Google's tags: they read the `arguments` object itself, an array would be ignored. */
function gtag(..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: as their protocol is
  queue().push(arguments);
}

const isStarted = () => window.dataLayer !== undefined;

/**
 * Loads the tag manager, once, and only for a visitor who has allowed statistics or advertising (basic consent mode):
 * first what everybody is denied, then what this one has allowed, then the script.
 */
export function startTags() {
  const { tags: id, consent = '' } = state();
  if (!id || isStarted()) return;
  gtag('consent', 'default', { ...DEFAULTS, wait_for_update: WAIT_MS });
  gtag('consent', 'update', granted(consent));
  queue().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  // scripts that a tag writes into the page inherit it
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

/** Tells what the visitor allows now, on the page where it changed. */
export function updateConsent() {
  if (isStarted()) gtag('consent', 'update', granted(state().consent ?? ''));
}

/** A new page, by the address that may be told: tags would otherwise read that of the window with each event. */
export function pushPage(page_location: string, title: string) {
  if (!isStarted() || !state().tags) return;
  gtag('set', { page_location });
  push({ event: 'page_view', page_location, ...(title && { page_title: title }) });
}

/** Pushes an event; nothing before the tags have started or after the permission was taken back. */
export function push(event: AnalyticsEvent) {
  if (!isStarted() || !state().tags) return;
  // what an earlier event said of its items must not stick to this one
  if (event.ecommerce) queue().push({ ecommerce: null });
  queue().push(event);
}
