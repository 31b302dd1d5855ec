import type { AnalyticsEvent } from '#web/storefront/base/analytics/analytics-event.ts';
import { isMarkedSignedIn } from '#web/storefront/base/signed-in-mark.ts';

/** Signing in ends with a whole new page: the way of it waits here until that page knows that it worked. */
const KEY = 'measured-sign-in';
const WAYS = /^(password|link|code|google|apple|facebook|microsoft)$/;

/** Notes the way of a form of signing in; others are let pass. */
export function noteSignIn(event: SubmitEvent) {
  if (isMarkedSignedIn() || !/\/(kirjaudu|_auth\/link)$/.test(location.pathname)) return;
  const { form, name, value } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
  const way = name === 'intent' || name === 'provider' ? value : form && 'link';
  try {
    if (way && WAYS.test(way)) sessionStorage.setItem(KEY, way);
  } catch {}
}

/** The sign-in that has just worked, once. */
export function signedIn(): AnalyticsEvent | null {
  try {
    const method = isMarkedSignedIn() ? sessionStorage.getItem(KEY) : null;
    if (!method) return null;
    sessionStorage.removeItem(KEY);
    return { event: 'login', method };
  } catch {
    return null;
  }
}
