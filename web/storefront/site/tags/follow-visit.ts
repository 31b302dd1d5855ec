import type { AnalyticsEvent } from '#web/storefront/base/analytics/analytics-event.ts';
import { TRACK_EVENT, type TrackedEvents } from '#web/storefront/base/analytics/track.ts';
import { push, updateConsent } from './data-layer.ts';
import { measure } from './measure.ts';
import { storeSignInMethod } from './track-sign-in.ts';

/**
 * Events of clicks on the links of this page, set by tags.tsx. `said` resolves when the events of the page view are
 * pushed; actions on the page push theirs after it.
 */
export const presses: { now: Record<string, AnalyticsEvent>; said: Promise<unknown> } = {
  now: {},
  said: Promise.resolve(),
};

function onClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href]') : null;
  const told = link && presses.now[link.pathname];
  if (told) push(told);
}

function onTold(event: Event) {
  const [name, about] = (event as CustomEvent<[keyof TrackedEvents, never]>).detail;
  const told = measure[name](about);
  void presses.said.then(() => push(told));
}

/** Listens for tracked events on every page. Returns the cleanup function. */
export function followVisit(): () => void {
  document.addEventListener('click', onClick);
  document.addEventListener('submit', storeSignInMethod, true);
  addEventListener(TRACK_EVENT, onTold);
  addEventListener('consent', updateConsent);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', storeSignInMethod, true);
    removeEventListener(TRACK_EVENT, onTold);
    removeEventListener('consent', updateConsent);
    updateConsent();
  };
}
