import { type Kysely, sql } from 'kysely';
import { holdsAll, searchWords } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { isPossibleId } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { isTestRide, TEST_RIDE } from '#domain/sales/service-bookings/bookable-work.ts';
import type { BookingState } from '#domain/sales/service-bookings/service-booking.ts';
import type { Busy } from '#domain/sales/service-bookings/service-slots.ts';

type Handle = Kysely<Tables>;

/** A stored booking. `secret` opens its page; `userId` null: no account. */
export type ServiceBooking = {
  id: number;
  secret: string;
  userId: string | null;
  status: BookingState;
  storeId: string;
  /** The id of a work of the store's workshop. */
  work: string;
  startsAt: Date;
  endsAt: Date;
  machine: string;
  vehicleCode: string;
  name: string;
  phone: string;
  email: string;
  note: string;
  staffNote: string;
  locale: Locale;
  createdAt: Date;
  createdBy: string | null;
  version: number;
  /** The machine of a test ride, of the shop's goods; null for other works. */
  sku: string | null;
};

const COLUMNS = sql`id, secret, user_id as "userId", status, store_id as "storeId", work, starts_at as "startsAt", ends_at as "endsAt",
  machine, vehicle_code as "vehicleCode", name, phone, email, note, staff_note as "staffNote", locale, created_at as "createdAt",
  created_by as "createdBy", version, product_sku as sku`;

const read = async (db: Handle, rest: ReturnType<typeof sql>): Promise<ServiceBooking[]> =>
  (await sql<ServiceBooking>`select ${COLUMNS} from service_booking ${rest}`.execute(db)).rows;

export const bookingById = async (db: Handle, id: number, lock = false) =>
  (await read(db, sql`where id = ${id} ${lock ? sql`for update` : sql``}`))[0] ?? null;

export const bookingBySecret = async (db: Handle, secret: string, lock = false) =>
  isPossibleId(secret)
    ? ((await read(db, sql`where secret = ${secret} ${lock ? sql`for update` : sql``}`))[0] ?? null)
    : null;

export const bookingByKey = async (db: Handle, key: string) => (await read(db, sql`where key = ${key}`))[0] ?? null;

/** The bookings of an account, the latest first. */
export const bookingsOfUser = (db: Handle, userId: string) =>
  read(db, sql`where user_id = ${userId} order by starts_at desc, id desc limit 200`);

type Span = { storeId: string; work: string; from: Date; to: Date; without: number | null };

/** What is booked at a store from a moment to another and takes the time of the same people as a work does. */
export const busyTimes = (db: Handle, { storeId, work, from, to, without }: Span): Promise<Busy[]> =>
  db
    .selectFrom('service_booking')
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'product_sku as sku'])
    .where('store_id', '=', storeId)
    .where('work', isTestRide(work) ? '=' : '!=', TEST_RIDE)
    .where('status', '!=', 'cancelled')
    .where('starts_at', '<', to)
    .where('ends_at', '>', from)
    .$if(without !== null, (query) => query.where('id', '!=', without))
    .execute();

/** Bookings of a time, all states, in order; `stores` null: of all stores. */
export const bookingsBetween = (db: Handle, from: Date, to: Date, stores: readonly string[] | null) =>
  read(
    db,
    sql`where starts_at >= ${from} and starts_at < ${to}
      ${stores === null ? sql`` : sql`and store_id = any(${[...stores]}::text[])`}
      order by starts_at, id limit 500`,
  );

/** Booked before a moment and not marked since, in order; `stores` null: of all stores. */
export const waitingBookings = (db: Handle, before: Date, stores: readonly string[] | null) =>
  read(
    db,
    sql`where status = 'booked' and starts_at < ${before}
      ${stores === null ? sql`` : sql`and store_id = any(${[...stores]}::text[])`}
      order by starts_at, id limit 500`,
  );

/** Bookings with this number, or whose name, machine, registration number and phone hold every word; the latest first. */
export const bookingsByText = (db: Handle, text: string, stores: readonly string[] | null, limit: number) => {
  const words = holdsAll(
    sql`booking_search_text(named.name, named.machine, named.vehicle_code, named.phone)`,
    searchWords(text),
  );
  const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  return read(
    db,
    sql`where id in (
        select numbered.id from service_booking numbered where numbered.id = ${number}::integer
        ${words ? sql`union all select named.id from service_booking named where ${words}` : sql``})
      ${stores === null ? sql`` : sql`and store_id = any(${[...stores]}::text[])`}
      order by starts_at desc, id desc limit ${limit}`,
  );
};

/** Locks a day of a store until the transaction ends, so that bookings of it come one after the other. */
export async function lockDay(tx: Handle, storeId: string, day: string): Promise<void> {
  await sql`insert into service_day (store_id, day) values (${storeId}, ${day}::date) on conflict do nothing`.execute(
    tx,
  );
  await sql`select 1 from service_day where store_id = ${storeId} and day = ${day}::date for update`.execute(tx);
}
