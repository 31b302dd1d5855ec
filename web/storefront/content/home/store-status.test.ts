import { expect, test } from 'vitest';
import { loadLocale } from '#web/messages/i18n.tsx';
import { statusOf } from './store-status.ts';

test.each([
  ['fi', 'open', '18:00', 'Auki tänään klo 18 asti'],
  ['fi', 'later', '09:30', 'Avautuu klo 9.30'],
  ['en', 'open', '18:00', 'Open today until 18:00'],
  ['en', 'soon', '15:00', 'Closing soon, at 15:00'],
  ['en', 'later', '09:00', 'Opens at 09:00'],
  ['en', 'closed', null, 'Closed now'],
] as const)('in %s, %s at %s: %s', async (locale, state, time, text) => {
  const t = await loadLocale(locale, 'home');
  expect(statusOf({ state, time }, null, t, locale).text).toBe(text);
});

test.each([
  ['fi', 1, 'Suljettu nyt, avautuu huomenna klo 9'],
  ['en', 1, 'Closed now, opens tomorrow at 09:00'],
  ['fi', 2, 'Suljettu nyt, avautuu ma klo 9'],
  ['en', 2, 'Closed now, opens Mon at 09:00'],
] as const)('in %s, closed and open again in %i days: %s', async (locale, inDays, text) => {
  const t = await loadLocale(locale, 'home');
  const next = { day: '2026-11-23', inDays, time: '09:00' };
  expect(statusOf({ state: 'closed', time: null }, next, t, locale).text).toBe(text);
});
