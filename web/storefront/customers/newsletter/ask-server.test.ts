import { expect, test } from 'vitest';
import type { AlertOutcome } from '#backend/customers/alerts/service.ts';
import { answerOf } from './ask-server.ts';

const formStamps = { stamp: () => 'fresh', trapped: () => null, problem: () => null };
const stampAfter = (outcome: AlertOutcome, typed: Record<string, string> = { stamp: 'typed' }) =>
  answerOf({ formStamps }, typed, outcome, {}).data.stamp;

test.each([
  ['an address to mend', { ok: false, reason: 'invalid', details: { email: 'invalid' } }],
  ['a press that came too early', { ok: false, reason: 'robot', details: 'early' }],
  ['a filled trap', { ok: false, reason: 'robot', details: 'website' }],
] as [string, AlertOutcome][])('after %s the form keeps its opening time', (_, outcome) => {
  expect(stampAfter(outcome)).toBe('typed');
});

test('an expired form, or one without a time, gets a new opening time', () => {
  expect(stampAfter({ ok: false, reason: 'robot', details: 'stale' })).toBe('fresh');
  expect(stampAfter({ ok: false, reason: 'robot', details: 'early' }, {})).toBe('fresh');
});
