import type { Locale } from '#domain/base/locale.ts';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import { textsOf } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/today.ts';
import fi from '#web/messages/admin/fi/today.ts';

/** How long something has waited: `48 min`, `19 h`, `1 pv 3 h`. */
export function waitedText(since: Date, now: Date, locale: Locale): string {
  const t = textsOf(locale, fi, en);
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS));
  if (minutes < 60) return t('waited.minutes', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('waited.hours', { hours });
  return t('waited.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}
