import { createHash, randomBytes } from 'node:crypto';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { BookingDetails } from '#domain/sales/service-bookings/service-booking.ts';
import { shop } from '#shop.config';
import { calendarOf } from './calendar.ts';
import type { ServiceBookingMail } from './mails/service-booking-mail.ts';
import { bookingById, bookingByKey, busyTimes, lockDay, type ServiceBooking } from './queries.ts';
import { bookableOf, daysOf, freeDays } from './workshop.ts';

export type BookingMailService = Pick<MailService<ServiceBookingMail>, 'queue' | 'queueBulk'>;

export type NewBooking = {
  details: BookingDetails;
  storeId: string;
  work: string;
  /** The machine of a test ride. */
  sku: string | null;
  startsAt: Date;
  locale: Locale;
  key: string;
  userId: string | null;
  /** The name of the member of staff who books on the phone. */
  createdBy: string | null;
};

/** `taken`: no mechanic is free then; the caller shows fresh times. `unknown`: no such store or work. */
export type Booked = Ok<ServiceBooking> | FailBy<{ taken: unknown; unknown: unknown }>;

/** Whether a work may begin then; call it with the day locked. */
async function isFree(tx: Tx, now: Date, { storeId, work, startsAt, sku }: NewBooking, without: number | null) {
  const at = bookableOf(storeId, work);
  if (!at) return false;
  const day = localDay(startsAt, shop.timeZone);
  const { from, to } = daysOf(day);
  const busy = await busyTimes(tx, { storeId, work, from, to, without });
  const [free] = freeDays({ at, from: day, count: 1, now, busy, sku });
  return free?.starts.some((start) => start.getTime() === startsAt.getTime()) ?? false;
}

const endOf = (storeId: string, work: string, startsAt: Date) =>
  new Date(startsAt.getTime() + (bookableOf(storeId, work)?.work.minutes ?? 0) * 60_000);

/** What mails about bookings need. */
export type BookingMails = { mail: BookingMailService; baseUrl: string; now: () => Date };

/** Queues a mail about a booking, if it has an address; with the calendar file where the time is new. */
export async function mailBooking(
  tx: Tx,
  { mail, baseUrl, now }: BookingMails,
  kind: ServiceBookingMail['kind'],
  booking: ServiceBooking,
): Promise<void> {
  const { id, version, email, name, locale, storeId, work, machine, startsAt, secret } = booking;
  if (email === '') return;
  const status = kind === 'service-cancelled' ? 'cancelled' : booking.status;
  const again = booking.sku === null ? 'varaa-huolto' : `koeajo?${new URLSearchParams({ sku: booking.sku })}`;
  const path = kind === 'service-cancelled' ? again : `varaa-huolto/${secret}`;
  await mail.queue(tx, {
    kind,
    id,
    version,
    to: email,
    name,
    locale,
    storeId,
    work,
    machine,
    startsAt: startsAt.toISOString(),
    calendar: kind === 'service-reminder' ? null : calendarOf({ ...booking, status }, { locale, baseUrl, now: now() }),
    url: `${baseUrl}${localePrefix(locale)}/${path}`,
  });
}

/** Stores a booking if a mechanic is free, one booking of a day after the other; the same key makes one (service-booking-2). */
export async function insertBooking(tx: Tx, now: Date, booking: NewBooking): Promise<Booked> {
  const { storeId, work, sku, startsAt, details, locale, userId, createdBy } = booking;
  // of a form: it may hold anything
  const key = createHash('sha256').update(booking.key).digest('base64url');
  if (!bookableOf(storeId, work)) return fail('unknown');
  await lockDay(tx, storeId, localDay(startsAt, shop.timeZone));
  const before = await bookingByKey(tx, key);
  if (before) return ok(before);
  if (!(await isFree(tx, now, booking, null))) return fail('taken');
  const { vehicleCode, ...typed } = details;
  await tx
    .insertInto('service_booking')
    .values({
      ...typed,
      vehicle_code: vehicleCode,
      secret: randomBytes(24).toString('base64url'),
      key,
      user_id: userId,
      work,
      product_sku: sku,
      locale,
      store_id: storeId,
      starts_at: startsAt,
      ends_at: endOf(storeId, work, startsAt),
      created_at: now,
      changed_at: now,
      created_by: createdBy,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const made = await bookingByKey(tx, key);
  return made ? ok(made) : fail('taken');
}

/** Moves a booking whose row is locked to another free time. */
export async function moveBooking(tx: Tx, now: Date, booking: ServiceBooking, startsAt: Date): Promise<Booked> {
  const { id, storeId, work } = booking;
  await lockDay(tx, storeId, localDay(startsAt, shop.timeZone));
  const wanted = { ...booking, details: booking, key: '', startsAt };
  if (!(await isFree(tx, now, wanted, id))) return fail('taken');
  await tx
    .updateTable('service_booking')
    .set({
      starts_at: startsAt,
      ends_at: endOf(storeId, work, startsAt),
      changed_at: now,
      version: booking.version + 1,
    })
    .where('id', '=', id)
    .execute();
  const moved = await bookingById(tx, id);
  return moved ? ok(moved) : fail('unknown');
}

export type BookingContext = Pick<ShopContext, 'db' | 'now' | 'baseUrl'>;
