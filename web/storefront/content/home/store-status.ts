import type { Locale } from '#domain/base/locale.ts';
import { clockText } from '#domain/base/time/clock-text.ts';
import type { nextOpening, OpeningNow } from '#domain/content/stores/opening-now.ts';
import { weekdayText } from '#web/messages/dates.ts';
import type { T } from '#web/messages/i18n.tsx';

/** The next opening after a day. */
type Next = ReturnType<typeof nextOpening>;

/** Text and icon of a store's opening state; `next` is set for a closed one (store-1). */
export function statusOf({ state, time: at }: Pick<OpeningNow, 'state' | 'time'>, next: Next, t: T, locale: Locale) {
  const time = at ? clockText(at, locale) : '';
  if (state === 'open') return { kind: 'ok' as const, text: t('home.hours.open', { time }) };
  if (state === 'soon') return { kind: 'later' as const, text: t('home.hours.soon', { time }) };
  if (state === 'later') return { kind: 'none' as const, text: t('home.hours.opens', { time }) };
  return { kind: 'none' as const, text: closedText(next, t, locale) };
}

function closedText(next: Next, t: T, locale: Locale): string {
  if (!next) return t('home.hours.closed');
  const time = clockText(next.time, locale);
  if (next.inDays === 1) return t('home.hours.tomorrow', { time });
  return t('home.hours.next', { day: weekdayText(next.day, locale), time });
}
