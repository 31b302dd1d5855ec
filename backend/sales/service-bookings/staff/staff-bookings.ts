import { nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import {
  type BookingMove,
  type BookingProblems,
  type BookingState,
  bookingMoves,
  checkBooking,
  movesFrom,
} from '#domain/sales/service-bookings/service-booking.ts';
import { type Actor, authorise, storesFor } from '#domain/staff/actor.ts';
import { type BookingMails, insertBooking, mailBooking, moveBooking } from '../book.ts';
import { bookingById, bookingsBetween, bookingsByText, type ServiceBooking, waitingBookings } from '../queries.ts';
import { startOf } from '../start-of.ts';
import { daysOf } from '../workshop.ts';

const PERMISSION = 'service-bookings.handle';
const MAX_NOTE = 1000;
const CONTROL = /(?![\n\t])\p{Cc}/gu;
const subjectOf = (id: number) => `service-booking:${id}`;

export type StaffMoved = Ok<ServiceBooking> | FailBy<{ unknown: unknown; not_now: BookingState }>;
/** `taken`: no mechanic is free then; `not_now`: the work has begun or is over. */
export type StaffRescheduled = Ok<ServiceBooking> | FailBy<{ unknown: unknown; not_now: BookingState; taken: unknown }>;
export type StaffBooked = Ok<{ id: number }> | FailBy<{ invalid: BookingProblems; taken: unknown; unknown: unknown }>;

type PhoneBooking = { storeId: string; work: string; startsAt: Date; key: string };

/** The workshop's day for staff, and bookings on the phone (service-booking-4). */
export function createStaffBookings({ db, now }: Pick<ShopContext, 'db' | 'now'>, mails: BookingMails) {
  const { kysely } = db;
  const audit = (tx: Tx, actor: Actor, action: string, id: number, states: { before?: object; after: object }) =>
    recordAudit(tx, actor, now(), {
      action: `service-bookings.${action}`,
      subject: { kind: 'service-booking', id: String(id) },
      ...(states.before && { before: { ...states.before } }),
      after: { ...states.after },
    });

  async function locked(tx: Tx, actor: Actor, id: number): Promise<ServiceBooking | null> {
    const booking = await bookingById(tx, id, true);
    authorise(actor, PERMISSION, { subject: subjectOf(id), store: booking?.storeId ?? null });
    return booking;
  }

  function storesOf(actor: Actor, storeId: string | null): readonly string[] | null {
    const allowed = storesFor(actor, PERMISSION);
    if (storeId === null) return allowed;
    return allowed === null || allowed.includes(storeId) ? [storeId] : [];
  }

  return {
    /** Bookings of a day in order; of one store, or of all that the person may see. */
    day(actor: Actor, day: string, storeId: string | null): Promise<ServiceBooking[]> {
      const { from, to } = daysOf(day);
      return bookingsBetween(kysely, from, to, storesOf(actor, storeId));
    },

    /** Bookings up to the end of a day that nobody has marked as come, ready or cancelled; stores as in `day`. */
    waiting(actor: Actor, day: string, storeId: string | null): Promise<ServiceBooking[]> {
      return waitingBookings(kysely, daysOf(day).to, storesOf(actor, storeId));
    },

    /** Bookings by number, name, phone, machine or registration number, the latest first; those of the person's stores. */
    async find(actor: Actor, text: string, limit: number): Promise<ServiceBooking[]> {
      return bookingsByText(kysely, text, storesFor(actor, PERMISSION), limit);
    },

    async one(actor: Actor, id: number): Promise<ServiceBooking | null> {
      const booking = await bookingById(kysely, id);
      authorise(actor, PERMISSION, { subject: subjectOf(id), store: booking?.storeId ?? null });
      return booking;
    },

    /** Marks a booking as come, ready or cancelled; a cancellation mails the customer. */
    move(actor: Actor, id: number, step: BookingMove): Promise<StaffMoved> {
      return inTransaction(kysely, async (tx): Promise<StaffMoved> => {
        const booking = await locked(tx, actor, id);
        if (!booking) return fail('unknown');
        if (!movesFrom(booking.status).includes(step)) return fail('not_now', booking.status);
        const status = bookingMoves[step];
        const moved = { ...booking, status, version: booking.version + 1 };
        await tx
          .updateTable('service_booking')
          .set({ status, changed_at: now(), version: moved.version })
          .where('id', '=', id)
          .execute();
        if (status === 'cancelled') await mailBooking(tx, mails, 'service-cancelled', moved);
        await audit(tx, actor, step, id, { before: { status: booking.status }, after: { status } });
        return ok(moved);
      });
    },

    /**
     * Moves a booking to another free time of its store, at any moment before the machine comes; the customer is mailed
     * (service-booking-6). The same time again changes nothing.
     */
    reschedule(actor: Actor, id: number, start: string): Promise<StaffRescheduled> {
      return inTransaction(kysely, async (tx): Promise<StaffRescheduled> => {
        const booking = await locked(tx, actor, id);
        if (!booking) return fail('unknown');
        if (booking.status !== 'booked') return fail('not_now', booking.status);
        const startsAt = startOf(start);
        if (startsAt?.getTime() === booking.startsAt.getTime()) return ok(booking);
        const moved = startsAt ? await moveBooking(tx, now(), booking, startsAt) : fail('taken');
        if (!moved.ok) return moved;
        await mailBooking(tx, mails, 'service-moved', moved.value);
        await audit(tx, actor, 'reschedule', id, {
          before: { startsAt: booking.startsAt.toISOString() },
          after: { startsAt: moved.value.startsAt.toISOString() },
        });
        return ok(moved.value);
      });
    },

    /** Replaces the note of staff, which no customer sees. False: no such booking. */
    note(actor: Actor, id: number, text: string): Promise<boolean> {
      return inTransaction(kysely, async (tx) => {
        const booking = await locked(tx, actor, id);
        if (!booking) return false;
        const staffNote = text.replaceAll(CONTROL, '').trim().slice(0, MAX_NOTE);
        if (staffNote === booking.staffNote) return true;
        await tx.updateTable('service_booking').set({ staff_note: staffNote }).where('id', '=', id).execute();
        await audit(tx, actor, 'note', id, { after: { characters: staffNote.length } });
        return true;
      });
    },

    /** Books for a customer on the phone; a mail goes out if there is an address. */
    book(actor: Actor, typed: Readonly<Record<string, unknown>>, slot: PhoneBooking): Promise<StaffBooked> {
      authorise(actor, PERMISSION, { subject: 'service-booking', store: slot.storeId });
      const checked = checkBooking(typed, { needsEmail: false });
      if (!checked.ok) return Promise.resolve(checked);
      return inTransaction(kysely, async (tx): Promise<StaffBooked> => {
        const booked = await insertBooking(tx, now(), {
          ...slot,
          details: checked.value,
          locale: 'fi',
          userId: null,
          sku: null,
          createdBy: nameOf(actor),
        });
        if (!booked.ok) return booked;
        const { id, storeId, work } = booked.value;
        await mailBooking(tx, mails, 'service-booked', booked.value);
        await audit(tx, actor, 'book', id, { after: { store: storeId, work } });
        return ok({ id });
      });
    },
  };
}
