import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Client } from '#backend/platform/http-kit/client.ts';
import type { FormStamps } from '#backend/platform/http-kit/form-stamps.ts';
import { createLimits, type Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { phoneOf } from '#backend/platform/phone.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { addDays, localDay } from '#domain/base/time/local-day.ts';
import { isTestRide } from '#domain/sales/service-bookings/bookable-work.ts';
import { type BookingProblems, checkBooking } from '#domain/sales/service-bookings/service-booking.ts';
import { mayChange } from '#domain/sales/service-bookings/service-slots.ts';
import { shop } from '#shop.config';
import { type Booked, type BookingMailService, insertBooking, mailBooking, moveBooking } from './book.ts';
import { calendarOf } from './calendar.ts';
import { deleteBookings, ownBookings } from './own-data.ts';
import { bookingBySecret, bookingsBetween, bookingsOfUser, busyTimes, type ServiceBooking } from './queries.ts';
import { createStaffBookings } from './staff/staff-bookings.ts';
import { startOf } from './start-of.ts';
import { bookableOf, DAYS_AHEAD, daysOf, type FreeDay, freeDays } from './workshop.ts';

export type { ServiceBooking } from './queries.ts';
export type { FreeDay } from './workshop.ts';

/** What the pages of the shop show of a booking; never the notes of staff. */
export type BookingView = Pick<
  ServiceBooking,
  'id' | 'status' | 'storeId' | 'work' | 'startsAt' | 'endsAt' | 'machine' | 'note' | 'sku'
> & { /** Whether the customer may still move or cancel it. */ isOpen: boolean };

/** `sku`: the machine of a test ride. */
export type BookingSlot = { storeId: string; work: string; start: string; sku?: string | null };
export type BookingSender = { locale: Locale; client: Pick<Client, 'ip'>; formKey: string; userId: string | null };
export type BookOutcome =
  | Ok<{ secret: string }>
  | FailBy<{ invalid: BookingProblems; taken: unknown; unknown: unknown }>
  | Fail<'robot', 'website' | 'early' | 'stale'>
  | Limited;
/** `late`: less than 24 hours before, or no longer booked. */
export type ChangeOutcome = Ok<null> | FailBy<{ unknown: unknown; late: unknown; taken: unknown }>;

/** Days that a page of times shows. */
const DAYS_SHOWN = 7;

type Deps = { mail: BookingMailService; jobs: Pick<Jobs, 'define'>; formStamps: Pick<FormStamps, 'trapped'> };

/** Works and test rides booked at stores (service-booking-1 to service-booking-5, test-ride-1, test-ride-2). */
export function createServiceBookings(ctx: ShopContext, { mail, jobs, formStamps }: Deps) {
  const { kysely } = ctx.db;
  const { now, baseUrl } = ctx;
  const limits = createLimits(ctx.db);
  const mails = { mail, baseUrl, now };

  const viewOf = ({
    id,
    status,
    storeId,
    work,
    startsAt,
    endsAt,
    machine,
    note,
    sku,
  }: ServiceBooking): BookingView => ({
    id,
    status,
    storeId,
    work,
    startsAt,
    endsAt,
    machine,
    note,
    sku,
    isOpen: status === 'booked' && mayChange(startsAt, now()),
  });

  /** Mails the customers of tomorrow once each (service-booking-5); run by the job queue, and by tests directly. */
  async function remind(): Promise<number> {
    const { from, to } = daysOf(addDays(localDay(now(), shop.timeZone), 1));
    let count = 0;
    for (const booking of await bookingsBetween(kysely, from, to, null)) {
      if (booking.status !== 'booked') continue;
      await inTransaction(kysely, (tx) => mailBooking(tx, mails, 'service-reminder', booking));
      count++;
    }
    return count;
  }
  jobs.define('service-reminders', async () => void (await remind()), { cron: '7 9 * * *' });

  type Change = (booking: ServiceBooking) => Promise<ChangeOutcome>;
  const changing = (secret: string, change: (tx: Parameters<typeof mailBooking>[0]) => Change) =>
    inTransaction(kysely, async (tx): Promise<ChangeOutcome> => {
      const booking = await bookingBySecret(tx, secret, true);
      if (!booking) return fail('unknown');
      return viewOf(booking).isOpen ? change(tx)(booking) : fail('late');
    });

  return {
    remind,
    staff: createStaffBookings(ctx, mails),

    /** Free times of a work from a day on; null: no such store or work. `without`: the booking that is to move. */
    async times(
      { storeId, work, sku = null }: Omit<BookingSlot, 'start'>,
      from: string,
      without: string | null = null,
    ) {
      const at = bookableOf(storeId, work);
      if (!at) return null;
      const today = localDay(now(), shop.timeZone);
      const first = from > today && from <= addDays(today, DAYS_AHEAD) ? from : today;
      const { from: begin, to: end } = daysOf(first, DAYS_SHOWN);
      const moved = without ? await bookingBySecret(kysely, without) : null;
      const busy = await busyTimes(kysely, { storeId, work, from: begin, to: end, without: moved?.id ?? null });
      const days: FreeDay[] = freeDays({ at, from: first, count: DAYS_SHOWN, now: now(), busy, sku });
      const next = addDays(first, DAYS_SHOWN);
      return { days, next: next <= addDays(today, DAYS_AHEAD) ? next : null };
    },

    /** Books as typed, at once, and mails the customer (service-booking-1). */
    async book(
      typed: Readonly<Record<string, unknown>>,
      { storeId, work, start, sku = null }: BookingSlot,
      { locale, client, formKey, userId }: BookingSender,
    ): Promise<BookOutcome> {
      // a test ride is of a machine of the shop
      if (isTestRide(work) !== (sku !== null)) return fail('unknown');
      const startsAt = startOf(start);
      const checked = checkBooking(typed, { needsEmail: true });
      const phone = checked.ok ? phoneOf(checked.value.phone, 'FI') : null;
      const problems: BookingProblems = {
        ...(startsAt ? {} : { start: 'required' }),
        ...(checked.ok ? {} : checked.details),
        ...(phone && !phone.ok ? { phone: 'phone' } : {}),
      };
      if (!startsAt || !checked.ok || !phone?.ok) return fail('invalid', problems);
      const robot = formStamps.trapped(typed);
      if (robot) return fail('robot', robot);
      const limited = await limits.consume(
        ['service-booking-from', client.ip],
        ['service-booking-to', checked.value.email],
      );
      if (limited) return limited;
      const details = { ...checked.value, phone: phone.value };
      const booked = await inTransaction(kysely, async (tx): Promise<Booked> => {
        const made = await insertBooking(tx, now(), {
          details,
          storeId,
          work,
          sku,
          startsAt,
          locale,
          userId,
          createdBy: null,
          key: `${formKey}:${storeId}:${work}:${sku ?? ''}:${start}`,
        });
        if (made.ok) await mailBooking(tx, mails, 'service-booked', made.value);
        return made;
      });
      return booked.ok ? ok({ secret: booked.value.secret }) : booked;
    },

    /** A booking by its secret link. */
    async view(secret: string): Promise<BookingView | null> {
      const booking = await bookingBySecret(kysely, secret);
      return booking && viewOf(booking);
    },

    /** Moves a booking to another free time, up to 24 hours before (service-booking-3). */
    move(secret: string, start: string): Promise<ChangeOutcome> {
      return changing(secret, (tx) => async (booking) => {
        const startsAt = startOf(start);
        const moved = startsAt ? await moveBooking(tx, now(), booking, startsAt) : fail('taken');
        if (!moved.ok) return moved;
        await mailBooking(tx, mails, 'service-moved', moved.value);
        return ok(null);
      });
    },

    /** Cancels a booking, up to 24 hours before; its time is free at once (service-booking-3). */
    cancel(secret: string): Promise<ChangeOutcome> {
      return changing(secret, (tx) => async (booking) => {
        const version = booking.version + 1;
        await tx
          .updateTable('service_booking')
          .set({ status: 'cancelled', changed_at: now(), version })
          .where('id', '=', booking.id)
          .execute();
        await mailBooking(tx, mails, 'service-cancelled', { ...booking, version });
        return ok(null);
      });
    },

    /** The calendar file of a booking (service-booking-5). */
    async calendar(secret: string, locale: Locale): Promise<string | null> {
      const booking = await bookingBySecret(kysely, secret);
      return booking && calendarOf(booking, { locale, baseUrl, now: now() });
    },

    /** The bookings of an account with their secrets, the latest first. */
    list: async (userId: string) =>
      (await bookingsOfUser(kysely, userId)).map((booking) => ({ ...viewOf(booking), secret: booking.secret })),

    /** The data of a customer; and its deletion, in the transaction that deletes the account or old records of guests. */
    own: (userId: string) => ownBookings(kysely, userId),
    forget: deleteBookings,
  };
}

export type ServiceBookings = ReturnType<typeof createServiceBookings>;
