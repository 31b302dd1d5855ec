import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { staffMember } from '#test/actors.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const details = {
  machine: 'Polaris PN 640 Trail 2024',
  vehicleCode: 'ABC-123',
  name: 'Aino Virtanen',
  email: 'aino@example.fi',
  phone: '040 123 4567',
  note: '',
};
// Ranua has one mechanic
const slot = { storeId: 'ranua', work: 'annual', start: '2026-11-25T07:00:00.000Z' };
const command = { kind: 'command', name: null } as const;

async function workshop() {
  const { shop, clock } = await testShop();
  clock.now = NOW;
  let forms = 0;
  const book = (over: Record<string, string> = {}, at = slot, more: { userId?: string; formKey?: string } = {}) => {
    forms++;
    const sender = {
      locale: 'fi' as const,
      client: { ip: `192.0.2.${forms}` },
      userId: null,
      formKey: `form-${forms}`,
    };
    // a person fills the form in for a minute
    const { now } = clock;
    clock.now = new Date(now.getTime() - 60_000);
    const stamp = shop.formStamps.stamp();
    clock.now = now;
    return shop.serviceBookings.book({ ...details, stamp, ...over }, at, { ...sender, ...more });
  };
  return { shop, clock, book, bookings: shop.serviceBookings };
}

const secretOf = (booked: Awaited<ReturnType<Awaited<ReturnType<typeof workshop>>['book']>>) =>
  booked.ok ? booked.value.secret : '';

test('a booking takes its time, mails its link and is one for a form sent twice (service-booking-1)', async () => {
  const { shop, book, bookings } = await workshop();
  const first = await book({}, slot, { formKey: 'same' });
  const again = await book({}, slot, { formKey: 'same' });
  expect((await book({}, { ...slot, storeId: 'oulu' }, { formKey: '\0' })).ok).toBe(true);
  expect(secretOf(again)).toBe(secretOf(first));
  expect(await bookings.view(secretOf(first))).toMatchObject({ id: 1001, status: 'booked', isOpen: true });
  const mails = await shop.db.kysely.selectFrom('outbox_mail').select(['kind', 'html', 'body_text']).execute();
  expect(mails.map(({ kind }) => kind)).toEqual(['service-booked', 'service-booked']);
  expect(mails.map(({ html }) => html).join()).toContain(`/varaa-huolto/${secretOf(first)}`);
  expect(mails.map((mail) => mail.body_text).join()).not.toContain('ABC-123');
  const times = await bookings.times(slot, '2026-11-25');
  const starts = times?.days.find(({ day }) => day === '2026-11-25')?.starts.map((at) => at.toISOString()) ?? [];
  expect(starts).not.toContain(slot.start);
  expect(starts[0]).toBe('2026-11-25T09:00:00.000Z');
});

test('scripts in the texts of a booking stay text in its mails (service-booking-1)', async () => {
  const { shop, book } = await workshop();
  const script = '"><script>alert(1)</script>';
  const booked = await book({ name: `Aino ${script}`, machine: script, note: script });
  expect(booked).toMatchObject({ ok: true });
  const { html } = await shop.db.kysely
    .selectFrom('outbox_mail')
    .select((row) => row.fn.agg<string>('string_agg', ['html', row.val(' ')]).as('html'))
    .executeTakeFirstOrThrow();
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).not.toContain('<script');
});

test('of 20 requests for the only mechanic one gets the time, the others are told (service-booking-2)', async () => {
  const { book, bookings } = await workshop();
  const sent = Array.from({ length: 20 }, (_, i) => book({ email: `asiakas${i}@example.fi` }));
  const outcomes = await Promise.all(sent);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter((one) => !one.ok && one.reason === 'taken')).toHaveLength(19);
  expect(await bookings.staff.day(command, '2026-11-25', 'ranua')).toHaveLength(1);
});

test('three mechanics take three of twenty (service-booking-2)', async () => {
  const { book } = await workshop();
  const at = { ...slot, storeId: 'oulu' };
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, i) => book({ email: `a${i}@example.fi` }, at)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
});

