import { expect, test } from 'vitest';
import { isReminderDay, nextReminder } from './reminder.ts';

test.each([
  ['2026-11-24', 12, '2026-11-24', '2027-11-24'],
  ['2026-01-31', 1, '2026-01-31', '2026-02-28'],
  ['2028-02-29', 12, '2028-02-29', '2029-02-28'],
  // the shop was away for half a year: one mail, and the next day lies ahead
  ['2026-01-31', 1, '2026-07-31', '2026-08-31'],
  ['2026-11-24', null, '2026-11-24', null],
])('after %s every %s months, on %s: %s (garage-2)', (day, months, today, next) => {
  expect(nextReminder(day, months, today)).toBe(next);
});

test('a reminder is set from today to ten years on (garage-2)', () => {
  expect(
    ['2026-11-23', '2026-11-24', '2036-11-24', '2036-11-25'].map((day) => isReminderDay(day, '2026-11-24')),
  ).toEqual([false, true, true, false]);
});
