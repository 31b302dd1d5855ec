import { shop as config } from '#shop.config';

const inZone = (timeStyle: 'short' | 'medium') =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: config.timeZone, dateStyle: 'short', timeStyle });
const minutes = inZone('short');
const seconds = inZone('medium');

/** Formats a time in the shop's time zone to the minute, `2026-11-21 12:00`; '–' for none. */
export const localMinute = (at: Date | string | null): string => (at === null ? '–' : minutes.format(new Date(at)));

/** Like `localTime`, to the second: `2026-11-21 12:00:05`. */
export const localSecond = (at: Date | string): string => seconds.format(new Date(at));