test.each([
  ['a past time', '2026-11-18T07:00:00.000Z', 'taken'],
  ['a Sunday', '2026-11-22T08:00:00.000Z', 'taken'],
  ['Independence Day', '2027-12-06T08:00:00.000Z', 'taken'],
  ['half past', '2026-11-25T07:30:00.000Z', 'taken'],
  ['after the days ahead', '2027-06-01T06:00:00.000Z', 'taken'],
  ['no time', '<script>', 'invalid'],
])('%s is not booked (service-booking-1)', async (_, start, reason) => {
  const { book } = await workshop();
  expect(await book({}, { ...slot, start })).toMatchObject({ ok: false, reason });
});

test('unknown stores, works and robots book nothing (service-booking-1)', async () => {
  const { book, bookings } = await workshop();
  expect(await book({}, { ...slot, storeId: 'x' })).toMatchObject({ reason: 'unknown' });
  expect(await book({}, { ...slot, work: "' or 1=1" })).toMatchObject({ reason: 'unknown' });
  expect(await bookings.view('\0')).toBeNull();
  expect(await bookings.cancel('\0')).toMatchObject({ reason: 'unknown' });
  expect(await book({ website: 'x' })).toMatchObject({ reason: 'robot' });
  expect(await bookings.staff.day(command, '2026-11-25', null)).toEqual([]);
});

test('the customer moves and cancels up to a day before, and the time is free again (service-booking-3)', async () => {
  const { clock, book, bookings } = await workshop();
  const secret = secretOf(await book());
  expect(await bookings.move(secret, '2026-11-26T07:00:00.000Z')).toMatchObject({ ok: true });
  expect((await book({ email: 'b@example.fi' })).ok).toBe(true);
  expect(await bookings.move(secret, slot.start)).toMatchObject({ reason: 'taken' });
  expect(await bookings.cancel(secret)).toMatchObject({ ok: true });
  expect(await bookings.cancel(secret)).toMatchObject({ reason: 'late' });
  expect((await book({}, { ...slot, start: '2026-11-26T07:00:00.000Z' })).ok).toBe(true);
  const late = secretOf(await book({}, { ...slot, start: '2026-11-23T11:00:00.000Z' }));
  clock.now = new Date('2026-11-22T11:00:01Z');
  expect(await bookings.cancel(late)).toMatchObject({ reason: 'late' });
  expect(await bookings.move(late, '2026-11-27T07:00:00.000Z')).toMatchObject({ reason: 'late' });
  expect(await bookings.cancel('x')).toMatchObject({ reason: 'unknown' });
});

test('the day before, one reminder goes to who still has a booking (service-booking-5)', async () => {
  const { shop, clock, book, bookings } = await workshop();
  await book();
  await bookings.cancel(secretOf(await book({ email: 'pois@example.fi' }, { ...slot, storeId: 'oulu' })));
  clock.now = new Date('2026-11-24T07:07:00Z');
  await bookings.remind();
  await bookings.remind();
  const mails = await shop.db.kysely
    .selectFrom('outbox_mail')
    .select('recipient')
    .where('kind', '=', 'service-reminder')
    .execute();
  expect(mails).toEqual([{ recipient: details.email }]);
});

test('staff mark, note and book on the phone, with an entry in the log each (service-booking-4)', async () => {
  const { shop, bookings } = await workshop();
  const at = { storeId: 'ranua', work: 'belt', startsAt: new Date('2026-11-25T07:00:00Z'), key: 'k' };
  const made = await bookings.staff.book(command, { ...details, email: '' }, at);
  const id = made.ok ? made.value.id : 0;
  expect(await bookings.staff.move(command, id, 'finish')).toMatchObject({ reason: 'not_now', details: 'booked' });
  expect(await bookings.staff.move(command, id, 'come')).toMatchObject({ ok: true });
  expect(await bookings.staff.note(command, id, ' Hihna\0 kulunut ')).toBe(true);
  expect(await bookings.staff.move(command, id, 'finish')).toMatchObject({ value: { status: 'ready' } });
  expect(await bookings.staff.one(command, id)).toMatchObject({ staffNote: 'Hihna kulunut', status: 'ready' });
  const entries = await shop.db.kysely
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_kind', '=', 'service-booking')
    .orderBy('at')
    .execute();
  expect(entries.map(({ action }) => action).sort()).toEqual(
    ['book', 'come', 'finish', 'note'].map((action) => `service-bookings.${action}`),
  );
});

