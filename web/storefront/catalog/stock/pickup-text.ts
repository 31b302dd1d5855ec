import type { Locale } from '#domain/base/locale.ts';
import type { PickupTime } from '#domain/catalog/stock/pickup-time.ts';
import { clockText } from '#web/messages/clock-text.ts';
import { weekdayText } from '#web/messages/dates.ts';
import type { T } from '#web/messages/i18n.tsx';

/** When a store hands out an order: "nouto tänään", "nouto huomenna klo 10", "nouto ma klo 9" (stock-4). */
export function pickupText(pickup: PickupTime, t: T, locale: Locale): string {
  if (pickup.kind === 'today') return t('product.pickup.today');
  const time = clockText(pickup.time, locale);
  if (pickup.inDays === 0) return t('product.pickup.todayAt', { time });
  if (pickup.inDays === 1) return t('product.pickup.tomorrow', { time });
  return t('product.pickup.day', { day: weekdayText(pickup.day, locale), time });
}
