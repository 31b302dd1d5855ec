import { expect, test } from 'vitest';
import { canMoveQuote, type QuoteActor, quoteStatusAt, quoteStatuses } from './quote-status.ts';

const actors: QuoteActor[] = ['shopper', 'shop', 'clock', 'order'];
const movesTo = (from: (typeof quoteStatuses)[number]) =>
  quoteStatuses.flatMap((to) => actors.filter((by) => canMoveQuote(from, to, by)).map((by) => `${by}: ${to}`));

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
  expect(quoteStatusAt({ status: 'answered', validUntil }, now)).toBe('expired');
  expect(quoteStatusAt({ status: 'accepted', validUntil }, now)).toBe('expired');
  expect(quoteStatusAt({ status: 'ordered', validUntil }, now)).toBe('ordered');
  expect(quoteStatusAt({ status: 'answered', validUntil: new Date(now.getTime() + 1) }, now)).toBe('answered');
  expect(quoteStatusAt({ status: 'requested', validUntil: null }, now)).toBe('requested');
});
