import { expect, test } from 'vitest';
import { clockText } from '#domain/base/time/clock-text.ts';
import type { PickupTime } from '#domain/catalog/stock/pickup-time.ts';
import { pickupSentence } from './pickup-sentence.ts';

const opens = (inDays: number, day: string): PickupTime => ({ kind: 'opens', inDays, day, time: '09:30' });

test.each([
  [{ kind: 'today', time: '18:00' }, 'nouto tänään', 'pickup today'],
  [opens(0, '2026-11-23'), 'nouto tänään klo 9.30', 'pickup today at 09:30'],
  [opens(1, '2026-11-24'), 'nouto huomenna klo 9.30', 'pickup tomorrow at 09:30'],
  [opens(2, '2026-11-23'), 'nouto ma klo 9.30', 'pickup Mon at 09:30'],
] as [PickupTime, string, string][])('the pickup text of %j in both languages', (pickup, fi, en) => {
  expect(pickupSentence(pickup, 'fi')).toBe(fi);
  expect(pickupSentence(pickup, 'en')).toBe(en);
});

test('Finnish omits the minutes of whole hours', () => {
  expect(clockText('18:00', 'fi')).toBe('18');
  expect(clockText('09:05', 'fi')).toBe('9.05');
});
