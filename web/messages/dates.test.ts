import { expect, test } from 'vitest';
import { dateText, lastDayText, shortDateText, weekdayDateText } from '#web/messages/dates.ts';
import { weekdayNames } from '#web/messages/moments.ts';

test('formats Finnish dates with the weekday and without padding', () => {
  expect(weekdayDateText('2026-11-29T21:59:59Z', 'fi')).toBe('su 29.11.2026');
  expect(dateText('2026-11-08', 'fi')).toBe('8.11.2026');
  expect(shortDateText('2026-12-04', 'fi')).toBe('4.12.');
  expect(weekdayNames('fi')).toEqual(['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su']);
});

test('uses the shop’s time zone for a moment late in the evening', () => {
  expect(dateText('2026-11-28T22:30:00Z', 'fi')).toBe('29.11.2026');
});

test('formats English weekdays', () => {
  expect(weekdayDateText('2026-11-29', 'en')).toBe('Sun 29/11/2026');
});

test('a reduction that ends at midnight has the day before as its last day, with the weekday (price-9)', () => {
  expect(lastDayText('2026-11-29T22:00:00.000Z', 'fi')).toBe('su 29.11.2026');
  expect(lastDayText('2026-11-29T21:59:59.000Z', 'fi')).toBe('su 29.11.2026');
  expect(lastDayText('2026-11-29T22:00:01.000Z', 'fi')).toBe('ma 30.11.2026');
});
