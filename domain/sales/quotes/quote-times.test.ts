import { expect, test } from 'vitest';
import { endOfDay, isReminderDue, lastDay, orderUntil } from './quote-times.ts';

const zone = 'Europe/Helsinki';
const at = (text: string) => new Date(text);

test('a quote reply is valid through its last day, also when clocks change', () => {
  expect(endOfDay('2026-12-05', zone)).toEqual(at('2026-12-05T22:00:00Z'));
  expect(endOfDay('2026-10-25', zone)).toEqual(at('2026-10-25T22:00:00Z'));
  expect(endOfDay('2026-06-30', zone)).toEqual(at('2026-06-30T21:00:00Z'));
  for (const day of ['2026-12-05', '2026-10-25', '2027-03-28']) expect(lastDay(endOfDay(day, zone), zone)).toBe(day);
});

test('accepted prices are valid as long as the reply, and at least a week (quote-5)', () => {
  const until = endOfDay('2026-12-05', zone);
  expect(orderUntil(until, at('2026-11-21T10:00:00Z'), zone)).toEqual(until);
  expect(orderUntil(until, at('2026-12-05T21:59:00Z'), zone)).toEqual(endOfDay('2026-12-12', zone));
});

test.each([
  ['just before the two days', '2026-11-21', '2026-12-03T21:59:59Z', false],
  ['at two days', '2026-11-21', '2026-12-03T22:00:00Z', true],
  ['at the end', '2026-11-21', '2026-12-05T22:00:00Z', false],
  ['of an answer that was short from the beginning', '2026-12-03', '2026-12-04T10:00:00Z', false],
])('reminder %s', (_, answered, now, expected) => {
  const times = { answeredAt: at(`${answered}T10:00:00Z`), validUntil: at('2026-12-05T22:00:00Z') };
  expect(isReminderDue(times, at(now))).toBe(expected);
});
