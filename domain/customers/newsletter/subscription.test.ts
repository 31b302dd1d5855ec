import { expect, test } from 'vitest';
import { after, mayMail, type SubscriptionStatus, type SubscriptionStep, suppressionReasons } from './subscription.ts';

test.each<[SubscriptionStatus, SubscriptionStep, SubscriptionStatus]>([
  ['pending', 'ask', 'pending'],
  ['confirmed', 'ask', 'confirmed'],
  ['unsubscribed', 'ask', 'unsubscribed'],
  ['pending', 'confirm', 'confirmed'],
  ['confirmed', 'confirm', 'confirmed'],
  ['unsubscribed', 'confirm', 'confirmed'],
  ['pending', 'unsubscribe', 'unsubscribed'],
  ['confirmed', 'unsubscribe', 'unsubscribed'],
  ['unsubscribed', 'unsubscribe', 'unsubscribed'],
])('%s, %s: %s', (status, step, next) => expect(after(status, step)).toBe(next));

test('an unsubscribed address still gets other mails it requested; a complaint ends them all', () => {
  const allowed = (mail: 'letter' | 'confirmation' | 'watch') =>
    suppressionReasons.filter((reason) => mayMail(reason, mail));
  expect(allowed('letter')).toEqual([]);
  expect(allowed('confirmation')).toEqual(['unsubscribed']);
  expect(allowed('watch')).toEqual(['unsubscribed']);
  expect(mayMail(null, 'letter')).toBe(true);
});
