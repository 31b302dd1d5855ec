import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReminderDue, type WaitingCart } from './cart-reminder.ts';

const now = new Date('2026-11-29T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const cart: WaitingCart = { isEmpty: false, begunAt: ago(30), changedAt: ago(5), remindedAt: null, orderedAt: null };

test.each<[what: string, over: Partial<WaitingCart>, due: boolean]>([
  ['a cart that has lain long enough', {}, true],
  ['one that changed an hour ago', { changedAt: ago(1) }, false],
  ['one of more than a week', { begunAt: ago(200), changedAt: ago(169) }, false],
  ['an empty one', { isEmpty: true }, false],
  ['one whose customer ordered since', { orderedAt: ago(2) }, false],
  ['one whose customer ordered before', { orderedAt: ago(6) }, true],
  ['one that was reminded of', { remindedAt: ago(20) }, false],
  ['a new one, three weeks after another’s reminder', { remindedAt: ago(24 * 21) }, true],
  ['a new one, a week after another’s reminder', { remindedAt: ago(24 * 7) }, false],
])('%s: due %s %s (cart-reminder-1)', (_what, over, due) => {
  expect(isReminderDue({ ...cart, ...over }, 4, now)).toBe(due);
});

test('no cart is reminded of twice, however often the job looks (cart-reminder-1)', () => {
  const hour = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(hour, hour, fc.integer({ min: 1, max: 168 }), (begun, changed, hours) => {
      const waiting = { ...cart, begunAt: ago(Math.max(begun, changed)), changedAt: ago(Math.min(begun, changed)) };
      if (!isReminderDue(waiting, hours, now)) return;
      for (const later of [0, 1, 100, 1000]) {
        const then = new Date(now.getTime() + later * 3_600_000);
        expect(isReminderDue({ ...waiting, remindedAt: now }, hours, then)).toBe(false);
      }
    }),
  );
});
