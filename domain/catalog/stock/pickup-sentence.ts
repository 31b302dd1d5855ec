import type { Locale } from '#domain/base/locale.ts';
import { clockText, weekdayName } from '#domain/base/time/clock-text.ts';
import type { PickupTime } from './pickup-time.ts';

const texts = {
  fi: {
    today: 'nouto tänään',
    todayAt: (time: string) => `nouto tänään klo ${time}`,
    tomorrow: (time: string) => `nouto huomenna klo ${time}`,
    on: (day: string, time: string) => `nouto ${day} klo ${time}`,
  },
  en: {
    today: 'pickup today',
    todayAt: (time: string) => `pickup today at ${time}`,
    tomorrow: (time: string) => `pickup tomorrow at ${time}`,
    on: (day: string, time: string) => `pickup ${day} at ${time}`,
  },
} as const;

/** When a store hands out an order: "nouto tänään", "nouto huomenna klo 10", "nouto ma klo 9" (stock-4). */
export function pickupSentence(pickup: PickupTime, locale: Locale): string {
  const t = texts[locale];
  if (pickup.kind === 'today') return t.today;
  const time = clockText(pickup.time, locale);
  if (pickup.inDays === 0) return t.todayAt(time);
  if (pickup.inDays === 1) return t.tomorrow(time);
  return t.on(weekdayName(pickup.day, locale), time);
}
