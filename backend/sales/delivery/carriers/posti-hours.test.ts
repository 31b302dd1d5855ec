import { expect, test } from 'vitest';
import { postiHours } from './posti-hours.ts';

test('reads weekdays by name or number, and times by their usual names', () => {
  expect(
    postiHours([
      { weekday: 'MONDAY', opens: '08:00', closes: '20:00' },
      { day: 'Tue', from: '8.00', to: '20.00' },
      { dayOfWeek: 7, timeFrom: '10:00:00', timeTo: '18:00:00' },
    ]),
  ).toEqual({
    1: { opens: '08:00', closes: '20:00' },
    2: { opens: '08:00', closes: '20:00' },
    7: { opens: '10:00', closes: '18:00' },
  });
});

test.each([[undefined], ['ma-pe 8-20'], [[null, 3, {}]], [[{ weekday: 'MONDAY', opens: '20:00', closes: '08:00' }]]])(
  'returns null for %j',
  (told) => expect(postiHours(told)).toBeNull(),
);
