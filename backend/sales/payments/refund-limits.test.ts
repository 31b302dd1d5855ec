import { expect, test } from 'vitest';
import { refundHindrance } from './refund-limits.ts';

const now = new Date('2026-11-21T10:00:00Z');
const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * 7 * 86_400_000 - 1);
const paid = { method: 'osuuspankki', paidAt: weeksAgo(1), wasRefunded: false, email: 'a@b.fi' };

test.each([
  ['a bank without limits', { wasRefunded: true, paidAt: weeksAgo(200) }, null],
  ['Nordea', { method: 'nordea' }, null],
  ['Nordea a second time', { method: 'nordea', wasRefunded: true }, 'only_once'],
  ['Nordea within 13 weeks', { method: 'nordea', paidAt: weeksAgo(12) }, null],
  ['Nordea after 13 weeks', { method: 'nordea', paidAt: weeksAgo(13) }, 'too_old'],
  ['S-Pankki, which asks by e-mail', { method: 'spankki', wasRefunded: true }, null],
  ['Ålandsbanken without an address', { method: 'alandsbanken', email: '' }, 'no_email'],
  ['a means nobody told of', { method: null }, null],
])('%s', (_, over, expected) => {
  expect(refundHindrance({ ...paid, ...over }, now)).toBe(expected);
});
