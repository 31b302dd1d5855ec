import type { AnalyticsEvent } from '#web/storefront/base/analytics/analytics-event.ts';
import { TOLD, type Told } from '#web/storefront/base/analytics/told.ts';
import { push, updateConsent } from './data-layer.ts';
import { measure } from './measure.ts';
import { noteSignIn } from './sign-in-told.ts';

/**
 * What a press of a link on this page tells; the page says it (tags.tsx). `said` ends when the page has told what it shows: what is
 * done there is told after it.
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
  const [name, about] = (event as CustomEvent<[keyof Told, never]>).detail;
  const told = measure[name](about);
  void presses.said.then(() => push(told));
}

/** Listens to what happens on every page; gives what stops it. */
export function followVisit(): () => void {
  document.addEventListener('click', onClick);
  document.addEventListener('submit', noteSignIn, true);
  addEventListener(TOLD, onTold);
  addEventListener('consent', updateConsent);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', noteSignIn, true);
    removeEventListener(TOLD, onTold);
    removeEventListener('consent', updateConsent);
    updateConsent();
  };
}
