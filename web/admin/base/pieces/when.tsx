import type { Locale } from '#domain/base/locale.ts';
import { useLocale } from '#web/admin/base/texts.tsx';
import { format } from '#web/messages/dates.ts';

/** A time in the person's language: `24.11.2026 8.14`, without the clock for a `day`. */
export const timeText = (at: Date, locale: Locale, day = false): string =>
  format(locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    ...(!day && { hour: 'numeric', minute: '2-digit', hour12: false }),
  }).format(at);

export function When({ at, day }: { at: Date; day?: boolean }) {
  return <time dateTime={at.toISOString()}>{timeText(at, useLocale(), day)}</time>;
}
