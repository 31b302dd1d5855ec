import type { AnalyticsEvent } from '#web/storefront/base/analytics/analytics-event.ts';
import { isMarkedSignedIn } from '#web/storefront/base/session-check.ts';

/** Signing in ends with a new document: the method is stored until that page knows that it worked. */
const KEY = 'measured-sign-in';
const WAYS = /^(password|link|code|google|apple|facebook|microsoft)$/;

/** Stores the method of a submitted sign-in form; ignores other forms. */
export function storeSignInMethod(event: SubmitEvent) {
  if (isMarkedSignedIn() || !/\/(kirjaudu|_auth\/link)$/.test(location.pathname)) return;
  const { form, name, value } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
  const way = name === 'intent' || name === 'provider' ? value : form && 'link';
  try {
    if (way && WAYS.test(way)) sessionStorage.setItem(KEY, way);
  } catch {}
}

/** The event of the sign-in that has just succeeded, once. */
export function signInEvent(): AnalyticsEvent | null {
  try {
    const method = isMarkedSignedIn() ? sessionStorage.getItem(KEY) : null;
    if (!method) return null;
    sessionStorage.removeItem(KEY);
    return { event: 'login', method };
  } catch {
    return null;
  }
}
