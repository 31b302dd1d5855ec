import type { Locale } from '#domain/base/locale.ts';
import { format } from '#web/messages/dates.ts';

/** `keskiviikko 25.11.`, `Wednesday 25/11`. */
export const dayText = (day: string, locale: Locale): string =>
  `${format(locale, { weekday: 'long' }).format(new Date(day))} ${format(locale, { day: 'numeric', month: 'numeric' }).format(new Date(day))}`;

/** `9.00`, `09:00`. */
export const clockOf = (at: Date | string, locale: Locale): string =>
  format(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(at));

/** `keskiviikko 25.11. klo 9.00`. */
export const whenText = (at: Date | string, locale: Locale): string =>
  `${dayText(new Date(at).toISOString(), locale)}${locale === 'fi' ? ' klo ' : ' at '}${clockOf(at, locale)}`;