test('staff find bookings by number, name, machine, registration number and phone, within their stores (service-booking-4)', async () => {
  const { shop, book, bookings } = await workshop();
  await book();
  await book(
    { name: 'Eero Lehto', machine: 'Lynx Ranger 2020', vehicleCode: 'XYZ-9', phone: '050 765 4321' },
    { ...slot, storeId: 'oulu' },
  );
  const sales = await staffMember(shop.db.kysely, 'sales');
  const found = async (text: string, who = sales) => (await bookings.staff.find(who, text, 5)).map(({ name }) => name);
  for (const text of ['1001', 'virtanen', 'aino polaris', 'abc-123', '040 123 4567', '+358 40 1234567'])
    expect(await found(text), text).toEqual(['Aino Virtanen']);
  expect(await found('xyz-9')).toEqual(['Eero Lehto']);
  for (const text of ['9999', '99999999999', 'ei', '%%%']) expect(await found(text), text).toEqual([]);
  const store = { ...(await staffMember(shop.db.kysely, 'store')), stores: ['ranua'] };
  expect([await found('virtanen', store), await found('lehto', store)]).toEqual([['Aino Virtanen'], []]);
});

test('bookings are in the export and go with the account; guests’ after three years (own-data-1)', async () => {
  const { shop, book } = await workshop();
  const customer = await makeCustomer(shop);
  await book({}, slot, { userId: customer.userId });
  await book({ email: 'vieras@example.fi' }, { ...slot, storeId: 'oulu' });
  const data = await shop.accounts.exportData(customer.userId);
  expect(data?.serviceBookings).toMatchObject([{ machine: details.machine, vehicleCode: 'ABC-123' }]);
  await shop.accounts.deleteAccount(customer.visitor, customer);
  const left = () => shop.db.kysely.selectFrom('service_booking').select('email').execute();
  expect(await left()).toEqual([{ email: 'vieras@example.fi' }]);
  await shop.db.kysely.transaction().execute(async (tx) => {
    await shop.serviceBookings.forget(tx, { guestsBefore: new Date('2029-11-26T00:00:00Z') });
  });
  expect(await left()).toEqual([]);
});

test('Today counts the bookings of the day that wait for their machine (service-booking-4)', async () => {
  const { shop, clock, book, bookings } = await workshop();
  const owner = await staffMember(shop.db.kysely, 'owner');
  await book();
  await book({ email: 'b@example.fi' }, { ...slot, start: '2026-11-26T07:00:00.000Z' });
  const waiting = async () => (await shop.workQueue.counts(owner, null)).service;
  expect(await waiting()).toBeUndefined();
  clock.now = new Date('2026-11-25T06:00:00Z');
  expect(await waiting()).toBe(1);
  await bookings.staff.move(command, 1001, 'come');
  expect(await waiting()).toBeUndefined();
});

