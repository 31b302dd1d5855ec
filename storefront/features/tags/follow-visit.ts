import type { AnalyticsEvent } from './analytics-event.ts';
import { push, updateConsent } from './data-layer.ts';
import { measure } from './measure.ts';
import { noteSignIn } from './sign-in-told.ts';
import { TOLD, type Told } from './told.ts';

/** What a press of a link on this page tells; the page says it (tags.tsx). */
export const presses: { now: Record<string, AnalyticsEvent> } = { now: {} };

function onClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href]') : null;
  const told = link && presses.now[link.pathname];
  if (told) push(told);
}

function onTold(event: Event) {
  const [name, about] = (event as CustomEvent<[keyof Told, never]>).detail;
  push(measure[name](about));
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
