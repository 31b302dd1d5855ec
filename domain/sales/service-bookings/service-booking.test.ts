import { expect, test } from 'vitest';
import { bookingMoves, bookingStates, checkBooking, movesFrom } from './service-booking.ts';

const good = {
  machine: ' Polaris PN 640 2024 ',
  vehicleCode: 'abc-123',
  name: 'Aino Äyräpää',
  phone: '040 123 4567',
  email: ' Aino@Example.fi',
  note: 'Hihna vinkuu\r\nkylmänä',
};

test('details are read as typed (service-booking-1)', () => {
  expect(checkBooking(good, { needsEmail: true })).toEqual({
    ok: true,
    value: {
      machine: 'Polaris PN 640 2024',
      vehicleCode: 'ABC-123',
      name: 'Aino Äyräpää',
      phone: '040 123 4567',
      email: 'aino@example.fi',
      note: 'Hihna vinkuu\nkylmänä',
    },
  });
});

test.each([
  [{ machine: ' ' }, { machine: 'required' }],
  [{ machine: 'x'.repeat(121) }, { machine: 'tooLong' }],
  [{ machine: ['x'] }, { machine: 'text' }],
  [{ name: 'a\u0000' }, { name: 'text' }],
  [{ vehicleCode: '<b>' }, { vehicleCode: 'invalid' }],
  [{ email: '' }, { email: 'required' }],
  [{ email: 'aino' }, { email: 'email' }],
  [{ phone: 'soita' }, { phone: 'phone' }],
  [{ note: 'x'.repeat(1001) }, { note: 'tooLong' }],
  [{ note: 'a\u0007' }, { note: 'text' }],
])('%j is named: %j (service-booking-1)', (over, details) => {
  expect(checkBooking({ ...good, ...over }, { needsEmail: true })).toEqual({ ok: false, reason: 'invalid', details });
});

test('staff book by phone without an e-mail, but not without both (service-booking-4)', () => {
  expect(checkBooking({ ...good, email: '' }, { needsEmail: false }).ok).toBe(true);
  expect(checkBooking({ ...good, email: '', phone: '' }, { needsEmail: false })).toMatchObject({
    details: { phone: 'required' },
  });
});

test('finished and cancelled bookings stay so (service-booking-4)', () => {
  expect(bookingStates.map((state) => movesFrom(state).map((move) => bookingMoves[move]))).toEqual([
    ['came', 'cancelled'],
    ['ready', 'cancelled'],
    [],
    [],
  ]);
});
