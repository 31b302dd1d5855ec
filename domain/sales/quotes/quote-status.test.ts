import { expect, test } from 'vitest';
import { mayMove, type QuoteActor, quoteStatuses, statusAt } from './quote-status.ts';

const actors: QuoteActor[] = ['shopper', 'shop', 'clock', 'order'];
const movesTo = (from: (typeof quoteStatuses)[number]) =>
  quoteStatuses.flatMap((to) => actors.filter((by) => mayMove(from, to, by)).map((by) => `${by}: ${to}`));

test.each([
  ['requested', ['shop: answered', 'shopper: withdrawn', 'shop: withdrawn']],
  ['answered', ['shop: answered', 'shopper: accepted', 'shopper: declined', 'clock: expired', 'shop: withdrawn']],
  ['accepted', ['order: ordered', 'clock: expired']],
  ['ordered', ['order: accepted']],
  ['declined', ['shop: answered']],
  ['expired', ['shop: answered']],
  ['withdrawn', []],
] as const)('from %s: %s', (from, moves) => {
  expect(movesTo(from)).toEqual(moves);
});

test('a quote past its end counts as expired before the job runs; an ordered one does not', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const validUntil = new Date(now);
  expect(statusAt({ status: 'answered', validUntil }, now)).toBe('expired');
  expect(statusAt({ status: 'accepted', validUntil }, now)).toBe('expired');
  expect(statusAt({ status: 'ordered', validUntil }, now)).toBe('ordered');
  expect(statusAt({ status: 'answered', validUntil: new Date(now.getTime() + 1) }, now)).toBe('answered');
  expect(statusAt({ status: 'requested', validUntil: null }, now)).toBe('requested');
});
