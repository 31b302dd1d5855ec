import { FASTEST_FORM_MS } from '#domain/base/form-times.ts';

let shown = { stamp: '', at: Number.NEGATIVE_INFINITY };

/** Records when the form with this stamp appeared. */
export function formShown(stamp: string) {
  if (shown.stamp !== stamp) shown = { stamp, at: performance.now() };
}

/**
 * Waits out the rest of the bot check's minimum time, because a browser may autofill a form at once. Without JavaScript
 * the server asks to submit again.
 */
export const untilFilledIn = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, shown.at + FASTEST_FORM_MS - performance.now()));