test('the mails carry the calendar file, and a cancellation one that cancels (service-booking-5)', async () => {
  const { shop, book, bookings } = await workshop();
  const secret = secretOf(await book());
  await bookings.move(secret, '2026-11-26T07:00:00.000Z');
  await bookings.cancel(secret);
  await shop.mail.deliverWaiting();
  const sources = await Promise.all((await shop.mail.mailbox.list()).map(({ id }) => shop.mail.mailbox.source(id)));
  const files = await Promise.all(
    sources.map(async (source) => {
      const [file, ...more] = (await PostalMime.parse(source ?? '')).attachments;
      expect(more).toEqual([]);
      expect(file).toMatchObject({ filename: 'huolto.ics', mimeType: 'text/calendar', method: 'PUBLISH' });
      // the parser changes line ends: the bytes as they are sent
      const sent = /filename=huolto\.ics\r\n\r\n([\w+/=\r\n]+)/.exec(source ?? '')?.[1] ?? '';
      return Buffer.from(sent, 'base64').toString();
    }),
  );
  const stored = await shop.db.kysely.selectFrom('service_booking').select('version').executeTakeFirstOrThrow();
  expect(stored.version).toBe(3);
  for (const [version, status, start] of [
    [1, 'CONFIRMED', '20261125T070000Z'],
    [2, 'CONFIRMED', '20261126T070000Z'],
    [3, 'CANCELLED', '20261126T070000Z'],
  ]) {
    const file = files.find((text) => text.includes(`SEQUENCE:${version}\r\n`));
    expect(file).toContain(`STATUS:${status}\r\n`);
    expect(file).toContain(`DTSTART:${start}\r\n`);
    expect(file).toContain('UID:service-1001@shop.test\r\n');
    // no line feed without a carriage return, no line over 75 octets
    expect(file).not.toMatch(/(?<!\r)\n/);
    for (const line of file?.split('\r\n') ?? []) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
});

test('staff move a booking to a free time, with a mail and an entry in the log (service-booking-6)', async () => {
  const { shop, book, bookings, clock } = await workshop();
  await book();
  await book({ email: 'b@example.fi' }, { ...slot, start: '2026-11-26T07:00:00.000Z' });
  const { reschedule } = bookings.staff;
  expect(await reschedule(command, 1001, '2026-11-26T07:00:00.000Z')).toMatchObject({ reason: 'taken' });
  expect(await reschedule(command, 1001, '2026-11-22T07:00:00.000Z')).toMatchObject({ reason: 'taken' });
  expect(await reschedule(command, 1001, 'x')).toMatchObject({ reason: 'taken' });
  expect(await reschedule(command, 999, slot.start)).toMatchObject({ reason: 'unknown' });
  // less than 24 hours before, when the customer may not any more
  clock.now = new Date('2026-11-24T12:00:00Z');
  const to = '2026-11-27T07:00:00.000Z';
  for (let n = 0; n < 2; n++)
    expect(await reschedule(command, 1001, to)).toMatchObject({ value: { startsAt: new Date(to) } });
  const { rows } = await shop.db.query(`select recipient from outbox_mail where kind = 'service-moved'`);
  expect(rows).toEqual([{ recipient: details.email }]);
  const entries = await shop.db.query(`select before, after from audit_entry where action like '%.reschedule'`);
  expect(entries.rows).toEqual([{ before: { startsAt: slot.start }, after: { startsAt: to } }]);
  // the former time is free
  expect((await book({ email: 'c@example.fi' })).ok).toBe(true);
  await bookings.staff.move(command, 1001, 'come');
  expect(await reschedule(command, 1001, '2026-11-30T07:00:00.000Z')).toMatchObject({
    reason: 'not_now',
    details: 'came',
  });
});

test('of 20 bookings moved at once to one time, as many get it as there are mechanics (service-booking-6)', async () => {
  const { shop, bookings } = await workshop();
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];
  const times = days.flatMap((day) => Array.from({ length: 3 }, (_, n) => [new Date(`${day}T07:00:00Z`), n] as const));
  const ids: number[] = [];
  for (const [startsAt, n] of times.slice(0, 20)) {
    const at = { storeId: 'oulu', work: 'annual', startsAt, key: `${startsAt.toISOString()} ${n}` };
    const made = await bookings.staff.book(command, { ...details, email: '' }, at);
    if (made.ok) ids.push(made.value.id);
  }
  expect(ids).toHaveLength(20);
  const to = '2026-12-08T07:00:00.000Z';
  const moved = await Promise.all(ids.map((id) => bookings.staff.reschedule(command, id, to)));
  expect(moved.filter(({ ok }) => ok)).toHaveLength(3);
  const { rows } = await shop.db.query(`select count(*)::int as n from service_booking where starts_at = $1`, [to]);
  expect(rows).toEqual([{ n: 3 }]);
});

test('a store moves its own bookings only (service-booking-6)', async () => {
  const { shop, book, bookings } = await workshop();
  await book();
  const stranger = await staffMember(shop.db.kysely, 'store', { stores: ['oulu'] });
  await expect(bookings.staff.reschedule(stranger, 1001, '2026-11-26T07:00:00.000Z')).rejects.toThrow();
  expect(await bookings.staff.one(command, 1001)).toMatchObject({ startsAt: new Date(slot.start) });
});
