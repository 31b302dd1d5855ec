import { type Locale, localePrefix } from '#domain/base/locale.ts';
import { calendarFile } from '#domain/sales/service-bookings/calendar-file.ts';
import { shop } from '#shop.config';
import type { ServiceBooking } from './queries.ts';
import { bookableOf } from './workshop.ts';

/** The calendar file of a booking (service-booking-5); null when its store does no such work any more. */
export function calendarOf(
  booking: ServiceBooking,
  { locale, baseUrl, now }: { locale: Locale; baseUrl: string; now: Date },
): string | null {
  const at = bookableOf(booking.storeId, booking.work);
  if (!at) return null;
  const { store, work } = at;
  return calendarFile({
    uid: `service-${booking.id}@${new URL(baseUrl).hostname}`,
    sequence: booking.version,
    madeAt: now,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    isCancelled: booking.status === 'cancelled',
    title: [work.name[locale], booking.machine].filter(Boolean).join(': '),
    place: `${shop.name} ${store.name}, ${store.street}, ${store.postcode} ${store.city}`,
    url: `${baseUrl}${localePrefix(locale)}/varaa-huolto/${booking.secret}`,
  });
}
