import { expect, test } from 'vitest';
import { DatabaseUnavailable, isAway, throwAway } from './database-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['nobody listens', withCode('ECONNREFUSED'), true],
  ['the same at both addresses', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]), true],
  ['it stops', withCode('57P01'), true],
  ['it starts', withCode('57P03'), true],
  ['it has no room', withCode('53100'), true],
  ['the connection broke', new Error('Connection terminated unexpectedly'), true],
  ['the driver waited', new Error('timeout exceeded when trying to connect'), true],
  ['a statement took too long', withCode('57014'), false],
  ['two orders at once', withCode('40P01'), false],
  ['twice the same key', withCode('23505'), false],
  ['a bug of ours', new TypeError('x is undefined'), false],
  ['nothing in particular', new AggregateError([]), false],
])('%s', (_, error, expected) => {
  expect(isAway(error)).toBe(expected);
  expect(() => throwAway(error)).toThrow(expected ? DatabaseUnavailable : error);
});

test('is retryable and keeps its cause for the log', () => {
  const reason = withCode('ECONNREFUSED');
  expect(new DatabaseUnavailable(reason)).toMatchObject({ status: 503, cause: reason });
});
