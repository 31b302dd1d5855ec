import { expect, test } from 'vitest';
import { TEST_RIDE } from '#domain/sales/service-bookings/bookable-work.ts';
import { testShop } from '#test/test-shop.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
// Ranua gives one ride at a time and has one mechanic
const ride = { storeId: 'ranua', work: TEST_RIDE, start: '2026-11-25T07:00:00.000Z', sku: 'OTSO' };
const details = { machine: 'Otso Savotta 900', name: 'Aino Virtanen', email: 'aino@example.fi' };

async function rides() {
  const { shop, clock } = await testShop();
  clock.now = NOW;
  let forms = 0;
  const book = (
    at: typeof ride | { storeId: string; work: string; start: string },
    over: Record<string, string> = {},
  ) => {
    forms++;
    // a person fills the form in for a minute
    clock.now = new Date(NOW.getTime() - 60_000);
    const stamp = shop.formStamps.stamp();
    clock.now = NOW;
    return shop.serviceBookings.book({ ...details, stamp, ...over }, at, {
      locale: 'fi',
      client: { ip: `192.0.2.${forms}` },
      userId: null,
      formKey: `form-${forms}`,
    });
  };
  return { shop, book };
}

test('a test ride is booked at once, mailed with a word about the licence, and seen by staff (test-ride-1)', async () => {
  const { shop, book } = await rides();
  const booked = await book(ride);
  const secret = booked.ok ? booked.value.secret : '';
  expect(await shop.serviceBookings.view(secret)).toMatchObject({ work: TEST_RIDE, sku: 'OTSO', isOpen: true });
  const [mail] = await shop.db.kysely.selectFrom('outbox_mail').select(['subject', 'body_text']).execute();
  expect(mail?.subject).toMatch(/^Koeajovaraus \d+/);
  expect(mail?.body_text).toContain('Ota ajokortti mukaan');
  const day = await shop.serviceBookings.staff.day({ kind: 'command', name: null }, '2026-11-25', 'ranua');
  expect(day).toMatchObject([{ machine: 'Otso Savotta 900', sku: 'OTSO' }]);
});

test('of 20 who want one machine at one time one gets it (test-ride-2)', async () => {
  const { book } = await rides();
  const at = { ...ride, storeId: 'oulu' };
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, i) => book(at, { email: `a${i}@example.fi` })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await book({ ...at, sku: 'KAIRA' })).ok).toBe(true);
  expect(await book({ ...at, sku: 'HALLA' })).toMatchObject({ reason: 'taken' });
});

test('a test ride takes no mechanic, and a service no ride (test-ride-2)', async () => {
  const { book } = await rides();
  const { storeId, start } = ride;
  expect((await book({ storeId, start, work: 'belt' })).ok).toBe(true);
  expect((await book(ride)).ok).toBe(true);
  expect(await book({ storeId, start, work: 'belt' }, { email: 'b@example.fi' })).toMatchObject({ reason: 'taken' });
});

test('a ride without a machine of the shop, or a service with one, is not booked (test-ride-1)', async () => {
  const { book } = await rides();
  const { storeId, start, work } = ride;
  expect(await book({ storeId, start, work })).toMatchObject({ reason: 'unknown' });
  expect(await book({ ...ride, work: 'belt' })).toMatchObject({ reason: 'unknown' });
});
