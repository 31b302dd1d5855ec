import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

test('the week stands alone when nothing differs from it soon', () => {
  expect(openingHours({ id: 'oulu' }, 'fi', new Date('2026-11-21T10:00:00Z'))).toEqual(['ma–pe 9–18, la 10–15']);
});

test('days that differ within a fortnight are told with their reason', () => {
  const now = new Date('2026-12-20T10:00:00Z');
  expect(openingHours({ id: 'oulu' }, 'fi', now)).toEqual([
    'ma–pe 9–18, la 10–15',
    'to 24.12., Jouluaatto: suljettu',
    'pe 25.12., Joulupäivä: suljettu',
    'la 26.12., Tapaninpäivä: suljettu',
    'to 31.12., Uudenvuodenaatto: 9–15',
    'pe 1.1., Uudenvuodenpäivä: suljettu',
  ]);
  expect(openingHours({ id: 'ranua' }, 'en', now)).toContain('Thu 31/12, New Year’s Eve: closed');
});
