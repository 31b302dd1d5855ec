import { FASTEST_FORM_MS } from '#domain/base/form-times.ts';

let shown = { stamp: '', at: Number.NEGATIVE_INFINITY };

/** A form with this signed time is on the screen. */
export function formShown(stamp: string) {
  if (shown.stamp !== stamp) shown = { stamp, at: performance.now() };
}

/**
 * Whoever's browser fills in a form at once is no robot: what is left of the shortest time is waited out here. Without
 * JavaScript the server asks for another press.
 */
export const untilFilledIn = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, shown.at + FASTEST_FORM_MS - performance.now()));
